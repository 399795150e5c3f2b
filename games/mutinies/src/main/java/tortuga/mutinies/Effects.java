package tortuga.mutinies;

import java.util.stream.Stream;
import tortuga.engine.text.Notation;
import tortuga.engine.text.PrintedTable;

/// What each Mutiny card and each treasure token does, as printed.
final class Effects {
  private static final Effect[] CARDS = read(Effect.class, "cards.csv").toArray(Effect[]::new);
  private static final Trick[] TREASURES = read(Trick.class, "treasures.csv").toArray(Trick[]::new);

  private Effects() {}

  private static <T> Stream<T> read(Class<T> family, String table) {
    Notation<T> words = new Notation<>(family);
    return PrintedTable.table(Mutinies.class, table).rows().stream()
        .map(row -> words.read(row.text("effect")));
  }

  static Effect of(Card card) {
    return CARDS[card.number()];
  }

  static Trick of(Treasure token) {
    return TREASURES[token.number()];
  }
}
