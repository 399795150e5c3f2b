package tortuga.scenario.lesson;

import java.util.List;
import java.util.Map;
import tortuga.engine.Seat;
import tortuga.engine.chance.Chance;
import tortuga.engine.text.BadPosition;
import tortuga.engine.text.PositionText;
import tortuga.engine.text.PositionText.Chart;
import tortuga.engine.text.PositionText.Word;
import tortuga.scenario.GivenPosition;
import tortuga.scenario.Scenario;
import tortuga.scenario.Yaml;

/// A lesson as written in a file: a position, what the learner is to do in it, and what is said.
///
/// The page `docs/lessons.md` describes every key.
public final class Lesson {
  private final String file;
  private final Chart text;
  private final Words title;
  private final Words goal;
  private final Words done;
  private final Words otherwise;
  private final List<LessonStep> steps;
  private final ExpectedTurn reached;

  private Lesson(String file, Chart text) {
    this.file = file;
    this.text =
        text.only(
            "game",
            "title",
            "goal",
            "rules",
            "seats",
            "settings",
            "given",
            "chance",
            "others",
            "seat",
            "steps",
            "otherwise",
            "reached",
            "done");
    this.title = Words.only(required("title"));
    this.goal = Words.only(required("goal"));
    this.done = Words.only(required("done"));
    this.otherwise = Words.only(required("otherwise"));
    this.reached = ExpectedTurn.of(required("reached"));
    if (!reached.moves().isEmpty()) throw required("reached").wrong("reached names no moves");
    this.steps = required("steps").items().stream().map(LessonStep::read).toList();
    if (steps.isEmpty()) throw required("steps").wrong("a lesson needs a step");
  }

  /// Reads a lesson.
  ///
  /// @param file the name of its file, which says its id: that of `3-full-ship.yaml` is `full-ship`
  /// @throws BadPosition if it is no YAML, or something is missing or unknown
  public static Lesson read(String file, String text) {
    List<PositionText> documents = Yaml.read(text);
    if (documents.size() != 1) throw new BadPosition(1, "a file has exactly one lesson");
    return new Lesson(file, documents.getFirst().chart());
  }

  private PositionText required(String key) {
    return text.get(key).orElseThrow(() -> text.wrong(key + " is missing"));
  }

  public String file() {
    return file;
  }

  /// Returns the name of the lesson in addresses, and in what a browser remembers.
  public String id() {
    return file.replaceFirst(".*/", "").replaceFirst("\\.yaml$", "").replaceFirst("^\\d+-", "");
  }

  /// Returns the id of the game.
  public String game() {
    return required("game").text();
  }

  public Words title() {
    return title;
  }

  /// Returns what the learner is to achieve.
  public Words goal() {
    return goal;
  }

  /// Returns what to remember.
  public Words done() {
    return done;
  }

  /// Returns what is said to a wrong turn that no step corrects.
  Words otherwise() {
    return otherwise;
  }

  /// Returns the ids of the rules that the lesson shows.
  public List<String> rules() {
    return ruleIds().stream().map(PositionText::text).toList();
  }

  List<PositionText> ruleIds() {
    return text.get("rules").map(PositionText::items).orElse(List.of());
  }

  /// Returns how many moves its solution has.
  public int length() {
    return steps.stream().mapToInt(step -> step.solution().size()).sum();
  }

  List<LessonStep> steps() {
    return steps;
  }

  /// Returns what must have happened, and be true, once the lesson is done.
  ExpectedTurn reached() {
    return reached;
  }

  List<Word> chance() {
    return LessonStep.luck(text);
  }

  Map<PositionText, List<PositionText>> others() {
    return LessonStep.others(text);
  }

  /// Returns the seat of the learner.
  Seat seat(int seats) {
    return Seat.of(text.get("seat").map(seat -> seat.number(0, seats - 1)).orElse(0));
  }

  /// Sets up the position.
  GivenPosition<?, ?, ?, ?> given(Chance chance) {
    return new Scenario(file, text).given(chance);
  }

  int line() {
    return text.line();
  }
}
