package tortuga.scenario;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tortuga.engine.text.PositionText;
import tortuga.engine.text.PositionText.Chart;

/// One step of a scenario: something that is done, or something that must be true.
sealed interface ScenarioStep {
  int line();

  /// A seat plays a move.
  record Play(int line, PositionText seat, PositionText move) implements ScenarioStep {}

  /// A seat's move is refused, and changes nothing.
  record Refused(int line, PositionText seat, PositionText move, Optional<PositionText> reason)
      implements ScenarioStep {}

  /// These are answers that a seat may give.
  record Options(int line, PositionText seat, PositionText moves, Extent extent)
      implements ScenarioStep {}

  /// How a list of answers is meant.
  enum Extent {
    ALL_IN_ORDER,
    ALL,
    SOME
  }

  /// This is all that a seat may do at any time, in this order.
  record Free(int line, PositionText seat, PositionText moves) implements ScenarioStep {}

  /// This is the question on the table, and these must answer it.
  record Asked(int line, PositionText kind, Optional<PositionText> of) implements ScenarioStep {}

  /// The position is like this, as far as it is given.
  record Then(int line, PositionText position) implements ScenarioStep {}

  /// This is what viewers see of the position, as far as it is given.
  record Sees(int line, Chart viewers) implements ScenarioStep {}

  /// This is what viewers' screens show, as far as it is given.
  record Shows(int line, Chart viewers) implements ScenarioStep {}

  /// These are all the events of the last move.
  record Told(int line, PositionText events) implements ScenarioStep {}

  /// This is all that viewers notice of the last move.
  record Hears(int line, Chart viewers) implements ScenarioStep {}

  /// The game is over, and this is how it ended.
  record Over(int line, PositionText outcome) implements ScenarioStep {}

  /// The keys that decide the kind of a step.
  Set<String> KINDS =
      new LinkedHashSet<>(
          List.of(
              "move",
              "options",
              "options-in-any-order",
              "options-include",
              "free",
              "refused",
              "asked",
              "then",
              "sees",
              "shows",
              "events",
              "hears",
              "outcome"));

  /// Reads one item of a scenario's `when`.
  static ScenarioStep read(PositionText sketch) {
    Chart step = sketch.chart();
    List<String> kinds = step.entries().keySet().stream().filter(KINDS::contains).toList();
    if (kinds.size() != 1) {
      throw step.wrong("a step has one of %s; found %s".formatted(String.join(", ", KINDS), step));
    }
    return read(kinds.getFirst(), step);
  }

  private static ScenarioStep read(String kind, Chart step) {
    int line = step.line();
    PositionText said = part(kind, step);
    return switch (kind) {
      case "move" -> new Play(line, part("seat", step.only("seat", kind)), said);
      case "options" -> options(kind, step, Extent.ALL_IN_ORDER);
      case "options-in-any-order" -> options(kind, step, Extent.ALL);
      case "options-include" -> options(kind, step, Extent.SOME);
      case "free" -> new Free(line, part("seat", step.only("seat", kind)), said);
      case "refused" -> refusal(kind, step.only("seat", kind, "reason"));
      case "asked" -> new Asked(line, said, step.only(kind, "of").get("of"));
      default -> claim(kind, part(kind, step.only(kind)));
    };
  }

  private static ScenarioStep options(String kind, Chart step, Extent extent) {
    return new Options(
        step.line(), part("seat", step.only("seat", kind)), part(kind, step), extent);
  }

  /// Reads a step that claims something; it may also come at the end of a scenario, without a list.
  static ScenarioStep claim(String kind, PositionText claimed) {
    return switch (kind) {
      case "then" -> new Then(claimed.line(), claimed);
      case "sees" -> new Sees(claimed.line(), claimed.chart());
      case "shows" -> new Shows(claimed.line(), claimed.chart());
      case "events" -> new Told(claimed.line(), claimed);
      case "hears" -> new Hears(claimed.line(), claimed.chart());
      case "outcome" -> new Over(claimed.line(), claimed);
      default -> throw new IllegalArgumentException(kind + " claims nothing");
    };
  }

  /// Reads one item of a scenario's `refuses`.
  static ScenarioStep refused(PositionText sketch) {
    return refusal("move", sketch.chart().only("seat", "move", "reason"));
  }

  private static ScenarioStep refusal(String kind, Chart step) {
    return new Refused(step.line(), part("seat", step), part(kind, step), step.get("reason"));
  }

  private static PositionText part(String key, Chart step) {
    return step.get(key).orElseThrow(() -> step.wrong("%s is missing in %s".formatted(key, step)));
  }
}
