package tortuga.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/// Whether every rule of a catalogue is named by a test or a scenario, and every rule named is in
/// it.
public final class RuleCoverage {
  private final Catalogue catalogue;
  private final Map<String, String> proved;
  private final Map<String, String> named;

  /// Compares a catalogue with ids and where they were found: in tests and scenarios, or anywhere
  /// else.
  RuleCoverage(Catalogue catalogue, Map<String, String> proved, Map<String, String> named) {
    this.catalogue = catalogue;
    this.proved = proved;
    this.named = named;
  }

  /// Checks a game's catalogue `games/<game>/rules/<game>.ids` against the classes of the game, the
  /// tests in the package of `test`, and the scenarios in `scenarios` at the top of the module.
  public static void check(String game, Class<?> mainClass, Class<?> test) {
    RuleTags tests = new RuleTags().around(test).in(ScenarioTests.FOLDER);
    Map<String, String> named = new TreeMap<>(new RuleTags().around(mainClass).everywhere());
    named.putAll(tests.everywhere());
    RuleCoverage coverage = new RuleCoverage(Catalogue.of(game), tests.inTests(), named);
    assertThat(coverage.complaints()).as("rules of " + game).isEmpty();
  }

  List<String> complaints() {
    Stream<String> untested =
        catalogue.ids().stream()
            .filter(id -> !catalogue.isExempt(id) && !proved.containsKey(id))
            .map("no test or scenario names %s"::formatted);
    Stream<String> unknown =
        named.entrySet().stream()
            .filter(entry -> !catalogue.ids().contains(entry.getKey()))
            .map(entry ->
                "%s names %s, which no catalogue knows"
                    .formatted(entry.getValue(), entry.getKey()));
    return Stream.concat(untested, unknown).toList();
  }
}
