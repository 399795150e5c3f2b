package tortuga.scenario;

import java.util.Arrays;
import java.util.List;

/// The result of one scenario, as plain data.
public sealed interface Result {
  /// Returns the file under the name that the caller gave.
  String file();

  /// Returns the line of the scenario, or that of the mistake; zero if the file has no lines to
  /// show.
  int line();

  /// Returns the name of the scenario, empty if the file could not be split into scenarios.
  String name();

  /// Everything is as expected.
  record Passed(String file, int line, String name) implements Result {}

  /// The game does something else.
  record Differs(String file, int line, String name, List<Mismatch> differences) implements Result {
    public Differs {
      differences = List.copyOf(differences);
    }
  }

  /// The scenario cannot be played: an unknown name, an impossible position, unused dice.
  record Broken(String file, int line, String name, String message) implements Result {}

  /// The game failed during play, which is a mistake in the game and not in the scenario.
  record Crashed(String file, int line, String name, String message) implements Result {
    /// Names the failure, and the place in our code where it began.
    static Crashed of(String file, int line, String name, Throwable failure) {
      String place =
          Arrays.stream(failure.getStackTrace())
              .filter(frame -> frame.getClassName().startsWith("tortuga."))
              .findFirst()
              .map(frame ->
                  ", at %s.%s(line %d)"
                      .formatted(
                          frame.getClassName(), frame.getMethodName(), frame.getLineNumber()))
              .orElse("");
      return new Crashed(file, line, name, failure + place);
    }
  }

  default boolean passed() {
    return this instanceof Passed;
  }

  /// Returns one line for each thing that is wrong, such as `loading.yaml:12: unknown move dmp`.
  default List<String> complaints() {
    return switch (this) {
      case Passed _ -> List.of();
      case Differs(String file, _, _, List<Mismatch> differences) ->
          differences.stream().map(each -> at(file, each.line()) + each).toList();
      case Broken(String file, int line, _, String message) -> List.of(at(file, line) + message);
      case Crashed(String file, int line, _, String message) ->
          List.of(at(file, line) + "this is a bug of ours, please report it: " + message);
    };
  }

  private static String at(String file, int line) {
    return line == 0 ? file + ": " : "%s:%d: ".formatted(file, line);
  }
}
