package tortuga.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class SteadyTimeTest {
  private static final long MILLION = 1_000_000;

  private final AtomicLong nanos = new AtomicLong();
  private final SteadyTime time = new SteadyTime(nanos::get);

  private long later(long millis, long wall) {
    nanos.addAndGet(millis * MILLION);
    return time.at(wall);
  }

  @Test
  void it_says_what_the_clock_says() {
    assertThat(time.at(1000)).isEqualTo(1000);
    assertThat(later(100, 1100)).isEqualTo(1100);
    assertThat(later(100, 9000)).isEqualTo(9000);
  }

  @Test
  void before_it_has_heard_any_time_none_passes() {
    assertThat(later(5000, 50)).isEqualTo(50);
  }

  @Test
  void a_clock_that_is_put_back_is_waited_for() {
    time.at(100_000);

    assertThat(later(1000, 91_000)).isEqualTo(100_900);
    assertThat(later(50_000, 141_000)).isEqualTo(145_900);
    assertThat(later(50_000, 191_000)).isEqualTo(191_000);
  }

  @Test
  void what_was_noted_before_a_restart_is_not_undone() {
    time.goOnFrom(500_000);

    assertThat(time.at(100_000)).isEqualTo(500_000);
    assertThat(later(1000, 101_000)).isEqualTo(500_900);
  }
}
