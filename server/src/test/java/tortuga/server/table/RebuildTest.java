package tortuga.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Seed;
import tortuga.engine.chance.SplitMix;
import tortuga.server.store.EntryJson;
import tortuga.server.table.clock.Downtime;
import tortuga.server.table.clock.Pace;
import tortuga.server.table.game.MatchFactory;
import tortuga.server.table.game.QuestionView;
import tortuga.server.table.history.SeenItem;

/// A table is its log: whoever reads it has the same table, after every line.
class RebuildTest {
  private static final int GAMES = 2;

  /// Everything that anybody can learn from a table.
  private record Look(
      int number, Optional<Record> view, Optional<QuestionView> asked, List<SeenItem> items) {}

  @ParameterizedTest
  @ValueSource(strings = {"pieces-of-eight", "jamaica", "21-mutinies", "aye"})
  void the_log_rebuilds_the_table_line_by_line(String game) {
    for (int number = 0; number < GAMES; number++) {
      Setup setup = RandomSetups.any(game, new SplitMix(number));
      TestTable testTable =
          TestTable.empty(
                  game,
                  setup.seats(),
                  setup.chosen(),
                  number % 2 == 0 ? Pace.NORMAL : Pace.DAY,
                  Seed.of(number),
                  MatchFactory.USUAL)
              .begun(setup.seats() - number % 2);
      new Shadow(testTable, "%s, number %d".formatted(setup, number)).follow(number);
    }
  }

  /// A second table that gets every line as text, and knows nothing else.
  private static final class Shadow {
    private final TestTable testTable;
    private final String story;
    private final Table table;

    Shadow(TestTable testTable, String story) {
      this.testTable = testTable;
      this.story = story;
      this.table = testTable.rebuilt();
    }

    void follow(long number) {
      testTable.afterwards = this::compare;
      RandomPeople.playOn(testTable, number);
      assertThat(looks(testTable.rebuilt())).as(story).isEqualTo(looks(testTable.table));
      assertThat(testTable.table.phase()).as(story).isEqualTo(Phase.FINISHED);
    }

    private void compare() {
      LogLine line = testTable.log.getLast();
      LogEntry read = EntryJson.read(line.body());
      assertThat(read).isEqualTo(line.entry());
      table.apply(
          new LogLine(line.seq(), line.at(), read, line.body(), line.hash()), Downtime.NONE);
      assertThat(looks(table)).as("%s, line %s", story, line).isEqualTo(looks(testTable.table));
      assertThat(table.hash()).isEqualTo(testTable.table.hash());
    }

    private List<Look> looks(Table seen) {
      return viewers()
          .map(viewer ->
              new Look(
                  seen.number(viewer),
                  seen.view(viewer),
                  seen.questionView(viewer, testTable.now, Downtime.NONE),
                  seen.seenItems(viewer, Math.max(0, seen.number(viewer) - 3))))
          .toList();
    }

    private Stream<Viewer> viewers() {
      return Stream.concat(
          IntStream.range(0, table.seats()).mapToObj(Seat::of), Stream.of(Viewer.SPECTATOR));
    }
  }
}
