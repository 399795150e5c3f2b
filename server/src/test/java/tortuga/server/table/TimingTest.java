package tortuga.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tortuga.engine.Seat;
import tortuga.engine.Viewer;
import tortuga.server.protocol.Json;
import tortuga.server.protocol.Projection;
import tortuga.server.table.clock.Downtime;
import tortuga.server.table.clock.Pace;

/// What others are told of a window, and when, does not depend on what a seat holds in secret.
class TimingTest {
  private static final Viewer MOVER = Seat.of(0);

  /// Returns everything that a viewer is told while seat 2 holds a coin at its aft and somehow
  /// passes.
  private static List<String> life(String coin, int people, Viewer viewer, long passesAfter) {
    PositionStart sea =
        new PositionStart(
            """
            nests: {0: bomb, 1: bomb, 2: bomb}
            decks: {0: mate bomb captain, 1: bomb captain cutlass, 2: bomb captain %s}
            """
                .formatted(coin));
    TestTable testTable = TestTable.of("pieces-of-eight", 3, people, Pace.NORMAL, sea);
    List<String> messages = new ArrayList<>();
    int[] last = {testTable.table.number(viewer)};
    testTable.afterwards =
        () -> {
          int number = testTable.table.number(viewer);
          if (number == last[0]) return;
          Projection projection =
              new Projection(testTable.table, _ -> true, Downtime.NONE, testTable.now);
          messages.add(Json.write(projection.update(viewer, last[0])));
          last[0] = number;
        };
    testTable.play(0, "mate fore 1 fore");
    for (int moment = 0; moment < 12_000; moment += 50) {
      if (moment == passesAfter) testTable.play(2, "pass");
      testTable.after(50);
    }
    return messages;
  }

  @Test
  void a_window_lives_as_long_whether_somebody_passes_or_has_nothing_to_say() {
    for (Viewer viewer : List.of(MOVER, Seat.of(1), Viewer.SPECTATOR)) {
      List<String> nothing = life("cutlass", 3, viewer, -1);

      assertThat(nothing).hasSizeGreaterThan(1);
      assertThat(life("treachery", 3, viewer, 50)).isEqualTo(nothing);
      assertThat(life("treachery", 3, viewer, 4000)).isEqualTo(nothing);
      assertThat(life("treachery", 3, viewer, -1)).isEqualTo(nothing);
    }
  }

  @Test
  void a_bot_that_passes_is_like_one_that_has_nothing_to_say() {
    List<String> nothing = life("cutlass", 2, MOVER, 0);

    assertThat(nothing).hasSizeGreaterThan(1);
    assertThat(life("treachery", 2, MOVER, 0)).isEqualTo(nothing);
    assertThat(life("treachery", 2, MOVER, 1500)).isEqualTo(nothing);
  }

  @Test
  void a_bot_takes_as_long_as_a_person() {
    assertThat(moments(life("cutlass", 2, MOVER, 0)))
        .isEqualTo(moments(life("treachery", 3, MOVER, 1000)));
  }

  private static List<String> moments(List<String> messages) {
    return messages.stream().map(text -> text.replaceFirst(".*?\"now\":(\\d+).*", "$1")).toList();
  }
}
