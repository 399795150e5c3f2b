package tortuga.server.store;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tortuga.server.table.LogEntry;
import tortuga.server.table.LogLine;

class HashChainTest {
  private static final LogLine ONE = LogLines.after("", 0, 5, new LogEntry.Vacated(0));
  private static final LogLine TWO = LogLines.after(ONE.hash(), 1, 6, new LogEntry.Vacated(1));
  private static final LogLine THREE = LogLines.after(TWO.hash(), 2, 7, new LogEntry.Vacated(2));

  @Test
  void a_log_that_was_tampered_with_is_not_taken_for_the_true_one() {
    LogLines.check(List.of(ONE, TWO, THREE));
    List<LogLine> swapped = new ArrayList<>(List.of(ONE, TWO, THREE));
    Collections.swap(swapped, 1, 2);
    LogLine later = new LogLine(1, 60, TWO.entry(), TWO.body(), TWO.hash());
    LogLine other = new LogLine(1, 6, TWO.entry(), ONE.body(), TWO.hash());

    Stream.of(
            swapped,
            List.of(ONE, THREE),
            List.of(TWO, THREE),
            List.of(ONE, later, THREE),
            List.of(ONE, other, THREE))
        .forEach(log ->
            assertThatThrownBy(() -> LogLines.check(log))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("was changed"));
  }
}
