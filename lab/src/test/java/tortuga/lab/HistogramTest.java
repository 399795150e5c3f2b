package tortuga.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tortuga.lab.report.Bars;
import tortuga.lab.report.Histogram;

class HistogramTest {
  private static Histogram of(int... values) {
    Counter counter = new Counter();
    IntStream.of(values).forEach(counter::add);
    return new Histogram(counter.distribution(), Bars.COARSE);
  }

  @Test
  void few_values_get_a_bar_each_and_gaps_show() {
    assertThat(of(-1, 1, 1).lines())
        .containsExactly(
            "  -1  #################### 1", "   0   0", "   1  " + "#".repeat(40) + " 2");
  }

  @Test
  void many_values_share_bars_of_a_round_width() {
    assertThat(of(-7, 0, 4, 9, 60).lines())
        .startsWith(
            "  -10 to -6  #################### 1",
            "   -5 to -1   0",
            "     0 to 4  " + "#".repeat(40) + " 2",
            "     5 to 9  #################### 1")
        .hasSize(15);
  }
}
