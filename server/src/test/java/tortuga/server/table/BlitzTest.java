package tortuga.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tortuga.engine.Rule;
import tortuga.engine.chance.Seed;
import tortuga.server.table.clock.Downtime;
import tortuga.server.table.clock.Pace;
import tortuga.server.table.game.MatchFactory;

/// The chess clock of Pieces of Eight: when it runs, and when it stands still.
class BlitzTest {
  private static final long FULL = 120_000;

  private static TestTable blitz(Map<String, String> more, MatchFactory matchFactory) {
    Map<String, String> settings = new TreeMap<>(Map.of("blitz", "120"));
    settings.putAll(more);
    return TestTable.empty("pieces-of-eight", 2, settings, Pace.NORMAL, Seed.of(7), matchFactory)
        .begun(2);
  }

  private static long bank(TestTable testTable, int seat) {
    return testTable.table.bank(seat, testTable.now, Downtime.NONE).orElseThrow();
  }

  @Test
  @Rule({"POE-RULING-61", "POE-RULING-79"})
  void the_bank_stands_while_ships_are_built_even_without_a_setup_clock() {
    TestTable testTable = blitz(Map.of("setupClock", "none"), MatchFactory.USUAL);

    assertThat(testTable.after(10 * FULL)).isEmpty();
    assertThat(bank(testTable, 0)).isEqualTo(FULL);
    testTable.play(0, "copy full-admiral");
    testTable.play(0, "ready");
    testTable.now += FULL;
    testTable.play(1, "copy full-admiral");
    testTable.play(1, "ready");
    assertThat(bank(testTable, 0) + bank(testTable, 1)).isEqualTo(2 * FULL);
    testTable.now += 1_000;
    assertThat(bank(testTable, 0) + bank(testTable, 1)).isEqualTo(2 * FULL - 1_000);
  }

  @Test
  @Rule("POE-RULING-61")
  void the_bank_stands_during_the_vote_on_a_stalemate() {
    PositionStart vote =
        new PositionStart(
            """
            nests: {0: bomb, 1: bomb}
            decks: {0: mate captain, 1: mate captain}
            pending: [vote-stalemate]
            """);
    TestTable testTable = blitz(Map.of(), vote);
    testTable.now += 20_000;

    assertThat(bank(testTable, 0)).isEqualTo(FULL);
    assertThat(testTable.asked(0).deadline()).contains(testTable.asked(0).opened() + 30_000);
    testTable.play(0, "agree");
    assertThat(testTable.after(10_000)).hasSize(1);
    assertThat(bank(testTable, 0)).isEqualTo(FULL);
    assertThat(bank(testTable, 1)).isEqualTo(FULL);
  }

  @Test
  @Rule("POE-RULING-79")
  void every_game_of_a_match_begins_with_full_banks() {
    PositionStart sea =
        new PositionStart(
            """
            nests: {0: bomb, 1: bomb}
            decks: {0: mate captain, 1: mate captain}
            """);
    TestTable testTable = blitz(Map.of("match", "best-of-3"), sea);
    testTable.now += 30_000;
    testTable.play(0, "call fore-behind");
    assertThat(bank(testTable, 0)).isEqualTo(FULL - 30_000);
    int turn = testTable.asked(0).mine() ? 0 : 1;
    testTable.after(FULL);

    assertThat(testTable.asked(0).kind())
        .as("seat %d has lost on time", turn)
        .isEqualTo("build-ship");
    assertThat(bank(testTable, 0)).isEqualTo(FULL);
    assertThat(bank(testTable, 1)).isEqualTo(FULL);
  }

  @Test
  @Rule("POE-RULING-79")
  void what_somebody_else_does_at_any_time_gives_no_thinking_time_back() {
    PositionStart sea =
        new PositionStart(
            """
            nests: {0: bomb, 1: bomb}
            decks: {0: mate captain, 1: mate captain}
            """);
    TestTable testTable = blitz(Map.of(), sea);
    testTable.now += 40_000;
    testTable.commit(() ->
        testTable
            .table
            .propose()
            .answer(1, Optional.empty(), List.of("propose-stalemate"), Origin.PLAYER, ""));

    assertThat(bank(testTable, 0)).isEqualTo(FULL - 40_000);
    assertThat(bank(testTable, 1)).isEqualTo(FULL);
    assertThat(testTable.asked(0).deadline()).contains(testTable.now + FULL - 40_000);
  }

  /// A ship is put in order coin by coin; the time for that is taken from the bank once.
  @Test
  @Rule("POE-RULING-61")
  void a_chain_of_picks_costs_the_time_that_it_takes() {
    PositionStart quarters =
        new PositionStart(
            """
            nests: {0: bomb, 1: bomb}
            decks: {0: call-to-quarters captain cutlass, 1: mate captain}
            pending: [rearrange-ship 0 fore]
            """);
    TestTable testTable = blitz(Map.of(), quarters);
    for (int pick = 0; pick < 2; pick++) {
      testTable.now += 5_000;
      testTable.play(0, testTable.asked(0).moves().getFirst());
    }

    assertThat(testTable.asked(0).kind()).isEqualTo("rearrange-ship");
    assertThat(bank(testTable, 0)).isEqualTo(FULL - 10_000);
  }
}
