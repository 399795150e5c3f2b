package tortuga.mutinies;

import tortuga.engine.Rule;

/// A moment at which a player may use treasure tokens and Voluntary cards.
@Rule({"MUT-TREAS-02", "MUT-CARD-03"})
enum Window {
  /// Before placing the own disc.
  BEFORE,
  /// Right after placing it.
  AFTER,
  /// Right before it is resolved.
  RESOLVING,
  /// In the final scoring.
  END;

  int bit() {
    return 1 << ordinal();
  }

  /// Reads the initials of windows, such as `BAR`.
  static int set(String initials) {
    int set = 0;
    for (Window window : values()) {
      if (initials.indexOf(window.name().charAt(0)) >= 0) set |= window.bit();
    }
    return set;
  }
}
