package tortuga.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RatingsTest {
  private static final List<Arena.Entrant> FIELD =
      List.of(
          new Arena.Entrant("Anne", List.of(0)),
          new Arena.Entrant("Mary", List.of(1)),
          new Arena.Entrant("Jack", List.of(2)));

  private static ArenaGame won(int winner, int loser) {
    return new ArenaGame(
        List.of(winner, loser), List.of(1, 2), List.of(1.0, 0.0), List.of(), List.of());
  }

  @Test
  void who_wins_ten_times_as_often_is_400_ahead() {
    List<ArenaGame> games = new ArrayList<>();
    for (int i = 0; i < 1100; i++) {
      games.add(i % 11 == 0 ? won(1, 0) : won(0, 1));
      games.add(i % 2 == 0 ? won(1, 2) : won(2, 1));
    }

    List<Double> ratings = new Ratings(FIELD, games).fit();

    assertThat(ratings.get(0) - ratings.get(1)).isCloseTo(400, within(5.0));
    assertThat(ratings.get(1) - ratings.get(2)).isCloseTo(0, within(1.0));
    assertThat(ratings.stream().mapToDouble(each -> each).average().orElseThrow())
        .isCloseTo(1500, within(1e-6));
  }

  @Test
  void who_never_lost_has_a_rating_all_the_same() {
    assertThat(new Ratings(FIELD, List.of(won(0, 1), won(0, 2))).fit())
        .allSatisfy(rating -> assertThat(rating).isFinite());
  }
}
