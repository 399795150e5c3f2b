package tortuga.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class BudgetTest {
  @Test
  void who_has_no_number_of_its_own_thinks_as_much_as_the_game_takes() {
    assertThat(Budget.usual(Duration.ofMillis(200)).or(4000).iterations())
        .isEqualTo(OptionalInt.of(4000));
  }

  @Test
  void a_number_that_somebody_asks_for_is_kept_to() {
    assertThat(Budget.iterations(500).or(4000)).isEqualTo(Budget.iterations(500));
  }

  @Test
  void a_deeper_thought_takes_no_more_time() {
    assertThat(BotLevel.LEGEND.usual().or(40_000).time()).isEqualTo(BotLevel.LEGEND.usual().time());
  }

  @Test
  void a_part_of_a_budget_has_a_part_of_its_iterations_and_time() {
    assertThat(Budget.of(1000, Duration.ofMillis(200)).dividedBy(4))
        .isEqualTo(Budget.of(250, Duration.ofMillis(50)));
  }
}
