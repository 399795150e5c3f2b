package tortuga.jamaica.state;

import tortuga.engine.Rule;
import tortuga.jamaica.Card;
import tortuga.jamaica.Cargo;
import tortuga.jamaica.Place;
import tortuga.jamaica.Treasure;

/// A ship with its holds, and all that lies before its owner. Sets of cards are sets of bits.
public final class Ship {
  static final int REGULAR_HOLDS = 5;
  public static final int SIXTH = 6;
  public static final int MOST_IN_HOLD = 6;

  public static final int BETH_BONUS = 2;
  private static final int NO_CARD = -1;
  private static final int SOME_CARD = -2;

  public int space;
  public int lap;

  /// See [Holds].
  private long holds;

  /// The powers that lie face up, and the cards that lie face down; only some of the others' cards
  /// are known.
  public int powers;

  public int hidden;
  public int hiddenCount;

  /// The face-down cards elsewhere that the owner of this ship has seen and has not lost sight of.
  public int seen;

  public int hand;
  public int handSize;
  public int pile;
  public int pileSize;

  /// The card chosen this round, and whether it has been turned up.
  private int chosen = NO_CARD;

  public boolean revealed;

  /// The discards, the latest one lowest, as one more than its number in four bits.
  private long discards;

  public int discardCount;

  public void copyFrom(Ship other) {
    space = other.space;
    lap = other.lap;
    holds = other.holds;
    powers = other.powers;
    hidden = other.hidden;
    hiddenCount = other.hiddenCount;
    seen = other.seen;
    hand = other.hand;
    handSize = other.handSize;
    pile = other.pile;
    pileSize = other.pileSize;
    chosen = other.chosen;
    revealed = other.revealed;
    discards = other.discards;
    discardCount = other.discardCount;
  }

  // Where it is

  public Place place() {
    return new Place(space, lap);
  }

  public void moveTo(int toSpace, int onLap) {
    space = toSpace;
    lap = onLap;
  }

  public boolean isHome() {
    return space == Route.HOME && lap > 0;
  }

  public int progress() {
    return Route.progress(space, lap);
  }

  /// Returns the spaces that a move ahead can end on; coming home, a ship stops there.
  @Rule({"JAM-END-01", "JAM-RULING-09", "JAM-RULING-10"})
  public long reachAhead(int steps) {
    long reach = Route.ahead(space, steps);
    boolean comesHome = lap == 0 && Long.numberOfTrailingZeros(reach) < space;
    return comesHome ? 1L << Route.HOME : reach;
  }

  /// Returns the lap after a move ahead to a space.
  public int lapAhead(int to) {
    return to < space ? lap + 1 : lap;
  }

  /// Returns the spaces that a move back can end on; it may cross the start line.
  @Rule("JAM-RULING-08")
  public long reachBack(int steps) {
    return Route.astern(space, steps);
  }

  public int lapBack(int to) {
    return to > space ? lap - 1 : lap;
  }

  /// Returns the spaces to which it can fall back with what it carries.
  public long retreats() {
    return Route.retreats(space, total(Cargo.FOOD), total(Cargo.DOUBLOONS));
  }

  // What it carries

  public int amount(int hold) {
    return Holds.amount(holds, hold);
  }

  public Cargo cargo(int hold) {
    return Holds.cargo(holds, hold);
  }

  public boolean isEmpty(int hold) {
    return amount(hold) == 0;
  }

  public boolean carries(Cargo cargo, int hold) {
    return amount(hold) > 0 && cargo(hold) == cargo;
  }

  public void stow(int hold, Cargo cargo, int amount) {
    holds = Holds.stowed(holds, hold, cargo, amount);
  }

  public void clear(int hold) {
    holds = Holds.cleared(holds, hold);
  }

  public void take(int hold, int amount) {
    if (amount(hold) == amount) clear(hold);
    else holds = Holds.taken(holds, hold, amount);
  }

  /// Returns the number of its last hold.
  @Rule({"JAM-SETUP-07", "JAM-TREAS-11"})
  public int lastHold() {
    return owns(Treasure.HOLD6) ? SIXTH : REGULAR_HOLDS;
  }

  /// Returns the first empty regular hold, or zero.
  public int emptyRegularHold() {
    int empty = upTo(REGULAR_HOLDS) & ~Holds.filled(holds);
    return empty == 0 ? 0 : Integer.numberOfTrailingZeros(empty);
  }

  public boolean hasEmptySixth() {
    return owns(Treasure.HOLD6) && isEmpty(SIXTH);
  }

  public boolean hasEmptyHold() {
    return emptyRegularHold() > 0 || hasEmptySixth();
  }

  /// Returns the holds that can be emptied for `cargo`: those that carry something else.
  @Rule("JAM-LOAD-03")
  public int holdsWithout(Cargo cargo) {
    return upTo(lastHold()) & Holds.filled(holds) & ~holdsWith(cargo);
  }

  private static int upTo(int hold) {
    return (2 << hold) - 2;
  }

  /// Returns the holds that carry `cargo`.
  public int holdsWith(Cargo cargo) {
    return Holds.carrying(holds, cargo);
  }

  public int total(Cargo cargo) {
    return Holds.total(holds, cargo);
  }

  public boolean canLoad(Cargo cargo) {
    return hasEmptyHold() || holdsWithout(cargo) != 0;
  }

  // Its treasures

  public boolean owns(Treasure power) {
    return power.isIn(powers);
  }

  /// Returns what Lady Beth adds to its strength in combat.
  @Rule("JAM-TREAS-10")
  public int combatBonus() {
    return owns(Treasure.BETH) ? BETH_BONUS : 0;
  }

  public void hide(Treasure card) {
    hidden |= card.bit();
    hiddenCount++;
  }

  public void unhide(Treasure card) {
    hidden &= ~card.bit();
    hiddenCount--;
  }

  // Its action cards

  public void choose(Card card) {
    hand &= ~card.bit();
    handSize--;
    chosen = card.ordinal();
  }

  public boolean hasChosen() {
    return chosen != NO_CARD;
  }

  /// Whether the chosen card is one that can be seen here.
  public boolean hasKnownChoice() {
    return chosen >= 0;
  }

  public Card chosen() {
    return Card.of(chosen);
  }

  /// Lays the card played this round on the discard pile.
  public void discardChosen() {
    discard(chosen());
    chosen = NO_CARD;
    revealed = false;
  }

  public void discard(Card card) {
    discards = discards << 4 | (card.ordinal() + 1);
    discardCount++;
  }

  /// Returns the `index`-th discard, the oldest being the first.
  public Card discarded(int index) {
    return Card.of(((int) (discards >>> (4 * (discardCount - 1 - index))) & 15) - 1);
  }

  /// Returns the discards as a set.
  public int discarded() {
    int cards = 0;
    for (int i = 0; i < discardCount; i++) cards |= discarded(i).bit();
    return cards;
  }

  public void reshuffle() {
    pile = discarded();
    pileSize = discardCount;
    discards = 0;
    discardCount = 0;
  }

  public void draw(Card card) {
    pile &= ~card.bit();
    pileSize--;
    hand |= card.bit();
    handSize++;
  }

  // What others see of it

  /// Returns holds, place and treasures as one number.
  public long looks() {
    long atSea = (holds << 8) | ((long) space << 2) | (lap & 3);
    return 1021 * atSea + 16L * hiddenCount + powers;
  }

  public void concealCards() {
    hand = 0;
    pile = 0;
    if (hasChosen() && !revealed) chosen = SOME_CARD;
  }

  public boolean hasUnknownChoice() {
    return chosen == SOME_CARD;
  }

  public void imagineChoice(Card card) {
    chosen = card.ordinal();
  }
}
