package tortuga.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DistributionTest {
  private static Distribution of(int... values) {
    Counter counter = new Counter();
    IntStream.of(values).forEach(counter::add);
    return counter.distribution();
  }

  @Test
  void a_mean_weighs_each_value_by_its_count() {
    assertThat(of(-3, 1, 1, 5).mean()).isEqualTo(1.0);
  }

  @Test
  void a_percentile_is_the_least_value_that_so_many_do_not_exceed() {
    Distribution hundred = of(IntStream.rangeClosed(1, 100).toArray());

    assertThat(hundred.percentile(5)).isEqualTo(5);
    assertThat(hundred.percentile(50)).isEqualTo(50);
    assertThat(hundred.percentile(95)).isEqualTo(95);
  }

  @Test
  void a_lone_value_is_every_percentile() {
    assertThat(of(7).percentile(5)).isEqualTo(7);
    assertThat(of(7).percentile(95)).isEqualTo(7);
  }

  @Test
  void counters_add_up_in_any_order() {
    Counter one = new Counter();
    one.add(1);
    Counter two = new Counter();
    two.add(2);
    two.add(1);

    one.addAll(two);

    assertThat(one.distribution()).isEqualTo(of(2, 1, 1));
  }

  @Test
  void nothing_has_a_mean_of_zero() {
    assertThat(new Distribution(new TreeMap<>()).mean()).isZero();
  }
}
