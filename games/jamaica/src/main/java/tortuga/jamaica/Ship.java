package tortuga.jamaica;

import tortuga.engine.Rule;

/// A ship with its holds, and all that lies before its owner. Sets of cards are sets of bits.
final class Ship {
  static final int REGULAR_HOLDS = 5;
  static final int SIXTH = 6;
  static final int MOST_IN_HOLD = 6;

  private static final int NO_CARD = -1;
  private static final int SOME_CARD = -2;

  int space;
  int lap;

  /// One byte a hold, the first one lowest: the kind of cargo above four bits of amount.
  private long holds;

  /// The powers that lie face up, and the cards that lie face down; of others', only some are
  /// known.
  int powers;

  int hidden;
  int hiddenCount;

  /// The face-down cards elsewhere that the owner of this ship has seen and has not lost sight of.
  int seen;

  int hand;
  int handSize;
  int pile;
  int pileSize;

  /// The card chosen this round, and whether it has been turned up.
  private int chosen = NO_CARD;

  boolean revealed;

  /// The discards, the latest one lowest, as one more than its number in four bits.
  private long discards;

  int discardCount;

  void copyFrom(Ship other) {
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

  Place place() {
    return new Place(space, lap);
  }

  void moveTo(int toSpace, int onLap) {
    space = toSpace;
    lap = onLap;
  }

  boolean isHome() {
    return space == Route.HOME && lap > 0;
  }

  int progress() {
    return Route.progress(space, lap);
  }

  /// Returns the spaces that a move ahead can end on; coming home, a ship stops there.
  @Rule({"JAM-END-01", "JAM-RULING-09", "JAM-RULING-10"})
  long reachAhead(int steps) {
    long reach = Route.ahead(space, steps);
    boolean comesHome = lap == 0 && Long.numberOfTrailingZeros(reach) < space;
    return comesHome ? 1L << Route.HOME : reach;
  }

  /// Returns the lap after a move ahead to a space.
  int lapAhead(int to) {
    return to < space ? lap + 1 : lap;
  }

  /// Returns the spaces that a move back can end on; it may cross the start line.
  @Rule("JAM-RULING-08")
  long reachBack(int steps) {
    return Route.astern(space, steps);
  }

  int lapBack(int to) {
    return to > space ? lap - 1 : lap;
  }

  /// Returns the spaces to which it can fall back with what it carries.
  long retreats() {
    return Route.retreats(space, total(Cargo.FOOD), total(Cargo.DOUBLOONS));
  }

  // What it carries

  int amount(int hold) {
    return (int) (holds >>> shift(hold)) & 15;
  }

  Cargo cargo(int hold) {
    return Cargo.of((int) (holds >>> (shift(hold) + 4)) & 15);
  }

  private static int shift(int hold) {
    return 8 * (hold - 1);
  }

  boolean isEmpty(int hold) {
    return amount(hold) == 0;
  }

  boolean carries(Cargo cargo, int hold) {
    return amount(hold) > 0 && cargo(hold) == cargo;
  }

  void stow(int hold, Cargo cargo, int amount) {
    clear(hold);
    holds |= (long) (cargo.ordinal() << 4 | amount) << shift(hold);
  }

  void clear(int hold) {
    holds &= ~(255L << shift(hold));
  }

  void take(int hold, int amount) {
    if (amount(hold) == amount) clear(hold);
    else holds -= (long) amount << shift(hold);
  }

  /// Returns the number of its last hold.
  @Rule({"JAM-SETUP-07", "JAM-TREAS-11"})
  int lastHold() {
    return owns(Treasure.HOLD6) ? SIXTH : REGULAR_HOLDS;
  }

  /// Returns the first empty regular hold, or zero.
  int emptyRegularHold() {
    for (int hold = 1; hold <= REGULAR_HOLDS; hold++) if (isEmpty(hold)) return hold;
    return 0;
  }

  boolean hasEmptySixth() {
    return owns(Treasure.HOLD6) && isEmpty(SIXTH);
  }

  boolean hasEmptyHold() {
    return emptyRegularHold() > 0 || hasEmptySixth();
  }

  /// Returns the holds that can be emptied for `cargo`: those that carry something else.
  @Rule("JAM-LOAD-03")
  int holdsWithout(Cargo cargo) {
    int found = 0;
    for (int hold = 1; hold <= lastHold(); hold++) {
      if (!isEmpty(hold) && cargo(hold) != cargo) found |= 1 << hold;
    }
    return found;
  }

  /// Returns the holds that carry `cargo`.
  int holdsWith(Cargo cargo) {
    int found = 0;
    for (int hold = 1; hold <= SIXTH; hold++) if (carries(cargo, hold)) found |= 1 << hold;
    return found;
  }

  /// Returns the hold of a set that has the fewest tokens, the first one of equals.
  int smallest(int set) {
    int best = Integer.numberOfTrailingZeros(set);
    for (int left = set & set - 1; left != 0; left &= left - 1) {
      int hold = Integer.numberOfTrailingZeros(left);
      if (amount(hold) < amount(best)) best = hold;
    }
    return best;
  }

  int total(Cargo cargo) {
    int total = 0;
    for (int hold = 1; hold <= SIXTH; hold++) if (carries(cargo, hold)) total += amount(hold);
    return total;
  }

  boolean canLoad(Cargo cargo) {
    return hasEmptyHold() || holdsWithout(cargo) != 0;
  }

  // Its treasures

  boolean owns(Treasure power) {
    return power.isIn(powers);
  }

  void hide(Treasure card) {
    hidden |= card.bit();
    hiddenCount++;
  }

  void unhide(Treasure card) {
    hidden &= ~card.bit();
    hiddenCount--;
  }

  // Its action cards

  void choose(Card card) {
    hand &= ~card.bit();
    handSize--;
    chosen = card.ordinal();
  }

  boolean hasChosen() {
    return chosen != NO_CARD;
  }

  /// Whether the chosen card is one that can be seen here.
  boolean hasKnownChoice() {
    return chosen >= 0;
  }

  Card chosen() {
    return Card.of(chosen);
  }

  /// Lays the card played this round on the discard pile.
  void discardChosen() {
    discard(chosen());
    chosen = NO_CARD;
    revealed = false;
  }

  void discard(Card card) {
    discards = discards << 4 | (card.ordinal() + 1);
    discardCount++;
  }

  /// Returns the `index`-th discard, the oldest being the first.
  Card discarded(int index) {
    return Card.of(((int) (discards >>> (4 * (discardCount - 1 - index))) & 15) - 1);
  }

  /// Returns the discards as a set.
  int discarded() {
    int cards = 0;
    for (int i = 0; i < discardCount; i++) cards |= discarded(i).bit();
    return cards;
  }

  void reshuffle() {
    pile = discarded();
    pileSize = discardCount;
    discards = 0;
    discardCount = 0;
  }

  void draw(Card card) {
    pile &= ~card.bit();
    pileSize--;
    hand |= card.bit();
    handSize++;
  }

  // What others see of it

  /// Returns holds, place and treasures as one number.
  long looks() {
    long atSea = (holds << 8) | ((long) space << 2) | (lap & 3);
    return 1021 * atSea + 16L * hiddenCount + powers;
  }

  void concealCards() {
    hand = 0;
    pile = 0;
    if (hasChosen() && !revealed) chosen = SOME_CARD;
  }

  boolean hasUnknownChoice() {
    return chosen == SOME_CARD;
  }

  void imagineChoice(Card card) {
    chosen = card.ordinal();
  }
}
