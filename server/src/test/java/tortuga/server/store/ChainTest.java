package tortuga.server.store;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tortuga.server.table.Entry;
import tortuga.server.table.Line;

class ChainTest {
  private static final Line ONE = Lines.after("", 0, 5, new Entry.Vacated(0));
  private static final Line TWO = Lines.after(ONE.hash(), 1, 6, new Entry.Vacated(1));
  private static final Line THREE = Lines.after(TWO.hash(), 2, 7, new Entry.Vacated(2));

  @Test
  void a_log_that_was_tampered_with_is_not_taken_for_the_true_one() {
    Lines.check(List.of(ONE, TWO, THREE));
    List<Line> swapped = new ArrayList<>(List.of(ONE, TWO, THREE));
    Collections.swap(swapped, 1, 2);
    Line later = new Line(1, 60, TWO.entry(), TWO.body(), TWO.hash());
    Line other = new Line(1, 6, TWO.entry(), ONE.body(), TWO.hash());

    Stream.of(
            swapped,
            List.of(ONE, THREE),
            List.of(TWO, THREE),
            List.of(ONE, later, THREE),
            List.of(ONE, other, THREE))
        .forEach(log ->
            assertThatThrownBy(() -> Lines.check(log))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("is not what it was"));
  }
}
