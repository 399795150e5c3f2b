package tortuga.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GameSeedsTest {
  /// Whoever changes this changes every simulation that anybody has ever quoted.
  @Test
  void the_lot_of_a_game_never_changes() {
    GameSeeds seeds = GameSeeds.of(1, 0, 2);

    assertThat(seeds.seed()).hasToString("5e41ab087439611ef18d6ce93d6cf1ee");
    assertThat(seeds.botChances())
        .extracting(chance -> chance.below(1000))
        .containsExactly(242, 789);
  }

  @Test
  void no_two_games_have_the_same_lot() {
    assertThat(IntStream.range(0, 1000).mapToObj(game -> GameSeeds.of(1, game, 2).seed()))
        .doesNotHaveDuplicates()
        .doesNotContain(GameSeeds.of(2, 0, 2).seed());
  }
}
