package tortuga.scenario.lesson;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tortuga.engine.text.PositionText;
import tortuga.engine.text.PositionText.Chart;
import tortuga.engine.text.PositionText.Row;
import tortuga.engine.text.PositionText.Word;
import tortuga.scenario.ScenarioWords;

/// A step of a lesson: what is said, which turns go on, and what the others do then.
///
/// @param say what is said before the learner moves
/// @param accept turns that complete the step
/// @param allow turns that are fine, and after which the step goes on
/// @param otherwise what is said to wrong turns; the first that fits counts
/// @param hints what the learner may ask for, one after another
/// @param solution the moves that complete the step
/// @param chance dictated luck, from the learner's answer to the next question
/// @param others what other seats answer until then, by seat
record LessonStep(
    int line,
    Optional<Words> say,
    List<ExpectedTurn> accept,
    List<ExpectedTurn> allow,
    List<Correction> otherwise,
    List<Words> hints,
    List<String> solution,
    List<Word> chance,
    Map<PositionText, List<PositionText>> others) {
  static LessonStep read(PositionText text) {
    Chart step =
        text.chart()
            .only("say", "accept", "allow", "otherwise", "hints", "solution", "chance", "others");
    List<ExpectedTurn> accept = turns(step, "accept");
    if (accept.isEmpty()) throw step.wrong("a step needs accept: the moves that complete it");
    return new LessonStep(
        step.line(),
        step.get("say").map(Words::only),
        accept,
        turns(step, "allow"),
        corrections(step),
        step.get("hints").map(LessonStep::words).orElse(List.of()),
        solution(step, accept),
        luck(step),
        others(step));
  }

  /// Returns every kind of turn that this step knows.
  List<ExpectedTurn> turns() {
    List<ExpectedTurn> turns = new ArrayList<>(accept);
    turns.addAll(allow);
    otherwise.forEach(wrong -> turns.add(wrong.turn()));
    return turns;
  }

  private static List<ExpectedTurn> turns(Chart step, String key) {
    List<ExpectedTurn> turns = new ArrayList<>();
    step.get(key)
        .ifPresent(list -> several(list).forEach(turn -> turns.add(ExpectedTurn.of(turn))));
    return List.copyOf(turns);
  }

  /// A single thing is a list of one.
  private static List<PositionText> several(PositionText text) {
    return text instanceof Row(List<PositionText> items, _) ? items : List.of(text);
  }

  private static List<Correction> corrections(Chart step) {
    List<Correction> corrections = new ArrayList<>();
    step.get("otherwise")
        .ifPresent(list ->
            several(list)
                .forEach(wrong ->
                    corrections.add(
                        new Correction(
                            ExpectedTurn.of(wrong.chart(), Words.ENGLISH, Words.SPANISH),
                            Words.of(wrong)))));
    return List.copyOf(corrections);
  }

  private static List<Words> words(PositionText list) {
    return several(list).stream().map(Words::only).toList();
  }

  private static List<String> solution(Chart step, List<ExpectedTurn> accept) {
    List<String> solution =
        ExpectedTurn.list(step, "solution").stream().map(move -> move.text().strip()).toList();
    if (!solution.isEmpty()) return solution;
    return List.of(
        accept
            .getFirst()
            .onlyMove()
            .orElseThrow(
                () -> step.wrong("a step whose first accept is not one move needs a solution")));
  }

  static List<Word> luck(Chart chart) {
    return chart.get("chance").map(PositionText::items).orElse(List.of()).stream()
        .map(result -> new Word(result.text(), result.line()))
        .toList();
  }

  static Map<PositionText, List<PositionText>> others(Chart chart) {
    Map<PositionText, List<PositionText>> others = new LinkedHashMap<>();
    chart
        .get("others")
        .ifPresent(seats ->
            seats
                .chart()
                .entries()
                .forEach((seat, moves) ->
                    others.put(new Word(seat, moves.line()), ScenarioWords.items(moves))));
    return others;
  }
}
