package tortuga.mutinies;

/// A player with all that lies before him, and his Action Disc. The Minion is a pirate with a disc
/// and nothing else. Sets are sets of bits.
final class Pirate {
  /// Where a disc is that stands on no square.
  static final int NOWHERE = -1;

  int prestige;

  /// What he owns and has not set aside.
  int doubloons;

  int rum;

  /// The square of his disc, and what was set aside there.
  int square = NOWHERE;

  int asideDoubloons;
  int asideRum;

  long jewels;
  int jewelCount;

  /// Those of his jewels that everybody saw him take.
  long shown;

  int treasures;
  int treasureCount;
  long cards;
  int cardCount;

  /// One more than the number of the jewel or card that he has just drawn and ponders; otherwise
  /// zero.
  int drawn;

  /// The bonuses of the prestige track that he has had.
  int bonuses;

  /// What cards grant him this round: four bits for the amount of each [Favour].
  private int favours;

  /// Whether this is only what others see of him.
  boolean veiled;

  /// The points of each line of the final score.
  final int[] score = new int[ScoreStep.COUNT];

  void copyFrom(Pirate other) {
    prestige = other.prestige;
    doubloons = other.doubloons;
    rum = other.rum;
    square = other.square;
    asideDoubloons = other.asideDoubloons;
    asideRum = other.asideRum;
    jewels = other.jewels;
    jewelCount = other.jewelCount;
    shown = other.shown;
    treasures = other.treasures;
    treasureCount = other.treasureCount;
    cards = other.cards;
    cardCount = other.cardCount;
    drawn = other.drawn;
    bonuses = other.bonuses;
    favours = other.favours;
    veiled = other.veiled;
    System.arraycopy(other.score, 0, score, 0, score.length);
  }

  // His disc

  boolean isPlaced() {
    return square != NOWHERE;
  }

  Square square() {
    return Square.of(square);
  }

  boolean isAt(Action action) {
    return isPlaced() && square().action() == action;
  }

  boolean isOnSale() {
    return isPlaced() && square().sells();
  }

  /// Takes the disc back, and ends all favours.
  void endRound() {
    square = NOWHERE;
    favours = 0;
  }

  // What he holds

  /// Whether he may have something to use, as far as others know.
  boolean hasItems() {
    return treasureCount + cardCount > 0;
  }

  void take(Jewel jewel) {
    jewels |= jewel.bit();
    jewelCount++;
  }

  /// Takes a jewel before everybody's eyes.
  void takeShown(Jewel jewel) {
    take(jewel);
    shown |= jewel.bit();
  }

  void lose(long set) {
    jewels &= ~set;
    shown &= ~set;
    jewelCount -= Long.bitCount(set);
  }

  void take(Treasure token) {
    treasures |= token.bit();
    treasureCount++;
  }

  void lose(Treasure token) {
    treasures &= ~token.bit();
    treasureCount--;
  }

  void take(Card card) {
    cards |= card.bit();
    cardCount++;
  }

  void lose(Card card) {
    cards &= ~card.bit();
    cardCount--;
  }

  void ponder(int number) {
    drawn = number + 1;
  }

  /// Returns the number of what he has just drawn, and lets him stop pondering.
  int decided() {
    int number = drawn - 1;
    drawn = 0;
    return number;
  }

  // What cards grant him

  int favour(Favour favour) {
    return (favours >>> shift(favour)) & 15;
  }

  private static int shift(Favour favour) {
    return 4 * favour.ordinal();
  }

  boolean has(Favour favour) {
    return favour(favour) > 0;
  }

  void grant(Favour favour, int amount) {
    favours = (favours & ~(15 << shift(favour))) | (amount << shift(favour));
  }

  // What others see of him

  /// Hides what he holds, except what everybody saw.
  void veil(boolean tokensAreOpen) {
    veiled = true;
    jewels = shown;
    if (!tokensAreOpen) treasures = 0;
    cards &= Card.LAST_MUTINY.bit();
    drawn = 0;
  }

  int unknownJewels() {
    return jewelCount - Long.bitCount(jewels);
  }

  int unknownTreasures() {
    return treasureCount - Integer.bitCount(treasures);
  }

  int unknownCards() {
    return cardCount - Long.bitCount(cards);
  }
}
