package tortuga.jamaica;

import java.util.Optional;
import tortuga.engine.Journal;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;
import tortuga.jamaica.JamaicaEvent.*;
import tortuga.jamaica.JamaicaMove.*;
import tortuga.jamaica.Step.*;

/// The round: dice, cards, turns. What a turn brings stands in the other chapters.
final class Referee extends Chapter {
  private static final Luck NAVIGATION = Luck.die("navigation");
  private static final Luck FIRST_CAPTAIN = Luck.seat("captain");
  private static final int HAND = 3;
  private static final int HAND_WITH_MAP = 4;

  private final Options options;

  Referee(
      Options options, JamaicaState table, Chance chance, Journal<? super JamaicaEvent> journal) {
    super(table, chance, journal);
    this.options = options;
  }

  /// Sets the table up: goods, cards and a captain for everybody, and with two players a Ghost.
  @Rule({"JAM-SETUP-05", "JAM-SETUP-06", "JAM-SETUP-08", "JAM-SETUP-09", "JAM-RULING-50"})
  void setUp() {
    for (int seat = 0; seat < table.seats; seat++) {
      Ship ship = ship(seat);
      ship.stow(1, Cargo.FOOD, 3);
      ship.stow(2, Cargo.DOUBLOONS, 3);
      ship.pile = Card.ALL;
      ship.pileSize = Card.values().length;
      refill(seat);
    }
    if (table.hasGhost()) new GhostShip(this).setUp();
    table.captain =
        options.firstCaptain() == FirstCaptain.FIRST_SEAT
            ? Seat.of(0)
            : Seat.of(chance.below(FIRST_CAPTAIN, table.seats));
    agenda.push(new StartRound());
    carryOn();
  }

  void play(Seat seat, JamaicaMove move) {
    switch (move) {
      case Assign(int morning, int evening) -> assign(morning, evening);
      case Choose(Card card) -> choose(seat, card);
      case Sail(Place to) -> new Sailing(this).sail(to);
      case Retreat(Place to) -> new Sailing(this).retreat(to);
      case Steer(Place to) -> new GhostShip(this).steer(to);
      case Attack(int ship) -> new Boarding(this).attack(ship);
      case Spend(int cannons) -> new Boarding(this).spend(cannons);
      case Keep() -> new Boarding(this).keep();
      case Reroll() -> new Boarding(this).reroll();
      case StealHold(int hold) -> new Looting(this).stealHold(hold);
      case StealPower(Treasure power) -> new Looting(this).stealPower(power);
      case StealHidden() -> new Looting(this).stealHidden();
      case Give(Treasure curse) -> new Looting(this).give(curse);
      case Nothing() -> new Looting(this).decline();
      case Stow(Stow.Where where) -> new Loading(this).stow(where);
      case Dump(int hold) -> new Loading(this).dump(hold);
      case Pay(int hold, int amount) -> new Paying(this).payFrom(hold, amount);
    }
    carryOn();
  }

  /// Sees to every duty in turn, until there is a question to ask or the race is over.
  void carryOn() {
    while (!agenda.isEmpty()) {
      switch (agenda.current()) {
        case ChooseCard choice when table.asked(choice).isEmpty() -> agenda.pop();
        case Question question -> {
          table.toAct = table.asked(question);
          return;
        }
        case Duty duty -> {
          agenda.pop();
          seeTo(duty);
        }
      }
    }
    table.toAct = Seats.NONE;
  }

  /// A ship that is home has nothing more to do than to turn its card up.
  @Rule("JAM-END-02")
  private void seeTo(Duty duty) {
    switch (duty) {
      case MoveAhead(int ship, _) when rests(ship) -> {}
      case MoveBack(int ship, _) when rests(ship) -> {}
      case Load(int ship, _, _) when rests(ship) -> {}
      case Settle(int ship) when rests(ship) -> {}
      case Fight(int attacker, int defender) when rests(attacker) || rests(defender) -> {}
      case StartRound() -> startRound();
      case TakeTurn(int ship) -> takeTurn(ship);
      case Act(int ship, Half half) -> act(ship, half);
      case Load(int ship, Cargo cargo, int amount) -> new Loading(this).load(ship, cargo, amount);
      case MoveAhead(int ship, int steps) -> new Sailing(this).moveAhead(ship, steps);
      case MoveBack(int ship, int steps) -> new Sailing(this).moveBack(ship, steps);
      case Fight(int attacker, int defender) -> new Boarding(this).fight(attacker, defender);
      case FireBack(Combat combat) -> new Boarding(this).fire(combat);
      case Roll(Combat combat, int cannons) -> new Boarding(this).roll(combat, cannons);
      case Settle(int ship) -> new Sailing(this).settle(ship);
      case HauntSea(Half half) -> new GhostShip(this).move(table.die(half));
      case EndRound() -> endRound();
    }
  }

  /// Whether a ship stays home; the Ghost may leave again.
  private boolean rests(int ship) {
    return ship(ship).isHome() && !table.isGhost(ship);
  }

  /// The captain rolls both dice and assigns them; all choose a card in secret, then act in turn.
  @Rule({"JAM-ROUND-01", "JAM-ROUND-05", "JAM-GHOST-04"})
  private void startRound() {
    table.round++;
    tell(new RoundBegun(table.round, table.captain));
    int first = chance.die(NAVIGATION, 6);
    int second = chance.die(NAVIGATION, 6);
    tell(new DiceRolled(table.captain, first, second));
    planRound();
    if (first == second) place(first, second);
    else agenda.push(new PlaceDice(first, second));
  }

  /// Plans the rest of a round from the choice of cards on.
  void planRound() {
    agenda.push(new EndRound());
    if (table.hasGhost()) {
      agenda.push(new HauntSea(Half.EVENING));
      agenda.push(new HauntSea(Half.MORNING));
    }
    for (int turn = table.seats - 1; turn >= 0; turn--) {
      agenda.push(new TakeTurn(table.clockwise(table.captain, turn).index()));
    }
    agenda.push(new ChooseCard());
  }

  @Rule("JAM-ROUND-02")
  private void assign(int morning, int evening) {
    agenda.pop();
    place(morning, evening);
  }

  private void place(int morning, int evening) {
    table.morning = morning;
    table.evening = evening;
    tell(new DiceAssigned(morning, evening));
  }

  /// Nobody acts before all have chosen, and a chosen card stays chosen.
  @Rule({"JAM-ROUND-03", "JAM-RULING-34", "JAM-RULING-35"})
  private void choose(Seat seat, Card card) {
    table.ship(seat).choose(card);
    tell(new CardChosen(seat));
    if (!table.asked(table.question()).isEmpty()) return;
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
  private void takeTurn(int ship) {
    reveal(Seat.of(ship));
    agenda.push(new Act(ship, Half.EVENING));
    agenda.push(new Act(ship, Half.MORNING));
  }

  /// Does one half of a card with the die of that half; a ship that is home does nothing more.
  @Rule({"JAM-ACT-01", "JAM-MOVE-01", "JAM-END-02", "JAM-RULING-06"})
  private void act(int ship, Half half) {
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
  private void endRound() {
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
      Card card = Card.of(chance.pick(Card.DRAW, ship.pile));
      ship.draw(card);
      tell(new CardDrawn(Seat.of(seat), Optional.of(card)));
    }
  }
}
