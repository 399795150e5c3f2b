package tortuga.jamaica;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tortuga.engine.text.BadPosition;
import tortuga.scenario.lesson.Lesson;
import tortuga.scenario.lesson.LessonCheck;
import tortuga.scenario.lesson.LessonReply;
import tortuga.scenario.lesson.PlayedLesson;

/// A lesson with one mistake is found out, with the line of the mistake.
final class LessonCheckTest {
  private static final String GOOD =
      """
      game: jamaica
      title: {en: A full ship, es: Un barco lleno}
      goal: {en: Load., es: Carga.}
      rules: JAM-LOAD-02
      seats: 3
      given: {holds: {0: F3 G3 F2 C4 G1}, pending: [load 0 food 5]}
      otherwise: {en: Not this one., es: Esa no.}
      steps:
        - accept: dump 5
          otherwise:
            - {move: dump 2, en: Too dear., es: Muy cara.}
      reached: {events: [loaded 0 5 food 5]}
      done: {en: Done., es: Listo.}
      """;

  private static List<String> complaints(String lesson) {
    try {
      return LessonCheck.of(Lesson.read("1-load.yaml", lesson)).complaints();
    } catch (BadPosition e) {
      return List.of("1-load.yaml:%d: %s".formatted(e.line(), e.getMessage()));
    }
  }

  private static LessonReply answer(String move) {
    return PlayedLesson.of(Lesson.read("1-load.yaml", GOOD)).answer(move);
  }

  @Test
  void a_good_lesson_has_no_complaints_and_takes_its_id_from_the_file() {
    assertThat(complaints(GOOD)).isEmpty();
    assertThat(Lesson.read("games/jamaica/lessons/12-full-ship.yaml", GOOD).id())
        .isEqualTo("full-ship");
  }

  @Test
  void every_move_is_accepted_led_back_or_refused() {
    assertThat(answer("dump 5")).isEqualTo(new LessonReply.Accepted(true));
    assertThat(answer("dump 2"))
        .extracting(reply -> ((LessonReply.LedBack) reply).words().en())
        .isEqualTo("Too dear.");
    assertThat(answer("dump 4"))
        .extracting(reply -> ((LessonReply.LedBack) reply).words().es())
        .isEqualTo("Esa no.");
    assertThat(answer("dump 1")).isEqualTo(new LessonReply.Refused("same-cargo"));
    assertThat(answer("sing")).isEqualTo(new LessonReply.Refused("not-a-move"));
  }

  @Test
  void a_language_that_is_missing_is_named() {
    assertThat(complaints(GOOD.replace(", es: Carga.", "")))
        .containsExactly("1-load.yaml:3: the text in es is missing");
  }

  @Test
  void a_solution_that_is_not_accepted_is_found() {
    assertThat(complaints(GOOD.replace("accept: dump 5", "accept: dump 5\n    solution: dump 4")))
        .first()
        .asString()
        .startsWith("1-load.yaml:9: the solution dump 4 is not accepted");
  }

  @Test
  void words_for_a_move_that_nobody_can_make_are_found() {
    assertThat(complaints(GOOD.replace("move: dump 2", "move: dump 3")))
        .containsExactly("1-load.yaml:11: no move here is like this: dump 3");
  }

  @Test
  void a_promise_that_does_not_come_true_is_found() {
    assertThat(complaints(GOOD.replace("food 5]}\ndone", "food 4]}\ndone")))
        .contains("1-load.yaml:12: after the solution, what should be reached is not so");
  }

  @Test
  void another_way_that_misses_the_goal_is_found() {
    assertThat(complaints(GOOD.replace("accept: dump 5", "accept: [dump 5, dump 4]")))
        .containsExactly("1-load.yaml:12: after dump 4, what should be reached is not so");
  }

  @Test
  void a_star_in_an_event_stands_for_any_word_or_for_the_rest() {
    assertThat(complaints(GOOD.replace("loaded 0 5 food 5", "loaded * 5 *"))).isEmpty();
    assertThat(complaints(GOOD.replace("loaded 0 5 food 5", "loaded * 4 *"))).isNotEmpty();
  }

  @Test
  void what_is_dictated_in_vain_is_found() {
    String vain = GOOD.replace("accept: dump 5", "accept: dump 5\n    chance: [combat star]");
    String nobody = GOOD.replace("accept: dump 5", "accept: dump 5\n    others: {1: choose AA}");
    assertThat(complaints(vain)).first().asString().contains("never asked for: combat star");
    assertThat(complaints(nobody))
        .containsExactly("1-load.yaml:9: dictated for 1, but never asked: choose AA");
  }

  /// Whoever throws something else overboard first has room for the food, but none for the
  /// doubloons.
  private static final String DEAD_END =
      GOOD.replace("[load 0 food 5]", "[load 0 food 5, load 0 doubloons 5]")
          .replace("accept: dump 5", "accept: dump 5\n    allow: [dump 2, dump 4]")
          .replace("\n    otherwise:\n      - {move: dump 2, en: Too dear., es: Muy cara.}", "");

  @Test
  void a_position_without_a_way_out_is_found() {
    assertThat(complaints(DEAD_END))
        .anyMatch(
            each -> each.startsWith("1-load.yaml:1: from here the lesson cannot be finished"));
  }

  @Test
  void a_lesson_with_too_many_positions_to_try_them_all_is_found() {
    assertThat(LessonCheck.of(Lesson.read("1-load.yaml", DEAD_END), 2).complaints())
        .contains("1-load.yaml:1: more than 2 positions can be reached; allow fewer turns");
    assertThat(LessonCheck.of(Lesson.read("1-load.yaml", GOOD), 1).complaints()).isEmpty();
  }

  @Test
  void a_rule_that_nobody_knows_is_found() {
    assertThat(complaints(GOOD.replace("JAM-LOAD-02", "JAM-LOAD-99")))
        .first()
        .asString()
        .startsWith("1-load.yaml:4: unknown rule JAM-LOAD-99");
  }
}
