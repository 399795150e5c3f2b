package tortuga.mutinies.rules;

import tortuga.engine.Rule;
import tortuga.engine.text.PrintedTable;
import tortuga.mutinies.Card;
import tortuga.mutinies.Mutinies;

/// A moment at which a player may use treasure tokens and Voluntary cards.
@Rule({"MUT-TREAS-02", "MUT-CARD-03"})
public enum Window {
  /// Before placing your own disc.
  BEFORE,
  /// Right after placing it.
  AFTER,
  /// Right before it is resolved.
  RESOLVING,
  /// In the final scoring.
  END;

  /// Whether a card says that it can be played now.
  public boolean allows(Card card) {
    return (Text.WINDOWS[card.number()] & bit()) != 0;
  }

  private int bit() {
    return 1 << ordinal();
  }

  private static final class Text {
    /// For each card, its windows.
    static final int[] WINDOWS =
        PrintedTable.table(Mutinies.class, "cards.csv").rows().stream()
            .mapToInt(row -> set(row.text("windows")))
            .toArray();

    /// Reads the initials of windows, such as `BAR`.
    private static int set(String initials) {
      int set = 0;
      for (Window window : values()) {
        if (initials.indexOf(window.name().charAt(0)) >= 0) set |= window.bit();
      }
      return set;
    }
  }
}
