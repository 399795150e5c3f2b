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
      TestTable cabin =
          TestTable.empty(
                  game,
                  setup.seats(),
                  setup.chosen(),
                  Pace.WEEK,
                  Seed.of(number),
                  MatchFactory.USUAL)
              .begun(setup.seats());
      for (int i = 0; i < 80 && cabin.table.phase() == Phase.PLAYING; i++) {
        undone += step(cabin, choices, "%s, number %d, step %d".formatted(setup, number, i));
      }
    }
    assertThat(undone).as("moves taken back").isPositive();
  }

  /// Plays a random move; if it may be taken back, takes it back, and plays it again.
  private static int step(TestTable cabin, SplitMix choices, String story) {
    List<Integer> asked = asked(cabin);
    int seat = asked.get(choices.below(asked.size()));
    List<String> moves = cabin.asked(seat).moves();
    String move = moves.get(choices.below(moves.size()));
    List<Optional<Record>> before = views(cabin);
    cabin.play(seat, move);
    if (!cabin.tick().isEmpty() || cabin.table.phase() != Phase.PLAYING) return 0;
    for (int other = 0; other < cabin.table.seats(); other++) {
      boolean may = other == seat && cabin.asked(seat).undo();
      if (!may) assertThat(cabin.asked(other).undo()).as(story).isFalse();
    }
    if (!TestTable.refusal(() -> cabin.table.propose().undo(seat, "")).isEmpty()) return 0;
    List<Optional<Record>> after = views(cabin);
    cabin.commit(() -> cabin.table.propose().undo(seat, ""));
    assertThat(views(cabin)).as(story).isEqualTo(before);
    assertThat(cabin.asked(seat).moves()).as(story).isEqualTo(moves);
    cabin.play(seat, move);
    assertThat(views(cabin)).as(story).isEqualTo(after);
    return 1;
  }

  /// The captain of Aye deals out commands one by one, in sight of all.
  @Test
  void move_after_move_is_taken_back_until_somebody_else_decides() {
    TestTable cabin = TestTable.of("aye", 5, 5, Pace.WEEK, MatchFactory.USUAL);
    Deque<List<Optional<Record>>> before = new ArrayDeque<>();
    int captain = 0;
    while (before.size() < 3) {
      int mover = asked(cabin).getFirst();
      List<Optional<Record>> now = views(cabin);
      cabin.play(mover, cabin.asked(mover).moves().getFirst());
      if (mover != captain || !cabin.asked(mover).undo()) before.clear();
      if (cabin.asked(mover).undo()) before.push(now);
      captain = mover;
    }
    int seat = captain;
    while (!before.isEmpty()) {
      cabin.commit(() -> cabin.table.propose().undo(seat, ""));
      assertThat(views(cabin)).isEqualTo(before.pop());
    }

    assertThat(TestTable.refusal(() -> cabin.table.propose().undo(seat, "")))
        .isEqualTo("cannot-undo");
  }

  private static List<Integer> asked(TestTable cabin) {
    return IntStream.range(0, cabin.table.seats())
        .filter(seat -> cabin.asked(seat).mine())
        .boxed()
        .toList();
  }

  private static List<Optional<Record>> views(TestTable cabin) {
    return Stream.concat(
            IntStream.range(0, cabin.table.seats()).<Viewer>mapToObj(Seat::of),
            Stream.of(Viewer.SPECTATOR))
        .map(cabin.table::view)
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
    TestTable cabin = TestTable.of("pieces-of-eight", 2, 2, Pace.WEEK, sea);
    cabin.play(0, "call fore-behind");

    assertThat(cabin.asked(0).undo()).isFalse();
    assertThat(TestTable.refusal(() -> cabin.table.propose().undo(0, ""))).isEqualTo("cannot-undo");
    assertThat(TestTable.refusal(() -> cabin.table.propose().undo(1, ""))).isEqualTo("cannot-undo");
  }

  @Test
  void time_spent_before_is_charged_once() {
    PositionStart sea =
        new PositionStart(
            """
            nests: {1: bomb}
            decks: {0: mate mate captain, 1: bomb mate captain}
            """);
    TestTable cabin =
        TestTable.empty("pieces-of-eight", 2, Map.of("blitz", "120"), Pace.NORMAL, Seed.of(7), sea)
            .begun(2);
    cabin.now += 10_000;
    cabin.play(0, "stay");
    assertThat(cabin.asked(0).undo()).isTrue();
    cabin.commit(() -> cabin.table.propose().undo(0, ""));

    assertThat(cabin.table.bank(0, cabin.now, Downtime.NONE)).contains(110_000L);
    cabin.now += 5_000;
    cabin.play(0, "stay");
    assertThat(cabin.table.bank(0, cabin.now, Downtime.NONE)).contains(105_000L);
  }
}
