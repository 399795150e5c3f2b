package tortuga.server.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.scenario.lesson.Lesson;
import tortuga.server.protocol.Json;
import tortuga.server.protocol.ServerMessage;
import tortuga.server.table.Occupant;
import tortuga.server.table.Refusal;

class LessonPlayerTest {
  private static final Occupant.Person ANNE = new Occupant.Person("anne", "Anne", "flag-1");
  private static final Game<?, ?, ?, ?> JAMAICA = Games.named("jamaica").orElseThrow();

  private final LessonPlayer player = new LessonPlayer();

  @AfterEach
  void close() {
    player.close();
  }

  private LessonAnswer play(String lesson, int shown, String... moves) throws Refusal {
    return player.play(JAMAICA, lesson, ANNE, List.of(moves), shown).join();
  }

  @TestFactory
  Stream<DynamicTest> a_page_can_play_every_lesson_by_its_solution() {
    return Games.all().stream()
        .flatMap(game ->
            player.lessons(game).stream()
                .map(lesson ->
                    DynamicTest.dynamicTest(
                        game.id() + " " + lesson.id(), () -> solve(game, lesson))));
  }

  private void solve(Game<?, ?, ?, ?> game, Lesson lesson) throws Refusal {
    try (LessonPlayer own = new LessonPlayer()) {
      List<String> moves = new ArrayList<>();
      LessonAnswer told = own.play(game, lesson.id(), ANNE, moves, 0).join();
      while (told.done().isEmpty()) {
        moves.add(told.next().orElseThrow());
        told = own.play(game, lesson.id(), ANNE, moves, moves.size() - 1).join();
        assertThat(told.updates()).isNotEmpty();
        assertThat(told.kept()).isEqualTo(moves.size());
      }
      assertThat(moves).hasSize(lesson.length());
    }
  }

  @Test
  void the_first_answer_is_the_whole_table_with_the_question() throws Refusal {
    ServerMessage.Whole whole = play("full-ship", 0).whole().orElseThrow();

    assertThat(whole.table().you()).contains(0);
    assertThat(whole.now().asked().orElseThrow().kind()).isEqualTo("choose-card");
    assertThat(whole.now().asked().orElseThrow().deadline()).isEmpty();
  }

  @Test
  void a_move_that_counts_tells_what_came_of_it_act_by_act() throws Refusal {
    LessonAnswer told = play("full-ship", 0, "choose FA");

    assertThat(told.step()).isEqualTo(1);
    assertThat(told.whole()).isEmpty();
    assertThat(told.updates()).hasSizeGreaterThan(1).allMatch(update -> update.acts().size() == 1);
    assertThat(told.updates().getLast().asked().orElseThrow().kind()).isEqualTo("dump-hold");
  }

  @Test
  void a_wrong_turn_is_shown_and_does_not_count() throws Refusal {
    LessonAnswer told = play("full-ship", 1, "choose FA", "dump 4");

    assertThat(told.ledBack()).isPresent();
    assertThat(told.kept()).isEqualTo(1);
    assertThat(Json.write(told.updates())).contains("thrown-overboard");
    assertThat(play("full-ship", 1, "choose FA").whole().orElseThrow().now().asked().orElseThrow())
        .extracting("kind")
        .isEqualTo("dump-hold");
  }

  @Test
  void a_move_that_the_rules_forbid_is_refused_as_at_a_table() throws Refusal {
    assertThat(play("full-ship", 1, "choose FA", "dump 1").refused()).contains("same-cargo");
    assertThat(play("full-ship", 1, "choose FA", "dance").refused()).contains("not-a-move");
  }

  @Test
  void cards_of_others_stay_hidden() throws Refusal {
    String told = Json.write(play("full-ship", 0).whole().orElseThrow().now().view());

    assertThat(told).contains("\"hand\":[\"FA\",\"CG\",\"GA\"]");
    assertThat(told.split("\"hand\":\\[]", -1)).hasSize(3);
  }

  @Test
  void a_learner_foresees_as_at_a_table() throws Refusal {
    int question =
        play("full-ship", 1, "choose FA")
            .whole()
            .orElseThrow()
            .now()
            .asked()
            .orElseThrow()
            .number();
    ServerMessage.Foreseen seen =
        player
            .foresee(
                JAMAICA,
                "full-ship",
                ANNE,
                List.of("choose FA"),
                Optional.of(question),
                List.of(List.of("dump 5"), List.of("dump 1")))
            .join();

    assertThat(Json.write(seen.prospects().getFirst().events())).contains("loaded");
    assertThat(seen.prospects().getLast().refused()).contains("same-cargo");
  }

  @Test
  void an_unknown_lesson_and_too_many_moves_are_refused() {
    assertThatThrownBy(() -> play("chess", 0)).hasMessage("no-such-lesson");
    assertThatThrownBy(
            () -> player.play(JAMAICA, "full-ship", ANNE, Collections.nCopies(201, "choose FA"), 0))
        .hasMessage("not-understood");
  }
}
