package tortuga.mutinies;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tortuga.engine.chance.Luck;
import tortuga.engine.text.PrintedTable;

/// A Mutiny card. What it does is in `cards.csv`.
///
/// Sets of cards are sets of bits, by `number`.
public record Card(int number, String id) {
  private static final List<PrintedTable.Row> TABLE =
      PrintedTable.table(Mutinies.class, "cards.csv").rows();
  private static final Card[] CARDS = printed();
  private static final Category[] CATEGORIES =
      TABLE.stream().map(row -> row.constant(Category.class, "category")).toArray(Category[]::new);

  public static final int COUNT = CARDS.length;

  /// What kind of card it is, as printed.
  public enum Category {
    OBLIGATORY,
    VOLUNTARY,
    END_OF_GAME,
    LAST_MUTINY
  }

  /// The card that announces the last round.
  public static final Card LAST_MUTINY = last();

  /// All cards but the last.
  public static final long SHUFFLED = ((1L << COUNT) - 1) & ~LAST_MUTINY.bit();

  public static final Luck DRAW = new Luck("card", number -> of(number).id);

  /// Finds a card by its name.
  public static Card of(String name) {
    return Arrays.stream(CARDS)
        .filter(card -> card.id.equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("there is no Mutiny card " + name));
  }

  public static Card of(int number) {
    return CARDS[number];
  }

  private static Card[] printed() {
    Card[] cards = new Card[TABLE.size()];
    for (int i = 0; i < cards.length; i++) cards[i] = new Card(i, TABLE.get(i).id());
    return cards;
  }

  private static Card last() {
    return Arrays.stream(CARDS)
        .filter(card -> card.category() == Category.LAST_MUTINY)
        .findFirst()
        .orElseThrow();
  }

  public Category category() {
    return CATEGORIES[number];
  }

  public long bit() {
    return 1L << number;
  }

  public boolean isIn(long set) {
    return (set & bit()) != 0;
  }

  /// Returns the cards of a set, in printed order.
  public static List<Card> list(long set) {
    List<Card> cards = new ArrayList<>();
    for (Card card : CARDS) if (card.isIn(set)) cards.add(card);
    return cards;
  }

  @Override
  public String toString() {
    return id;
  }
}
