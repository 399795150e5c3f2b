package tortuga.mutinies.state;

import tortuga.engine.Rule;
import tortuga.engine.steps.SteppedState;
import tortuga.mutinies.Action;
import tortuga.mutinies.Favour;
import tortuga.mutinies.Jewel;
import tortuga.mutinies.Square;
import tortuga.mutinies.state.Step.Question;

/// What lies on the table. Sets of tokens and cards are sets of bits; face-down piles are sets too,
/// from which luck picks when somebody draws, since nobody can influence their order.
public final class MutiniesState extends SteppedState<MutiniesState, Step> {
  /// The disc of the Minion, which only two players have.
  public static final int MINION = 2;

  public static final int ALL_RUM = 25;

  private static final int NO_ACTION = -1;
  private static final int CLOSED_BITS = 4;
  private static final int CLOSED = (1 << CLOSED_BITS) - 1;

  public final int seats;
  public final boolean simplified;
  public final Pirate[] crew;

  /// The discs in turn order.
  public final int[] order;

  public int round;

  /// Whether the round after the present one is the last; whether the present one is.
  public boolean ending;

  public boolean lastRound;

  /// Whether the final scoring has begun.
  public boolean counting;

  /// How many rounds in a row have seen no mutineer.
  public int quiet;

  private int pirate = NO_ACTION;

  /// For each of the Captain's actions, the rounds for which it stays closed.
  private int closed;

  /// The rum in the supply.
  public int rum = ALL_RUM;

  /// The jewels on the Trade Routes: one byte a square, one more than the jewel's number.
  private long display;

  public long pile;
  public int pileSize;
  public long ntr;
  public int ntrSize;
  public long discards;

  /// How often the jewel pile has run out, and what went into the second pile.
  public int exhausted;

  public long secondPile;

  public int treasures;
  public int treasurePile;
  public int spent;

  /// The Mutiny deck: how many cards it has, and which have not been seen, there or in the box,
  /// Last Mutiny not among them.
  public int deck;

  public long unseen;
  public long played;

  public MutiniesState(int seats, boolean simplified) {
    this.seats = seats;
    this.simplified = simplified;
    crew = new Pirate[seats == 2 ? 3 : seats];
    for (int disc = 0; disc < crew.length; disc++) crew[disc] = new Pirate();
    order = new int[crew.length];
  }

  @Override
  public MutiniesState copy() {
    MutiniesState copy = new MutiniesState(seats, simplified);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(MutiniesState other) {
    for (int disc = 0; disc < crew.length; disc++) crew[disc].copyFrom(other.crew[disc]);
    System.arraycopy(other.order, 0, order, 0, order.length);
    copySteps(other);
    round = other.round;
    ending = other.ending;
    lastRound = other.lastRound;
    counting = other.counting;
    quiet = other.quiet;
    pirate = other.pirate;
    closed = other.closed;
    rum = other.rum;
    display = other.display;
    pile = other.pile;
    pileSize = other.pileSize;
    ntr = other.ntr;
    ntrSize = other.ntrSize;
    discards = other.discards;
    exhausted = other.exhausted;
    secondPile = other.secondPile;
    treasures = other.treasures;
    treasurePile = other.treasurePile;
    spent = other.spent;
    deck = other.deck;
    unseen = other.unseen;
    played = other.played;
  }

  public Question question() {
    return (Question) agenda.current();
  }

  // The crew

  public boolean hasMinion() {
    return crew.length > seats;
  }

  public boolean isMinion(int disc) {
    return disc >= seats;
  }

  public int captain() {
    return order[0];
  }

  /// Returns the player who comes `turn` places after the Captain; the Minion is passed over.
  public int inTurn(int turn) {
    return hasMinion() && turn > 0 ? order[turn + 1] : order[turn];
  }

  /// Returns who pays for a disc and decides about it.
  @Rule("MUT-DUO-01")
  public int master(int disc) {
    return isMinion(disc) ? captain() : disc;
  }

  public boolean isTaken(Square square) {
    for (Pirate one : crew) if (one.square == square.ordinal()) return true;
    return false;
  }

  public int discsAt(Action action) {
    int discs = 0;
    for (Pirate one : crew) if (one.isAt(action)) discs++;
    return discs;
  }

  // The Captain's actions

  public boolean hasPirate() {
    return pirate != NO_ACTION;
  }

  /// Returns where the pirate token lies; it must be on the board.
  public Action pirate() {
    return Action.of(pirate);
  }

  public boolean hasPirateOn(Action action) {
    return pirate == action.ordinal();
  }

  public void putPirate(Action action) {
    pirate = action.ordinal();
  }

  public void removePirate() {
    pirate = NO_ACTION;
  }

  public int closedFor(Action action) {
    return (closed >>> (CLOSED_BITS * action.ordinal())) & CLOSED;
  }

  public void close(Action action, int rounds) {
    int shift = CLOSED_BITS * action.ordinal();
    closed = (closed & ~(CLOSED << shift)) | (rounds << shift);
  }

  /// The Captain may not repeat the last round's action, nor choose a closed one.
  @Rule({"MUT-PLACE-05", "MUT-RULING-18", "MUT-RULING-26", "MUT-RULING-51"})
  public boolean mayChoose(Action action) {
    boolean repeats = hasPirateOn(action) && !crew[captain()].has(Favour.FREE_COURSE);
    return !repeats && closedFor(action) == 0;
  }

  // The jewels on the board

  /// Returns how many jewels are displayed on the Trade Routes.
  @Rule({"MUT-SETUP-07", "MUT-RULING-43"})
  public int routes() {
    return seats < 4 ? 4 : 5;
  }

  /// Returns the size of a full Non-Trade Routes pile.
  @Rule({"MUT-SETUP-07", "MUT-RULING-43"})
  public int fullNtr() {
    return seats < 5 ? 4 : 5;
  }

  public boolean isDisplayed(int route) {
    return ((display >>> shift(route)) & 255) != 0;
  }

  /// Returns the jewel on a Trade Routes square that has one.
  public Jewel displayed(int route) {
    return Jewel.of((int) ((display >>> shift(route)) & 255) - 1);
  }

  public void display(int route, Jewel jewel) {
    display |= (long) (jewel.number() + 1) << shift(route);
  }

  public void clearDisplay(int route) {
    display &= ~(255L << shift(route));
  }

  private static int shift(int route) {
    return 8 * (route - 1);
  }

  /// Returns all displayed jewels, as a set.
  public long displayedJewels() {
    long set = 0;
    for (int route = 1; route <= routes(); route++) {
      if (isDisplayed(route)) set |= displayed(route).bit();
    }
    return set;
  }
}
