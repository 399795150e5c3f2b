package tortuga.server.limits;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RateLimitTest {
  private static final Optional<String> ANNE = Optional.of("Anne");
  private static final Optional<String> MARY = Optional.of("Mary");

  private final AtomicLong now = new AtomicLong(1_000_000);
  private final InstantSource time = () -> Instant.ofEpochMilli(now.get());

  @Test
  void whoever_has_nothing_left_gets_more_with_time() {
    RateLimit limit = new RateLimit(2, 60, time);

    assertThat(limit.take("Anne")).isTrue();
    assertThat(limit.take("Anne")).isTrue();
    assertThat(limit.take("Anne")).isFalse();
    assertThat(limit.take("Mary")).isTrue();
    now.addAndGet(1000);
    assertThat(limit.take("Anne")).isTrue();
    assertThat(limit.take("Anne")).isFalse();
  }

  @Test
  void a_clock_that_is_set_back_takes_nothing_away() {
    RateLimit limit = new RateLimit(2, 60, time);
    limit.take("Anne");
    now.addAndGet(-500_000);

    assertThat(limit.take("Anne")).isTrue();
    now.addAndGet(1000);
    assertThat(limit.take("Anne")).isTrue();
  }

  @Test
  void whoever_did_nothing_for_long_is_forgotten_but_not_what_they_owe() {
    Limits limits = new Limits(1, time);
    limits.allow(Limit.RECOVER, "10.0.0.1");
    for (int i = 0; i < 1000; i++) limits.delay(Limit.MESSAGE, "page");
    now.addAndGet(60_000);
    limits.allow(Limit.RECOVER, "10.0.0.2");

    limits.forgetBefore(now.get() - 1);
    assertThat(limits.remembered()).as("the page owes 480, and one is new").isEqualTo(1 + 1);

    now.addAndGet(120_000);
    limits.forgetBefore(now.get() - 1);
    assertThat(limits.remembered()).isZero();
  }

  @Test
  void whoever_takes_in_advance_has_to_wait() {
    RateLimit limit = new RateLimit(1, 60, time);

    assertThat(limit.reserve("page")).isZero();
    assertThat(limit.reserve("page")).isEqualTo(1000);
    now.addAndGet(1000);
    assertThat(limit.reserve("page")).isEqualTo(1000);
  }

  @Test
  void strangers_have_nothing_but_their_address() {
    Limits limits = new Limits(1, time);
    int allowed = 0;
    while (limits.allow(Limit.WATCH, "1.2.3.4")) allowed++;

    assertThat(allowed).isEqualTo(Limit.WATCH.addressBurst);
    assertThat(limits.allow(Limit.WATCH, ANNE, "1.2.3.4")).isFalse();
    assertThat(limits.allow(Limit.WATCH, ANNE, "5.6.7.8")).isTrue();
  }

  @Test
  void nobody_pays_for_what_somebody_else_does_at_the_same_address() {
    Limits limits = new Limits(1, time);
    while (limits.allow(Limit.PLAY, ANNE, "1.2.3.4")) now.incrementAndGet();

    assertThat(limits.allow(Limit.PLAY, MARY, "1.2.3.4")).isTrue();
  }

  /// Ten people behind one address, each as often as one person may.
  @ParameterizedTest
  @EnumSource
  void ten_people_share_an_address(Limit limit) {
    if (limit.personBurst == 0 || limit.addressBurst == 0) return;

    assertThat(limit.addressPerMinute).isGreaterThanOrEqualTo(5 * limit.personPerMinute);
    assertThat(limit.addressBurst).isGreaterThanOrEqualTo(5 * limit.personBurst);
  }

  /// A double click every second, and a move every other second, without end.
  @Test
  void nobody_clicks_too_fast_for_a_game() {
    Limits limits = new Limits(1, time);
    for (int seconds = 0; seconds < 3600; seconds++) {
      assertThat(limits.allow(Limit.PLAY, ANNE, "1.2.3.4")).isTrue();
      now.addAndGet(120);
      assertThat(limits.allow(Limit.PLAY, ANNE, "1.2.3.4")).isTrue();
      now.addAndGet(880);
    }
  }
}
