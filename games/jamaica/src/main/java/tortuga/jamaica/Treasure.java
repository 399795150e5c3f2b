package tortuga.jamaica;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tortuga.engine.text.PrintedTable;

/// A treasure card: a power that lies face up, or points, for better or worse, that lie face down.
public enum Treasure {
  MAP,
  SABER,
  BETH,
  HOLD6,
  T3a,
  T3b,
  T5,
  T7a,
  T7b,
  K2,
  K3,
  K4;

  /// What kind of card it is.
  public enum Kind {
    POWER,
    TREASURE,
    CURSED
  }

  private static final Treasure[] CARDS = values();

  /// All cards, all powers and all curses, as sets of bits.
  public static final int ALL = (1 << CARDS.length) - 1;

  public static final int POWERS = all(Kind.POWER);
  public static final int CURSED = all(Kind.CURSED);

  private final Kind kind;
  private final int value;

  Treasure() {
    kind = Text.TABLE.row(name()).constant(Kind.class, "kind");
    value = Text.TABLE.row(name()).number("value");
  }

  /// Finds a card by its name.
  public static Treasure of(String name) {
    try {
      return valueOf(name);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "there is no treasure %s; there are %s".formatted(name, list(ALL)), e);
    }
  }

  public static Treasure of(int ordinal) {
    return CARDS[ordinal];
  }

  private static int all(Kind kind) {
    return Arrays.stream(CARDS).filter(card -> card.kind == kind).mapToInt(Treasure::bit).sum();
  }

  public Kind kind() {
    return kind;
  }

  public int value() {
    return value;
  }

  public boolean isPower() {
    return kind == Kind.POWER;
  }

  public int bit() {
    return 1 << ordinal();
  }

  public boolean isIn(int set) {
    return (set & bit()) != 0;
  }

  /// Returns the cards of a set, in printed order.
  public static List<Treasure> list(int set) {
    List<Treasure> cards = new ArrayList<>();
    for (Treasure card : CARDS) if (card.isIn(set)) cards.add(card);
    return cards;
  }

  /// Returns what the cards of a set are worth together.
  public static int worth(int set) {
    int worth = 0;
    for (int left = set; left != 0; left &= left - 1) {
      worth += CARDS[Integer.numberOfTrailingZeros(left)].value;
    }
    return worth;
  }

  private static final class Text {
    static final PrintedTable TABLE = PrintedTable.table(Jamaica.class, "treasures.csv");
  }
}
