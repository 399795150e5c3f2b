package tortuga.mutinies.rules;

import java.util.stream.Stream;
import tortuga.engine.text.Notation;
import tortuga.engine.text.PrintedTable;
import tortuga.mutinies.Card;
import tortuga.mutinies.Mutinies;
import tortuga.mutinies.Treasure;

/// What each Mutiny card and each treasure token does, as printed.
public final class Effects {
  private static final Effect[] CARDS = read(Effect.class, "cards.csv").toArray(Effect[]::new);
  private static final Trick[] TREASURES = read(Trick.class, "treasures.csv").toArray(Trick[]::new);

  private Effects() {}

  private static <T> Stream<T> read(Class<T> family, String table) {
    Notation<T> words = new Notation<>(family);
    return PrintedTable.table(Mutinies.class, table).rows().stream()
        .map(row -> words.read(row.text("effect")));
  }

  public static Effect of(Card card) {
    return CARDS[card.number()];
  }

  public static Trick of(Treasure token) {
    return TREASURES[token.number()];
  }
}
