package tortuga.mutinies.rules;

import java.util.Arrays;
import tortuga.engine.Journal;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;
import tortuga.engine.steps.StepRunner;
import tortuga.mutinies.Card;
import tortuga.mutinies.Combination;
import tortuga.mutinies.Jewel;
import tortuga.mutinies.MutiniesEvent;
import tortuga.mutinies.MutiniesEvent.LastRoundAnnounced;
import tortuga.mutinies.MutiniesEvent.LotsDrawn;
import tortuga.mutinies.MutiniesEvent.RoundBegun;
import tortuga.mutinies.MutiniesMove;
import tortuga.mutinies.MutiniesMove.*;
import tortuga.mutinies.Square;
import tortuga.mutinies.Treasure;
import tortuga.mutinies.rules.settings.Options;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;
import tortuga.mutinies.state.Step;
import tortuga.mutinies.state.Step.*;

/// The game as a whole: set-up, rounds, end. What a round brings is in the other chapters.
public final class Referee extends StepRunner<MutiniesState, Step, Duty, Question, MutiniesEvent> {
  private static final Luck ORDER = Luck.seat("order");
  private static final int PRESTIGE = 3;
  private static final int CAPTAINS_DOUBLOONS = 3;
  private static final int SAILORS_DOUBLOONS = 4;

  private final Options options;
  private final Chapter book;

  public Referee(
      Options options, MutiniesState table, Chance chance, Journal<? super MutiniesEvent> journal) {
    super(table, chance, journal);
    this.options = options;
    book = new Chapter(table, chance, journal);
  }

  /// Draws lots for the turn order, and gives everybody what there is at the start.
  @Rule({"MUT-SETUP-01", "MUT-SETUP-02", "MUT-SETUP-06", "MUT-SETUP-07"})
  void setUp() {
    drawLots();
    for (int turn = 0; turn < table.seats; turn++) equip(table.inTurn(turn), turn == 0);
    new EndOfRound(options, book).shuffle();
    table.treasures = Treasure.ALL;
    table.treasurePile = Treasure.COUNT;
    table.pile = Jewel.ALL;
    table.pileSize = Jewel.COUNT;
    JewelPile jewels = new JewelPile(book);
    jewels.fillNtr(table.fullNtr());
    jewels.refillRoutes();
    agenda.push(new StartRound());
    carryOn();
  }

  private void drawLots() {
    int left = Seats.first(table.seats).mask();
    for (int turn = 0; turn < table.seats; turn++) {
      table.order[turn] = chance.pick(ORDER, left);
      left &= ~(1 << table.order[turn]);
    }
    journal.tell(
        new LotsDrawn(Arrays.stream(table.order, 0, table.seats).mapToObj(Seat::of).toList()));
    seatMinion();
  }

  /// Puts the Minion behind the Captain.
  @Rule("MUT-DUO-02")
  public void seatMinion() {
    if (!table.hasMinion()) return;
    table.order[2] = table.order[1];
    table.order[1] = MutiniesState.MINION;
  }

  /// Three prestige and one rum each; three doubloons for the Captain, four for a Sailor.
  @Rule({"MUT-SETUP-01", "MUT-SETUP-03", "MUT-SETUP-05", "MUT-RULING-57"})
  public void equip(int seat, boolean captain) {
    Pirate pirate = table.crew[seat];
    pirate.prestige = PRESTIGE;
    pirate.doubloons = captain ? CAPTAINS_DOUBLOONS : SAILORS_DOUBLOONS;
    pirate.rum = 1;
    table.rum--;
  }

  void play(Seat seat, MutiniesMove move) {
    int player = seat.index();
    switch (move) {
      case Place(Square square) -> new Turns(book).place(square);
      case Pass() -> new Turns(book).pass();
      case Use(Treasure token) -> use(player, token);
      case Play(Card card) -> playCard(player, card);
      case Done() -> agenda.pop();
      case Keep() -> keep(player);
      case Discard() -> {
        agenda.pop();
        new Boarding(book).discard(player);
      }
      case Pick(Combination row) -> new Market(book).pick(row);
      case Sell sale -> new Market(book).sell(sale.jewels());
      case Pour(int rum) -> new Market(book).pour(rum);
      case Rob(Square square) -> {
        agenda.pop();
        new Boarding(book).robDisplayed(player, square.number());
      }
      case RobBlind() -> {
        agenda.pop();
        new Boarding(book).robBlind(player);
      }
      case Bank() -> {
        agenda.pop();
        new Cabin(book).takeFromBank(player);
      }
      case Steal(Seat victim) -> {
        agenda.pop();
        new Cabin(book).steal(player, victim.index());
      }
      case Target(Seat victim) -> new Items(book).target(victim);
      case Jettison(Jewel jewel) -> {
        agenda.pop();
        new Boarding(book).jettison(player, jewel);
      }
    }
    carryOn();
  }

  private void use(int seat, Treasure token) {
    if (agenda.current() instanceof FinalTrade) new Scoring(book).trade(token);
    else new Items(book).use(seat, token);
  }

  private void playCard(int seat, Card card) {
    if (agenda.current() instanceof MutinyCard) new EndOfRound(options, book).obey(card);
    else new Items(book).play(seat, card);
  }

  private void keep(int seat) {
    if (agenda.current() instanceof MutinyCard) {
      new EndOfRound(options, book).keepCard();
    } else {
      agenda.pop();
      new Boarding(book).keep(seat);
    }
  }

  @Override
  protected Seats asked(Question question) {
    return Questions.seatAsked(question);
  }

  @Override
  protected void seeTo(Duty duty) {
    switch (duty) {
      case StartRound() -> startRound();
      case TakeTurn(int disc) -> new Turns(book).takeTurn(disc);
      case ResolveDiscs() -> new Resolving(book).plan();
      case OpenWindow(int seat) -> new Items(book).openWindow(seat);
      case Resolve(int disc) -> new Resolving(book).resolve(disc);
      case DealRum() -> new Resolving(book).resolveTavern();
      case FifthInCity(int seat) -> new Resolving(book).rewardFifth(seat);
      case Refill() -> new JewelPile(book).refill();
      case EndRound() -> new EndOfRound(options, book).endRound();
      case CheckEnd() -> checkEnd();
      case OfferTrades(int turn) -> new Scoring(book).offerTrades(turn);
    }
  }

  /// All place their discs in turn order, all discs are resolved, and the round ends.
  @Rule({"MUT-ROUND-02", "MUT-GOAL-03", "MUT-ROLE-01"})
  private void startRound() {
    table.round++;
    journal.tell(new RoundBegun(table.round, Seat.of(table.captain()), table.lastRound));
    planResolution();
    for (int turn = table.order.length - 1; turn >= 0; turn--) {
      agenda.push(new TakeTurn(table.order[turn]));
    }
  }

  public void planResolution() {
    agenda.plan(new ResolveDiscs(), new EndRound(), new CheckEnd());
  }

  public void planEnd() {
    agenda.plan(new EndRound(), new CheckEnd());
  }

  /// After a trigger there is exactly one more round, and triggers in that round are idle.
  @Rule({"MUT-GOAL-02", "MUT-END-01", "MUT-END-02", "MUT-RULING-32", "MUT-RULING-33"})
  private void checkEnd() {
    if (table.lastRound) {
      new Scoring(book).begin();
      return;
    }
    if (table.ending) {
      table.ending = false;
      table.lastRound = true;
      journal.tell(new LastRoundAnnounced());
    }
    agenda.push(new StartRound());
  }
}
