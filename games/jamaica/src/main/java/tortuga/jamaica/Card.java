package tortuga.jamaica;

import java.util.Arrays;
import java.util.List;
import tortuga.engine.text.PrintedTable;

/// An action card, named by its two symbols; every player has the same eleven.
public enum Card {
  AA,
  AF,
  AC,
  AB,
  BA,
  FA,
  FC,
  CF,
  CG,
  GA,
  GG;

  /// All cards, as a set of bits.
  public static final int ALL = (1 << values().length) - 1;

  private static final Card[] CARDS = values();

  private final Symbol morning;
  private final Symbol evening;

  Card() {
    morning = Text.TABLE.row(name()).constant(Symbol.class, "morning");
    evening = Text.TABLE.row(name()).constant(Symbol.class, "evening");
  }

  /// Finds a card by its name.
  public static Card of(String name) {
    try {
      return valueOf(name);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("there is no card " + name, e);
    }
  }

  public static Card of(int ordinal) {
    return CARDS[ordinal];
  }

  public Symbol symbol(Half half) {
    return half == Half.MORNING ? morning : evening;
  }

  /// Returns the cards of a set, in printed order.
  public static List<Card> list(int set) {
    return Arrays.stream(CARDS).filter(card -> (set & card.bit()) != 0).toList();
  }

  public int bit() {
    return 1 << ordinal();
  }

  private static final class Text {
    static final PrintedTable TABLE = PrintedTable.table(Jamaica.class, "cards.csv");
  }
}
