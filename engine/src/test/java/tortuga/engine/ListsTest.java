package tortuga.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ListsTest {
  @Test
  void there_is_one_for_each_number_below_the_count() {
    assertThat(Lists.of(3, i -> "ship " + i)).containsExactly("ship 0", "ship 1", "ship 2");
  }

  @Test
  void wanted_numbers_stay_in_order() {
    assertThat(Lists.where(6, i -> i % 2 == 1)).containsExactly(1, 3, 5);
  }

  @Test
  void nothing_is_counted_from_zero_to_zero() {
    assertThat(Lists.of(0, i -> i)).isEmpty();
    assertThat(Lists.where(0, _ -> true)).isEmpty();
  }
}
