package tortuga.jamaica;

import java.util.Arrays;
import java.util.List;

/// What is printed on the board and on the cards.
public record JamaicaPrinted(
    List<Space> spaces, List<PrintedCard> cards, List<PrintedTreasure> treasures) {
  /// The two symbols of an action card.
  public record PrintedCard(Card id, Symbol morning, Symbol evening) {
    private static PrintedCard of(Card card) {
      return new PrintedCard(card, card.symbol(Half.MORNING), card.symbol(Half.EVENING));
    }
  }

  /// What kind of card a treasure is, and what it counts at the end.
  public record PrintedTreasure(Treasure id, Treasure.Kind kind, int value) {
    private static PrintedTreasure of(Treasure card) {
      return new PrintedTreasure(card, card.kind(), card.value());
    }
  }

  static JamaicaPrinted all() {
    return new JamaicaPrinted(
        Space.ALL,
        Arrays.stream(Card.values()).map(PrintedCard::of).toList(),
        Arrays.stream(Treasure.values()).map(PrintedTreasure::of).toList());
  }
}
