package tortuga.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tortuga.engine.Setup;
import tortuga.record.Recording;
import tortuga.testkit.highcard.HighCard;

class SimulationTest {
  private static Statistics run(Simulation<?, ?, ?> simulation, int games, int threads) {
    return simulation.run(games, threads, _ -> {});
  }

  private static Distribution always(int value, long times) {
    return new Distribution(new TreeMap<>(Map.of(value, times)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"high-card", "jamaica"})
  void the_same_seed_gives_the_same_games_in_any_number_of_threads(String game) {
    Statistics alone = run(RandomSimulations.of(game, 3, 1), 100, 1);

    assertThat(run(RandomSimulations.of(game, 3, 1), 100, 2)).isEqualTo(alone);
    assertThat(run(RandomSimulations.of(game, 3, 1), 100, 7)).isEqualTo(alone);
  }

  @Test
  void another_seed_gives_other_games() {
    assertThat(run(RandomSimulations.of("high-card", 3, 1), 100, 1))
        .isNotEqualTo(run(RandomSimulations.of("high-card", 3, 2), 100, 1));
  }

  @Test
  void a_recorded_game_is_the_one_that_was_counted() {
    var simulation = RandomSimulations.of("high-card", 3, 1);
    List<Recording> games = IntStream.range(0, 20).mapToObj(simulation::record).toList();
    Counter scores = new Counter();
    games.forEach(game -> game.outcome().scores().forEach(scores::add));

    Statistics statistics = run(simulation, 20, 2);

    assertThat(statistics.scores()).isEqualTo(scores.distribution());
  }

  @Test
  void decisions_scores_and_events_are_counted() {
    Statistics statistics = run(RandomSimulations.of("high-card", 2, 1), 50, 2);

    assertThat(statistics.games()).isEqualTo(50);
    assertThat(statistics.decisions()).isEqualTo(50 * 6);
    assertThat(statistics.lengths()).isEqualTo(always(6, 50L));
    assertThat(statistics.seatScores()).hasSize(2);
    assertThat(statistics.scores().size()).isEqualTo(100);
    assertThat(statistics.events()).containsEntry("rolled", always(3, 50L));
  }

  @Test
  void a_shared_win_counts_for_everybody_who_shares_it() {
    Statistics statistics = run(RandomSimulations.of("high-card", 2, 1), 500, 2);
    int shared = statistics.sharedWins().getFirst();

    assertThat(shared).isPositive();
    assertThat(statistics.sharedWins()).containsExactly(shared, shared);
    assertThat(statistics.wins().getFirst() + statistics.wins().getLast()).isEqualTo(500 + shared);
    assertThat(statistics.lost()).isZero();
  }

  @Test
  void progress_grows_up_to_the_last_game() {
    List<Integer> progress = new ArrayList<>();

    RandomSimulations.of("high-card", 2, 1).run(100, 2, progress::add);

    assertThat(progress).isSorted().last().isEqualTo(100);
  }

  @Test
  void a_game_that_breaks_is_named() {
    var burning = RandomSimulations.of(new HighCard(), new Setup(2, Map.of("fire", "on")), 7);

    assertThatIllegalStateException()
        .isThrownBy(() -> run(burning, 100, 1))
        .withMessage("game 1 of seed 7 broke: the cards are on fire");
  }
}
