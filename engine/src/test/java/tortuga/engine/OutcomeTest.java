package tortuga.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class OutcomeTest {
  @Test
  void seats_are_ranked_and_ties_share_a_rank() {
    List<Integer> scores = List.of(20, 24, 20, 3);

    Outcome outcome =
        Outcome.ranked(scores, (one, two) -> Integer.compare(scores.get(one), scores.get(two)));

    assertThat(outcome).isEqualTo(new Outcome(scores, List.of(2, 1, 2, 4)));
    assertThat(outcome.winners()).containsExactly(Seat.of(1));
    assertThat(outcome.score(Seat.of(3))).isEqualTo(3);
    assertThat(outcome.rank(Seat.of(3))).isEqualTo(4);
  }

  @Test
  void a_victory_can_be_shared() {
    assertThat(new Outcome(List.of(5, 5, 1), List.of(1, 1, 3)).winners())
        .containsExactly(Seat.of(0), Seat.of(1));
  }

  @Test
  void a_game_without_points_has_winners_and_losers() {
    assertThat(Outcome.wonBy(Seats.of(Seat.of(1)), 3))
        .isEqualTo(new Outcome(List.of(0, 1, 0), List.of(2, 1, 2)));
  }

  @Test
  void all_can_lose_together() {
    assertThat(Outcome.wonBy(Seats.NONE, 2).winners()).isEmpty();
  }

  @Test
  void every_seat_has_a_score_and_a_rank() {
    assertThatThrownBy(() -> new Outcome(List.of(1, 2), List.of(1)))
        .hasMessage("every seat needs a score and a rank");
  }

  @Test
  void a_question_hides_its_answers_unless_it_is_open() {
    assertThat(Decision.open("dump-hold", Seat.of(2)))
        .isEqualTo(new Decision("dump-hold", Seats.of(Seat.of(2)), Decision.Manner.OPEN))
        .returns(false, Decision::hidesAnswers);
    assertThat(Decision.secret("choose-card", Seats.first(2)).hidesAnswers()).isTrue();
    assertThat(new Decision("react", Seats.first(2), Decision.Manner.WINDOW).hidesAnswers())
        .isTrue();
    assertThat(new Decision("arrange", Seats.first(1), Decision.Manner.DRAFT).hidesAnswers())
        .isTrue();
  }
}
