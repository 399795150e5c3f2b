package tortuga.aye;

import java.util.ArrayList;
import java.util.List;
import tortuga.engine.chance.Luck;
import tortuga.engine.text.PrintedTable;

/// A pirate goal card; its name is in the messages.
public enum Card {
  C01,
  C02,
  C03,
  C04,
  C05,
  C06,
  C07,
  C08,
  C09,
  C10,
  C11,
  C12,
  C13,
  C14,
  C15,
  C16,
  C17,
  C18,
  C19,
  C20,
  C21,
  C22,
  C23,
  C24,
  C25,
  C26,
  C27,
  C28,
  C29,
  C30,
  C31,
  C32,
  C33,
  C34,
  C35,
  /// The Traitor.
  C36;

  /// Whoever holds it is the traitor.
  public static final Card TRAITOR = C36;

  public static final Luck DRAW = Luck.of("draw", Card.class);

  private static final Card[] CARDS = values();

  /// All cards, as a set of bits.
  public static final long ALL = (1L << CARDS.length) - 1;

  private static final long[] WITH = new long[Ability.values().length];

  static {
    for (Card card : CARDS) WITH[card.ability.ordinal()] |= card.bit();
  }

  private final Ability ability;

  Card() {
    ability = Text.TABLE.row(name()).constant(Ability.class, "ability");
  }

  /// Finds a card by its number.
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

  /// Returns the card with the lowest number of a set.
  public static Card lowest(long set) {
    return CARDS[Long.numberOfTrailingZeros(set)];
  }

  /// Returns the card with the highest number of a set.
  public static Card highest(long set) {
    return CARDS[Long.SIZE - 1 - Long.numberOfLeadingZeros(set)];
  }

  public Ability ability() {
    return ability;
  }

  public long bit() {
    return 1L << ordinal();
  }

  public boolean isIn(long set) {
    return (set & bit()) != 0;
  }

  /// Returns all cards with an ability, as a set of bits.
  public static long with(Ability ability) {
    return WITH[ability.ordinal()];
  }

  /// Returns the cards of a set, in printed order.
  public static List<Card> list(long set) {
    List<Card> list = new ArrayList<>(Long.bitCount(set));
    for (Card card : CARDS) if (card.isIn(set)) list.add(card);
    return list;
  }

  private static final class Text {
    static final PrintedTable TABLE = PrintedTable.table(Aye.class, "cards.csv");
  }
}
