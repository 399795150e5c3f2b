package tortuga.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import tortuga.engine.BadSetup;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.chance.Chance;
import tortuga.engine.text.BadPosition;
import tortuga.engine.text.PositionText;
import tortuga.engine.text.PositionText.Chart;
import tortuga.engine.text.PositionText.Word;

/// A scenario as written in a file: a position, what is done in it, and what must come of that.
///
/// The page `docs/notation.md` describes every key.
public final class Scenario {
  private static final String[] KEYS = {
    "name",
    "game",
    "rules",
    "seats",
    "settings",
    "given",
    "chance",
    "when",
    "then",
    "sees",
    "shows",
    "events",
    "hears",
    "outcome",
    "refuses"
  };

  private final String file;
  private final Chart text;

  public Scenario(String file, Chart text) {
    this.file = file;
    this.text = text;
  }

  public String file() {
    return file;
  }

  public int line() {
    return text.line();
  }

  /// Returns the sentence that names the scenario, empty if it is missing.
  public String name() {
    return text.get("name").map(PositionText::toString).orElse("");
  }

  /// Returns the ids of the rules that the scenario shows.
  public List<String> rules() {
    return text.get("rules").map(PositionText::items).orElse(List.of()).stream()
        .map(PositionText::toString)
        .toList();
  }

  /// Plays the scenario, and returns its result.
  public Result run() {
    try {
      List<Mismatch> differences = play();
      return differences.isEmpty()
          ? new Result.Passed(file, line(), name())
          : new Result.Differs(file, line(), name(), differences);
    } catch (BadPosition e) {
      int line = e.line() > 0 ? e.line() : start();
      return new Result.Broken(file, line, name(), String.valueOf(e.getMessage()));
    } catch (Crash e) {
      return Result.Crashed.of(file, e.line(), name(), Objects.requireNonNull(e.getCause()));
    } catch (RuntimeException | StackOverflowError e) {
      return Result.Crashed.of(file, start(), name(), e);
    }
  }

  /// Returns the line where the position begins.
  private int start() {
    return text.get("given").map(PositionText::line).orElse(line());
  }

  /// Sets up the position that the scenario gives, and does nothing in it.
  ///
  /// @throws BadPosition if there is no such position
  public GivenPosition<?, ?, ?, ?> given() {
    return given(dictatedLuck());
  }

  /// Sets up the position with other chance than the scenario dictates.
  ///
  /// @throws BadPosition if there is no such position
  public GivenPosition<?, ?, ?, ?> given(Chance chance) {
    Game<?, ?, ?, ?> game = game();
    Setup setup = setup(game);
    return ScenarioMatch.of(game, setup, text.get("given"), chance).given(setup);
  }

  private List<Mismatch> play() {
    text.only(KEYS);
    if (required("name").text().isBlank()) throw text.wrong("name is missing");
    Game<?, ?, ?, ?> game = game();
    requireRules(game);
    Setup setup = setup(game);
    List<ScenarioStep> steps = steps();
    DictatedChance luck = dictatedLuck();
    List<Mismatch> differences =
        ScenarioMatch.of(game, setup, text.get("given"), luck).perform(steps);
    if (differences.isEmpty()) luck.expectUsedUp();
    return differences;
  }

  private void requireRules(Game<?, ?, ?, ?> game) {
    List<PositionText> ids = text.get("rules").map(PositionText::items).orElse(List.of());
    if (!ids.isEmpty()) ids.forEach(RuleIds.of(game)::require);
  }

  private PositionText required(String key) {
    return text.get(key).orElseThrow(() -> text.wrong(key + " is missing"));
  }

  private Game<?, ?, ?, ?> game() {
    PositionText id = required("game");
    return Games.named(id.text())
        .orElseThrow(() ->
            id.wrong(
                "unknown game %s; known are %s"
                    .formatted(
                        id, Games.all().stream().map(Game::id).collect(Collectors.joining(", ")))));
  }

  private Setup setup(Game<?, ?, ?, ?> game) {
    PositionText seats = required("seats");
    int number = seats.number(1, Seat.MOST);
    Setup usual = check(game, number, Map.of(), seats);
    return text.get("settings")
        .map(settings -> check(game, number, values(settings), settings))
        .orElse(usual);
  }

  private static Map<String, String> values(PositionText settings) {
    Map<String, String> values = new LinkedHashMap<>();
    settings.chart().entries().forEach((id, value) -> values.put(id, value.text()));
    return values;
  }

  private static Setup check(
      Game<?, ?, ?, ?> game, int seats, Map<String, String> values, PositionText blamed) {
    try {
      return Setup.of(game, seats, values);
    } catch (BadSetup e) {
      throw blamed.wrong(String.valueOf(e.getMessage()));
    }
  }

  private DictatedChance dictatedLuck() {
    return new DictatedChance(
        list("chance").stream().map(result -> new Word(result.text(), result.line())).toList());
  }

  /// Each claim at the end is one more step.
  private List<ScenarioStep> steps() {
    List<ScenarioStep> steps = new ArrayList<>();
    list("when").forEach(step -> steps.add(ScenarioStep.read(step)));
    for (String claim : List.of("then", "sees", "shows", "events", "hears", "outcome")) {
      text.get(claim).ifPresent(claimed -> steps.add(ScenarioStep.claim(claim, claimed)));
    }
    list("refuses").forEach(step -> steps.add(ScenarioStep.refused(step)));
    return steps;
  }

  private List<PositionText> list(String key) {
    PositionText list = text.get(key).orElse(new Word("", 0));
    if (list instanceof Word(String alone, _) && !alone.isEmpty()) {
      throw list.wrong(
          "%s is a list, each item on a line of its own or in [brackets]".formatted(key));
    }
    return list.items();
  }
}
