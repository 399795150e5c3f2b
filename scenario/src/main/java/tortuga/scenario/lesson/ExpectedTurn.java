package tortuga.scenario.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tortuga.engine.text.PositionText;
import tortuga.engine.text.PositionText.Chart;
import tortuga.scenario.ScenarioWords;

/// A kind of turn that a lesson expects: which moves, and what must come of them.
///
/// @param moves patterns such as `sail *`; none for every move
/// @param events what must happen
/// @param without what must not happen
/// @param then what must be true of the position afterwards
record ExpectedTurn(
    int line,
    List<PositionText> moves,
    List<PositionText> events,
    List<PositionText> without,
    Optional<PositionText> then) {
  private static final String ANY = "*";

  /// Reads a turn that is written as a move, or by what comes of it.
  static ExpectedTurn of(PositionText text, String... more) {
    if (!(text instanceof Chart chart)) {
      return new ExpectedTurn(text.line(), List.of(text), List.of(), List.of(), Optional.empty());
    }
    List<String> known = new ArrayList<>(List.of("move", "events", "without", "then"));
    known.addAll(List.of(more));
    chart.only(known.toArray(String[]::new));
    return new ExpectedTurn(
        chart.line(),
        list(chart, "move"),
        list(chart, "events"),
        list(chart, "without"),
        chart.get("then"));
  }

  /// Reads a list of which a single text is the only item.
  static List<PositionText> list(Chart chart, String key) {
    return chart.get(key).map(ScenarioWords::items).orElse(List.of());
  }

  /// Returns the move if this turn is exactly one.
  Optional<String> onlyMove() {
    boolean isOne = moves.size() == 1 && !moves.getFirst().text().contains(ANY);
    return isOne ? Optional.of(moves.getFirst().text()) : Optional.empty();
  }

  /// Whether a move, as it is written, is one of the meant ones. A move that is possible at any
  /// time must be named.
  boolean names(String move, boolean isFree) {
    if (moves.isEmpty()) return !isFree;
    return moves.stream()
        .map(PositionText::text)
        .anyMatch(pattern -> !(isFree && pattern.startsWith(ANY)) && fits(pattern, move));
  }

  /// A star stands for any word, and at the end for all the words that are left.
  static boolean fits(String pattern, String move) {
    String[] wanted = pattern.strip().split("\\s+");
    String[] found = move.split(" ");
    boolean isOpen = wanted[wanted.length - 1].equals(ANY);
    if (isOpen ? found.length < wanted.length - 1 : found.length != wanted.length) return false;
    for (int i = 0; i < (isOpen ? wanted.length - 1 : wanted.length); i++) {
      if (!wanted[i].equals(ANY) && !wanted[i].equals(found[i])) return false;
    }
    return true;
  }

  /// Returns how this turn is written in a message.
  @Override
  public String toString() {
    return moves.isEmpty()
        ? "any move"
        : String.join(" / ", moves.stream().map(Object::toString).toList());
  }
}
