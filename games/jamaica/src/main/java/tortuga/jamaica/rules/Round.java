package tortuga.jamaica.rules;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Decision.Manner;
import tortuga.engine.Lists;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;
import tortuga.engine.steps.Chapter;
import tortuga.jamaica.Card;
import tortuga.jamaica.Cargo;
import tortuga.jamaica.Half;
import tortuga.jamaica.JamaicaEvent;
import tortuga.jamaica.JamaicaEvent.*;
import tortuga.jamaica.JamaicaMove;
import tortuga.jamaica.JamaicaMove.Assign;
import tortuga.jamaica.JamaicaMove.Choose;
import tortuga.jamaica.Treasure;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Ship;
import tortuga.jamaica.state.Step;
import tortuga.jamaica.state.Step.*;

/// The round: dice, cards, turns. What a turn brings is in the other chapters.
final class Round extends JamaicaChapter {
  static final JamaicaQuestionRule<PlaceDice> PLACE_DICE = new PlaceDiceRule();
  static final JamaicaQuestionRule<ChooseCard> CHOOSE_CARD = new ChooseCardRule();

  static final Luck NAVIGATION = Luck.die("navigation");
  private static final Luck FIRST_CAPTAIN = Luck.seat("captain");
  private static final Luck DRAW = Luck.of("draw", Card.class);
  private static final Luck ANY_CARD = Luck.of("default", Card.class);

  private static final List<JamaicaMove> CHOICES =
      Lists.of(Card.values().length, card -> new Choose(Card.of(card)));

  /// By ship.
  private static final List<Step[]> HALVES =
      Lists.of(
          Seat.MOST, ship -> new Step[] {new Act(ship, Half.MORNING), new Act(ship, Half.EVENING)});

  private static final int HAND = 3;
  private static final int HAND_WITH_MAP = 4;

  private final Options options;

  Round(Chapter<JamaicaState, Step, JamaicaEvent> same, Options options) {
    super(same);
    this.options = options;
  }

  /// Sets the table up: goods, cards and a captain for everybody.
  @Rule({"JAM-SETUP-06", "JAM-SETUP-09", "JAM-RULING-50"})
  void setUp() {
    loadShips();
    for (int seat = 0; seat < table.seats; seat++) {
      ship(seat).pile = Card.ALL;
      ship(seat).pileSize = Card.values().length;
      refill(seat);
    }
    table.captain =
        options.firstCaptain() == FirstCaptain.FIRST_SEAT
            ? Seat.of(0)
            : Seat.of(chance.below(FIRST_CAPTAIN, table.seats));
    agenda.push(new StartRound());
  }

  /// Every ship has its first goods in Port Royal; with two players a Ghost joins them.
  @Rule({"JAM-SETUP-05", "JAM-SETUP-08"})
  void loadShips() {
    for (int seat = 0; seat < table.seats; seat++) {
      ship(seat).stow(1, Cargo.FOOD, 3);
      ship(seat).stow(2, Cargo.DOUBLOONS, 3);
    }
    if (table.hasGhost()) new GhostShip(this).setUp();
  }

  /// The captain rolls both dice and assigns them; all choose a card in secret, then act in turn.
  @Rule({"JAM-ROUND-01", "JAM-ROUND-05", "JAM-GHOST-04"})
  void startRound() {
    table.round++;
    tell(new RoundBegun(table.round, table.captain));
    int first = chance.die(NAVIGATION, 6);
    int second = chance.die(NAVIGATION, 6);
    tell(new DiceRolled(table.captain, first, second));
    planRound();
    if (first == second) place(first, second);
    else agenda.push(new PlaceDice(first, second));
  }

  /// Plans the rest of a round from the choice of cards on, the end first: the agenda is a stack.
  void planRound() {
    Step[] turns = new Step[table.seats];
    for (int turn = 0; turn < table.seats; turn++) {
      turns[turn] = new TakeTurn(table.clockwise(table.captain, turn).index());
    }
    agenda.push(new EndRound());
    if (table.hasGhost()) agenda.plan(new HauntSea(Half.MORNING), new HauntSea(Half.EVENING));
    agenda.plan(turns);
    agenda.push(new ChooseCard());
  }

  /// Which die is for the morning, and which for the evening.
  private static final class PlaceDiceRule implements JamaicaQuestionRule<PlaceDice> {
    @Override
    public Seats asked(JamaicaState table, PlaceDice dice) {
      return Seats.of(table.captain);
    }

    @Override
    public void offer(JamaicaState table, PlaceDice dice, Seat seat, Moves<JamaicaMove> moves) {
      moves.add(new Assign(dice.first(), dice.second()));
      moves.add(new Assign(dice.second(), dice.first()));
    }

    @Override
    public String objection(JamaicaState concealed, PlaceDice dice, Seat seat, JamaicaMove move) {
      return move instanceof Assign ? Objections.NOT_THESE_DICE : Objections.OTHER_QUESTION;
    }
  }

  @Rule("JAM-ROUND-02")
  void assign(int morning, int evening) {
    agenda.pop();
    place(morning, evening);
  }

  private void place(int morning, int evening) {
    table.morning = morning;
    table.evening = evening;
    tell(new DiceAssigned(morning, evening));
  }

  /// Which card of the hand is played; for whoever says nothing, any.
  private static final class ChooseCardRule implements JamaicaQuestionRule<ChooseCard> {
    @Override
    public Seats asked(JamaicaState table, ChooseCard choice) {
      return table.undecided();
    }

    @Override
    public Manner manner(JamaicaState table, ChooseCard choice) {
      return Manner.SECRET;
    }

    @Override
    public void offer(JamaicaState table, ChooseCard choice, Seat seat, Moves<JamaicaMove> moves) {
      for (int left = table.ship(seat).hand; left != 0; left &= left - 1) {
        moves.add(CHOICES.get(Integer.numberOfTrailingZeros(left)));
      }
    }

    @Override
    public String objection(
        JamaicaState concealed, ChooseCard choice, Seat seat, JamaicaMove move) {
      return move instanceof Choose ? Objections.NOT_IN_HAND : Objections.OTHER_QUESTION;
    }

    @Override
    @Rule("JAM-RULING-49")
    public JamaicaMove fallback(
        JamaicaState concealed, ChooseCard choice, Seat seat, Chance chance) {
      return new Choose(Card.of(chance.pick(ANY_CARD, concealed.ship(seat).hand)));
    }
  }

  /// Nobody acts before all have chosen, and a chosen card stays chosen.
  @Rule({"JAM-ROUND-03", "JAM-RULING-34", "JAM-RULING-35"})
  void choose(Seat seat, Card card) {
    table.ship(seat).choose(card);
    tell(new CardChosen(seat));
    if (!table.undecided().isEmpty()) return;
    agenda.pop();
    if (options.cardReveal() == CardReveal.TOGETHER) {
      for (int turn = 0; turn < table.seats; turn++) reveal(table.clockwise(table.captain, turn));
    }
  }

  private void reveal(Seat seat) {
    Ship ship = table.ship(seat);
    if (ship.revealed) return;
    ship.revealed = true;
    tell(new CardRevealed(seat, ship.chosen()));
  }

  /// A player turns the chosen card up, and does its morning half, then its evening half.
  @Rule({"JAM-ROUND-04", "JAM-ACT-01"})
  void takeTurn(int ship) {
    reveal(Seat.of(ship));
    agenda.plan(HALVES.get(ship));
  }

  /// Does one half of a card with the die of that half; a ship that is home does nothing.
  @Rule({"JAM-ACT-01", "JAM-MOVE-01", "JAM-END-02", "JAM-RULING-06"})
  void act(int ship, Half half) {
    if (ship(ship).isHome()) return;
    int die = table.die(half);
    switch (ship(ship).chosen().symbol(half)) {
      case AHEAD -> new Sailing(this).moveAhead(ship, die);
      case BACK -> new Sailing(this).moveBack(ship, die);
      case FOOD -> new Loading(this).load(ship, Cargo.FOOD, die);
      case DOUBLOONS -> new Loading(this).load(ship, Cargo.DOUBLOONS, die);
      case CANNONS -> new Loading(this).load(ship, Cargo.CANNONS, die);
    }
  }

  /// The cards played are discarded; then the race is over, or the compass passes to the left.
  @Rule({
    "JAM-ROUND-06",
    "JAM-ROUND-07",
    "JAM-ROUND-09",
    "JAM-END-03",
    "JAM-RULING-46",
    "JAM-RULING-48"
  })
  void endRound() {
    for (int seat = 0; seat < table.seats; seat++)
      if (ship(seat).hasChosen()) ship(seat).discardChosen();
    if (table.lastRound || table.round >= options.roundLimit()) {
      new Scoring(table).tell(journal);
      return;
    }
    for (int seat = 0; seat < table.seats; seat++) refill(seat);
    table.captain = table.captain.next(table.seats);
    agenda.push(new StartRound());
  }

  /// A player draws up to the hand size, from the shuffled discards when the pile is empty.
  @Rule({"JAM-ROUND-07", "JAM-ROUND-08", "JAM-TREAS-04", "JAM-RULING-32", "JAM-RULING-33"})
  private void refill(int seat) {
    Ship ship = ship(seat);
    int size = ship.owns(Treasure.MAP) ? HAND_WITH_MAP : HAND;
    while (ship.handSize < size) {
      if (ship.pileSize == 0) {
        ship.reshuffle();
        tell(new CardsReshuffled(Seat.of(seat)));
      }
      Card card = Card.of(chance.pick(DRAW, ship.pile));
      ship.draw(card);
      tell(new CardDrawn(Seat.of(seat), Optional.of(card)));
    }
  }
}
