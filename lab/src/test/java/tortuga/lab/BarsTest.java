package tortuga.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static tortuga.lab.report.Bars.COARSE;
import static tortuga.lab.report.Bars.FINE;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import tortuga.lab.report.Bars;

class BarsTest {
  @Test
  void a_bar_is_as_long_as_its_share() {
    assertThat(FINE.draw(10, 10, 4)).isEqualTo("████");
    assertThat(FINE.draw(5, 10, 4)).isEqualTo("██");
    assertThat(FINE.draw(0, 10, 4)).isEmpty();
  }

  @Test
  void a_fine_bar_ends_in_eighths_of_a_letter() {
    assertThat(FINE.draw(13, 32, 4)).isEqualTo("█▋");
  }

  @Test
  void what_is_not_zero_leaves_a_trace() {
    assertThat(FINE.draw(1, 1_000_000, 4)).isEqualTo("▏");
    assertThat(COARSE.draw(1, 1_000_000, 4)).isEqualTo("#");
  }

  @Test
  void a_terminal_without_blocks_gets_coarse_bars() {
    assertThat(Bars.of(StandardCharsets.US_ASCII).draw(5, 10, 4)).isEqualTo("##");
    assertThat(Bars.of(StandardCharsets.UTF_8)).isEqualTo(FINE);
  }
}
