package tortuga.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Seed;
import tortuga.engine.chance.SplitMix;
import tortuga.server.table.clock.Downtime;
import tortuga.server.table.clock.Pace;
import tortuga.server.table.game.MatchFactory;

/// A move may be taken back as long as nothing was rolled, drawn or shown and nobody else decided.
class UndoTest {
  private static final int GAMES = 2;

  @ParameterizedTest
  @ValueSource(strings = {"pieces-of-eight", "jamaica", "21-mutinies", "aye"})
  void what_is_taken_back_never_happened(String game) {
    int undone = 0;
    for (int number = 0; number < GAMES; number++) {
      SplitMix choices = new SplitMix(number);
      Setup setup = RandomSetups.any(game, choices);
      TestTable testTable =
          TestTable.empty(
                  game,
                  setup.seats(),
                  setup.chosen(),
                  Pace.WEEK,
                  Seed.of(number),
                  MatchFactory.USUAL)
              .begun(setup.seats());
      for (int i = 0; i < 80 && testTable.table.phase() == Phase.PLAYING; i++) {
        undone += step(testTable, choices, "%s, number %d, step %d".formatted(setup, number, i));
      }
    }
    assertThat(undone).as("moves taken back").isPositive();
  }

  /// Plays a random move; if it may be taken back, takes it back, and plays it again.
  private static int step(TestTable testTable, SplitMix choices, String story) {
    List<Integer> asked = asked(testTable);
    int seat = asked.get(choices.below(asked.size()));
    List<String> moves = testTable.asked(seat).moves();
    String move = moves.get(choices.below(moves.size()));
    List<Optional<Record>> before = views(testTable);
    testTable.play(seat, move);
    if (!testTable.tick().isEmpty() || testTable.table.phase() != Phase.PLAYING) return 0;
    for (int other = 0; other < testTable.table.seats(); other++) {
      boolean may = other == seat && testTable.asked(seat).undo();
      if (!may) assertThat(testTable.asked(other).undo()).as(story).isFalse();
    }
    if (!TestTable.refusal(() -> testTable.table.propose().undo(seat, "")).isEmpty()) return 0;
    List<Optional<Record>> after = views(testTable);
    testTable.commit(() -> testTable.table.propose().undo(seat, ""));
    assertThat(views(testTable)).as(story).isEqualTo(before);
    assertThat(testTable.asked(seat).moves()).as(story).isEqualTo(moves);
    testTable.play(seat, move);
    assertThat(views(testTable)).as(story).isEqualTo(after);
    return 1;
  }

  /// The captain of Aye deals out commands one by one, in sight of all.
  @Test
  void move_after_move_is_taken_back_until_somebody_else_decides() {
    TestTable testTable = TestTable.of("aye", 5, 5, Pace.WEEK, MatchFactory.USUAL);
    Deque<List<Optional<Record>>> before = new ArrayDeque<>();
    int captain = 0;
    while (before.size() < 3) {
      int mover = asked(testTable).getFirst();
      List<Optional<Record>> now = views(testTable);
      testTable.play(mover, testTable.asked(mover).moves().getFirst());
      if (mover != captain || !testTable.asked(mover).undo()) before.clear();
      if (testTable.asked(mover).undo()) before.push(now);
      captain = mover;
    }
    int seat = captain;
    while (!before.isEmpty()) {
      testTable.commit(() -> testTable.table.propose().undo(seat, ""));
      assertThat(views(testTable)).isEqualTo(before.pop());
    }

    assertThat(TestTable.refusal(() -> testTable.table.propose().undo(seat, "")))
        .isEqualTo("cannot-undo");
  }

  private static List<Integer> asked(TestTable testTable) {
    return IntStream.range(0, testTable.table.seats())
        .filter(seat -> testTable.asked(seat).mine())
        .boxed()
        .toList();
  }

  private static List<Optional<Record>> views(TestTable testTable) {
    return Stream.concat(
            IntStream.range(0, testTable.table.seats()).<Viewer>mapToObj(Seat::of),
            Stream.of(Viewer.SPECTATOR))
        .map(testTable.table::view)
        .toList();
  }

  @Test
  void what_luck_or_a_hidden_coin_decided_stands() {
    PositionStart sea =
        new PositionStart(
            """
            nests: {0: bomb, 1: bomb}
            decks: {0: mate bomb cutlass captain, 1: bomb bomb mate captain}
            """);
    TestTable testTable = TestTable.of("pieces-of-eight", 2, 2, Pace.WEEK, sea);
    testTable.play(0, "call fore-behind");

    assertThat(testTable.asked(0).undo()).isFalse();
    assertThat(TestTable.refusal(() -> testTable.table.propose().undo(0, "")))
        .isEqualTo("cannot-undo");
    assertThat(TestTable.refusal(() -> testTable.table.propose().undo(1, "")))
        .isEqualTo("cannot-undo");
  }

  @Test
  void time_spent_before_is_charged_once() {
    PositionStart sea =
        new PositionStart(
            """
            nests: {1: bomb}
            decks: {0: mate mate captain, 1: bomb mate captain}
            """);
    TestTable testTable =
        TestTable.empty("pieces-of-eight", 2, Map.of("blitz", "120"), Pace.NORMAL, Seed.of(7), sea)
            .begun(2);
    testTable.now += 10_000;
    testTable.play(0, "stay");
    assertThat(testTable.asked(0).undo()).isTrue();
    testTable.commit(() -> testTable.table.propose().undo(0, ""));

    assertThat(testTable.table.bank(0, testTable.now, Downtime.NONE)).contains(110_000L);
    testTable.now += 5_000;
    testTable.play(0, "stay");
    assertThat(testTable.table.bank(0, testTable.now, Downtime.NONE)).contains(105_000L);
  }
}
