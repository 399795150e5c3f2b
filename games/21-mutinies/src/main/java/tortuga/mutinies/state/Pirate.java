package tortuga.mutinies.state;

import tortuga.mutinies.Action;
import tortuga.mutinies.Card;
import tortuga.mutinies.Favour;
import tortuga.mutinies.Jewel;
import tortuga.mutinies.ScoreStep;
import tortuga.mutinies.Square;
import tortuga.mutinies.Treasure;

/// A player with all that lies before them, and their Action Disc. The Minion is a pirate with a
/// disc and nothing else. Sets are sets of bits.
public final class Pirate {
  /// The place of a disc that is on no square.
  static final int NOWHERE = -1;

  public int prestige;

  /// What they own and have not set aside.
  public int doubloons;

  public int rum;

  /// The square of their disc, and what was set aside there.
  public int square = NOWHERE;

  public int asideDoubloons;
  public int asideRum;

  public long jewels;
  public int jewelCount;

  /// Those of their jewels that everybody saw them take.
  public long shown;

  public int treasures;
  public int treasureCount;
  public long cards;
  public int cardCount;

  /// One more than the number of the jewel or card that was just drawn and is pondered; otherwise
  /// zero.
  public int drawn;

  /// The bonuses of the prestige track that they have had.
  public int bonuses;

  /// What cards grant them this round: four bits for the amount of each [Favour].
  private int favours;

  /// Whether this is only what others see of them.
  public boolean veiled;

  /// The points of each line of the final score.
  public final int[] score = new int[ScoreStep.COUNT];

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

  // Their disc

  public boolean isPlaced() {
    return square != NOWHERE;
  }

  public Square square() {
    return Square.of(square);
  }

  public boolean isAt(Action action) {
    return isPlaced() && square().action() == action;
  }

  public boolean isOnSale() {
    return isPlaced() && square().sells();
  }

  /// Takes the disc back, and ends all favours.
  public void endRound() {
    square = NOWHERE;
    favours = 0;
  }

  // What they hold

  /// Whether they may have something to use, as far as others know.
  public boolean hasItems() {
    return treasureCount + cardCount > 0;
  }

  public void take(Jewel jewel) {
    jewels |= jewel.bit();
    jewelCount++;
  }

  /// Takes a jewel before everybody's eyes.
  public void takeShown(Jewel jewel) {
    take(jewel);
    shown |= jewel.bit();
  }

  public void lose(long set) {
    jewels &= ~set;
    shown &= ~set;
    jewelCount -= Long.bitCount(set);
  }

  public void take(Treasure token) {
    treasures |= token.bit();
    treasureCount++;
  }

  public void lose(Treasure token) {
    treasures &= ~token.bit();
    treasureCount--;
  }

  public void take(Card card) {
    cards |= card.bit();
    cardCount++;
  }

  public void lose(Card card) {
    cards &= ~card.bit();
    cardCount--;
  }

  public void ponder(int number) {
    drawn = number + 1;
  }

  /// Returns the number of what they have just drawn, and lets them stop pondering.
  public int decided() {
    int number = drawn - 1;
    drawn = 0;
    return number;
  }

  // What cards grant them

  public int favour(Favour favour) {
    return (favours >>> shift(favour)) & 15;
  }

  private static int shift(Favour favour) {
    return 4 * favour.ordinal();
  }

  public boolean has(Favour favour) {
    return favour(favour) > 0;
  }

  public void grant(Favour favour, int amount) {
    favours = (favours & ~(15 << shift(favour))) | (amount << shift(favour));
  }

  // What others see of them

  /// Hides what they hold, except what everybody saw.
  public void veil(boolean tokensAreOpen) {
    veiled = true;
    jewels = shown;
    if (!tokensAreOpen) treasures = 0;
    cards &= Card.LAST_MUTINY.bit();
    drawn = 0;
  }

  public int unknownJewels() {
    return jewelCount - Long.bitCount(jewels);
  }

  public int unknownTreasures() {
    return treasureCount - Integer.bitCount(treasures);
  }

  public int unknownCards() {
    return cardCount - Long.bitCount(cards);
  }
}
