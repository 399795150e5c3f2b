package tortuga.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tortuga.engine.Event;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Seed;
import tortuga.engine.chance.SplitMix;
import tortuga.server.protocol.AppliedPatch;
import tortuga.server.protocol.Json;
import tortuga.server.protocol.Projection;
import tortuga.server.protocol.ServerMessage;
import tortuga.server.table.clock.Downtime;
import tortuga.server.table.clock.Pace;
import tortuga.server.table.game.MatchFactory;
import tortuga.server.table.history.GameReplay;
import tortuga.server.table.history.SeenItem;

/// A page that followed a table all the time knows what a new page knows, whatever was taken back
/// and played again in between.
class SubscriberUpdatesTest {
  private static final int GAMES = 4;
  private static final int STEPS = 90;

  @ParameterizedTest
  @ValueSource(strings = {"pieces-of-eight", "jamaica", "21-mutinies", "aye"})
  void a_follower_knows_what_a_newcomer_learns(String game) {
    int undone = 0;
    int inARow = 0;
    for (int number = 0; number < GAMES; number++) {
      SplitMix choices = new SplitMix(number);
      Setup setup = RandomSetups.any(game, choices);
      Pace pace = number % 2 == 0 ? Pace.WEEK : Pace.NORMAL;
      TestTable testTable =
          TestTable.empty(
                  game, setup.seats(), setup.chosen(), pace, Seed.of(number), MatchFactory.USUAL)
              .begun(setup.seats());
      TestSubscribers subscribers =
          new TestSubscribers(testTable, "%s, number %d".formatted(setup, number));
      boolean again = false;
      for (int i = 0; i < STEPS && testTable.table.phase() == Phase.PLAYING; i++) {
        boolean takesBack = choices.below(2) == 0 && takeBack(testTable);
        if (takesBack) undone++;
        if (takesBack && again) inARow++;
        again = takesBack;
        if (!takesBack) play(testTable, choices);
        testTable.now += 300;
        testTable.tick();
      }
      subscribers.compareWithTheGame();
    }
    assertThat(undone).as("moves taken back").isPositive();
    assertThat(inARow).as("moves taken back one after another").isPositive();
  }

  private static boolean takeBack(TestTable testTable) {
    for (int seat = 0; seat < testTable.table.seats(); seat++) {
      int mover = seat;
      boolean offered = testTable.asked(seat).undo();
      String refusal = TestTable.refusal(() -> testTable.table.propose().undo(mover, ""));
      assertThat(refusal.isEmpty()).as("undo is offered where it works").isEqualTo(offered);
      if (!offered) continue;
      testTable.commit(() -> testTable.table.propose().undo(mover, ""));
      return true;
    }
    return false;
  }

  private static void play(TestTable testTable, SplitMix choices) {
    List<Integer> asked =
        IntStream.range(0, testTable.table.seats())
            .filter(seat -> !testTable.asked(seat).moves().isEmpty())
            .boxed()
            .toList();
    if (asked.isEmpty()) {
      testTable.now =
          Math.max(
              testTable.now,
              testTable
                  .table
                  .automation()
                  .nextDeadline(testTable.now, Downtime.NONE)
                  .orElse(testTable.now));
      return;
    }
    int seat = asked.get(choices.below(asked.size()));
    if (choices.below(20) == 0 && testTable.table.chairs().bot(seat).isEmpty()) {
      testTable.commit(() -> testTable.table.propose().handToBot(seat, false));
      testTable.commit(() -> testTable.table.propose().resume(seat));
      return;
    }
    List<String> moves = testTable.asked(seat).moves();
    testTable.play(seat, moves.get(choices.below(moves.size())));
  }

  @Test
  void what_is_taken_back_twice_and_played_otherwise_is_told_once() {
    TestTable testTable = TestTable.of("aye", 5, 5, Pace.WEEK, MatchFactory.USUAL);
    TestSubscribers subscribers = new TestSubscribers(testTable, "two in a row");
    SplitMix choices = new SplitMix(1);
    int mover = -1;
    for (int row = 0; row < 2; ) {
      int seat =
          IntStream.range(0, 5).filter(i -> testTable.asked(i).mine()).findFirst().orElseThrow();
      testTable.play(seat, testTable.asked(seat).moves().getFirst());
      row = testTable.asked(seat).undo() ? (seat == mover ? row + 1 : 1) : 0;
      mover = seat;
    }
    int captain = mover;
    testTable.commit(() -> testTable.table.propose().undo(captain, ""));
    testTable.commit(() -> testTable.table.propose().undo(captain, ""));
    List<String> moves = testTable.asked(captain).moves();
    testTable.play(captain, moves.get(choices.below(moves.size())));

    subscribers.compareWithTheGame();
  }

  /// One page for every viewer, which gets everything, and compares it with what a new page gets.
  private static final class TestSubscribers {
    private final TestTable testTable;
    private final String story;
    private final List<TestSubscriber> pages;

    TestSubscribers(TestTable testTable, String story) {
      this.testTable = testTable;
      this.story = story;
      this.pages =
          Stream.concat(
                  IntStream.range(0, testTable.table.seats()).<Viewer>mapToObj(Seat::of),
                  Stream.of(Viewer.SPECTATOR))
              .map(viewer -> new TestSubscriber(testTable, viewer, story + ", " + viewer))
              .toList();
      testTable.afterwards = this::tell;
    }

    private void tell() {
      pages.forEach(TestSubscriber::hear);
      pages.forEach(page -> page.compare(testTable.table));
      if (!(testTable.log.getLast().entry() instanceof LogEntry.Undone)) return;
      Table rebuilt = testTable.rebuilt();
      pages.forEach(page -> page.compare(rebuilt));
    }

    /// What was not taken back is what the rules report of the moves that count.
    void compareWithTheGame() {
      Table table = testTable.table;
      List<LogEntry.Turn> turns = table.play().orElseThrow().turns();
      int edition = table.terms().edition();
      for (TestSubscriber page : pages) {
        List<Event> happened =
            new GameReplay(table.game(), table.setup(), edition, table.luck(), turns)
                .steps(page.viewer, 0, Integer.MAX_VALUE).stream()
                    .flatMap(step -> step.events().stream())
                    .toList();
        assertThat(page.events()).as("%s, %s", story, page.viewer).isEqualTo(happened);
      }
    }
  }

  private static final class TestSubscriber {
    private final TestTable testTable;
    final Viewer viewer;
    private final String story;
    private ServerMessage.Update last;
    private JsonNode known;
    private final List<JsonNode> chronicle = new ArrayList<>();

    TestSubscriber(TestTable testTable, Viewer viewer, String story) {
      this.testTable = testTable;
      this.viewer = viewer;
      this.story = story;
      ServerMessage.Whole whole = whole(testTable.table);
      this.last = whole.now();
      this.known = json(whole.now());
      json(whole).path("chronicle").forEach(chronicle::add);
    }

    void hear() {
      if (testTable.table.number(viewer) == last.number()) return;
      ServerMessage.Update update = exit(testTable.table).update(viewer, last.number());
      JsonNode change = json(update.after(last));
      known = AppliedPatch.update(known, change);
      change.path("acts").forEach(chronicle::add);
      last = update;
    }

    void compare(Table table) {
      JsonNode fresh = json(whole(table));
      List<JsonNode> items = new ArrayList<>();
      fresh.path("chronicle").forEach(items::add);
      assertThat(chronicle).as(story).isEqualTo(items);
      List<Integer> numbers = items.stream().map(item -> item.path("number").asInt()).toList();
      assertThat(numbers).as(story).doesNotHaveDuplicates().isSorted();
      for (String part : List.of("number", "phase", "view", "asked", "result")) {
        assertThat(known.get(part))
            .as("%s, %s", story, part)
            .isEqualTo(fresh.path("now").get(part));
      }
    }

    /// Returns what the viewer was told of the game, without what was taken back.
    List<Event> events() {
      List<SeenItem> items = testTable.table.seenItems(viewer, 0);
      Set<Integer> gone =
          items.stream().flatMap(item -> item.undoes().stream()).collect(Collectors.toSet());
      return items.stream()
          .filter(item -> !gone.contains(item.number()))
          .flatMap(item -> item.events().stream())
          .toList();
    }

    private ServerMessage.Whole whole(Table table) {
      return exit(table).whole(viewer, false, Optional.empty(), List.of(), List.of());
    }

    private Projection exit(Table table) {
      return new Projection(table, _ -> true, Downtime.NONE, testTable.now);
    }

    private static JsonNode json(ServerMessage events) {
      return Json.MAPPER.readTree(Json.write(events));
    }
  }
}
