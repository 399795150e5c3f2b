package tortuga.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class WilsonIntervalTest {
  @Test
  void half_of_a_hundred_games_lies_between_two_fifths_and_three_fifths() {
    assertThat(WilsonInterval.low(0.5, 100)).isCloseTo(0.4038, within(0.0001));
    assertThat(WilsonInterval.high(0.5, 100)).isCloseTo(0.5962, within(0.0001));
  }

  @Test
  void who_won_every_game_is_not_certain_to_win() {
    assertThat(WilsonInterval.low(1, 10)).isCloseTo(0.7225, within(0.0001));
    assertThat(WilsonInterval.high(1, 10)).isCloseTo(1, within(1e-9));
  }

  @Test
  void without_a_game_nothing_is_known() {
    assertThat(WilsonInterval.low(0, 0)).isZero();
    assertThat(WilsonInterval.high(0, 0)).isEqualTo(1);
  }
}
