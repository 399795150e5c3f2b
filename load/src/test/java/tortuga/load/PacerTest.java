package tortuga.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class PacerTest {
  @Test
  void whoever_comes_too_early_waits_for_the_next_beat() {
    Pacer pacer = new Pacer(10);
    assertThat(pacer.nextAt(5)).isEqualTo(5);
    assertThat(pacer.nextAt(6)).isEqualTo(100_000_005);
    assertThat(pacer.nextAt(900_000_000)).isEqualTo(900_000_000);
  }

  @Test
  void without_a_rate_nobody_waits_for_others() {
    Pacer pacer = new Pacer(0);
    assertThat(pacer.nextAt(5)).isEqualTo(5);
    assertThat(pacer.nextAt(5)).isEqualTo(5);
  }
}
