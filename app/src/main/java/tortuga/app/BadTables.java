package tortuga.app;

import java.util.List;

/// Names the tables that a command found to be damaged.
final class BadTables {
  private static final int SHOWN = 20;

  private BadTables() {}

  /// Warns about each of them, and returns the exit code to end with.
  static int tell(Terminal terminal, List<String> bad) {
    if (bad.isEmpty()) return Main.FINE;
    bad.stream().limit(SHOWN).forEach(each -> terminal.err().println("tortuga: " + each));
    if (bad.size() > SHOWN) {
      terminal.err().println("tortuga: and %d more".formatted(bad.size() - SHOWN));
    }
    terminal
        .err()
        .println(
            "tortuga: these tables are copied as they are, but cannot be played; the others are intact");
    terminal.err().flush();
    return Main.DIFFERENT;
  }
}
