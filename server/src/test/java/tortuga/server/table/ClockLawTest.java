package tortuga.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tortuga.engine.BadSetup;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.engine.Seat;
import tortuga.engine.Setting;
import tortuga.engine.Setup;
import tortuga.engine.chance.Seed;
import tortuga.engine.chance.SplitMix;
import tortuga.server.table.LogEntry.Played;
import tortuga.server.table.clock.Downtime;
import tortuga.server.table.clock.Pace;
import tortuga.server.table.game.MatchFactory;

/// Whatever clock runs out at whatever question of whatever game: the table goes on.
class ClockLawTest {
  private static final int GAMES = 40;
  private static final int STEPS = 250;

  private final SplitMix choices = new SplitMix(19);

  @ParameterizedTest
  @ValueSource(strings = {"pieces-of-eight", "jamaica", "21-mutinies", "aye"})
  void no_clock_breaks_a_table(String game) {
    Set<String> runOut = new TreeSet<>();
    for (int number = 0; number < GAMES; number++) {
      TestTable testTable = anyTable(game, number);
      String story = "%s at pace %s".formatted(setupOf(testTable), testTable.table.terms().pace());
      try {
        playOn(testTable, number % 4, runOut);
      } catch (RuntimeException | AssertionError e) {
        throw new AssertionError(
            "number %d, %s, line %d".formatted(number, story, testTable.log.size()), e);
      }
    }
    assertThat(runOut).as("kinds of questions at which time ran out").hasSizeGreaterThan(3);
  }

  /// Every setting of a game is drawn at random, and every pace.
  private TestTable anyTable(String id, int number) {
    Game<?, ?, ?, ?> game = Games.named(id).orElseThrow();
    while (true) {
      Pace pace = Pace.values()[choices.below(Pace.values().length)];
      int seats = game.minSeats() + choices.below(game.maxSeats() - game.minSeats() + 1);
      Map<String, String> settings = new HashMap<>();
      for (Setting<?> setting : game.settings()) {
        List<String> words = setting.words().toList();
        boolean isClock = setting.id().endsWith("Clock") || setting.id().equals("blitz");
        if (isClock || choices.below(3) == 0) {
          settings.put(setting.id(), words.get(choices.below(words.size())));
        }
      }
      try {
        Seed seed = Seed.of(number);
        Setup setup = Setup.of(game, seats, settings);
        LogEntry.Opened.of(game, seats, setup.chosen(), pace, false, "anne", seed);
        int people = choices.below(4) == 0 ? 1 : 1 + choices.below(seats);
        return TestTable.empty(id, seats, setup.chosen(), pace, seed, MatchFactory.USUAL)
            .begun(people);
      } catch (BadSetup | Refusal _) {
        // not every combination makes sense: draw again
      }
    }
  }

  private static String setupOf(TestTable testTable) {
    return testTable.table.terms().seats() + " seats, " + testTable.table.terms().settings();
  }

  /// Makes time run out at about one question in `patience + 1`, and answers the others.
  private void playOn(TestTable testTable, int patience, Set<String> runOut) {
    for (int step = 0; step < STEPS && testTable.table.phase() == Phase.PLAYING; step++) {
      if (!testTable.tick().isEmpty()) continue;
      Optional<Long> alarm =
          testTable.table.automation().nextDeadline(testTable.now, Downtime.NONE);
      if (alarm.isPresent()) checkWhatIsDue(testTable, Math.max(testTable.now, alarm.get()));
      if (alarm.isPresent() && choices.below(patience + 1) == 0) {
        testTable.table.playing().ifPresent(play -> runOut.add(play.question().kind()));
        testTable.now = Math.max(testTable.now, alarm.get());
        assertThat(testTable.tick()).isNotEmpty();
      } else if (choices.below(8) != 0 || !fidgets(testTable)) {
        answer(testTable, alarm);
      }
      for (int seat = 0; seat < testTable.table.seats(); seat++) {
        Optional<Long> bank = testTable.table.bank(seat, testTable.now, Downtime.NONE);
        assertThat(bank.orElse(0L)).as("the bank of seat %d", seat).isNotNegative();
      }
    }
  }

  private static void checkWhatIsDue(TestTable testTable, long at) {
    Optional<Proposal> due = testTable.table.automation().due(at, Downtime.NONE, new SplitMix(at));
    assertThat(due).isPresent();
    if (due.get().entry() instanceof Played played) assertThat(played.turns()).isNotEmpty();
  }

  private void answer(TestTable testTable, Optional<Long> alarm) {
    testTable.now += choices.below(3_000);
    if (!testTable.tick().isEmpty()) return;
    List<Integer> asked =
        IntStream.range(0, testTable.table.seats())
            .filter(seat -> !moves(testTable, seat).isEmpty())
            .boxed()
            .toList();
    if (asked.isEmpty()) {
      testTable.now = Math.max(testTable.now, alarm.orElse(testTable.now));
      assertThat(testTable.tick()).as("the table has something to do").isNotEmpty();
      return;
    }
    int seat = asked.get(choices.below(asked.size()));
    List<String> moves = moves(testTable, seat);
    testTable.play(seat, moves.get(choices.below(moves.size())));
  }

  /// Returns what a person or a bot may answer; a bot is asked even if it has only one answer.
  private static List<String> moves(TestTable testTable, int seat) {
    List<String> offered = testTable.asked(seat).moves();
    boolean isBotAsked = testTable.table.automation().botsAsked().contains(seat);
    return offered.isEmpty() && isBotAsked ? List.of("pass") : offered;
  }

  /// Somebody leaves the seat to a bot, comes back, gives an order, or does what may be done at any
  /// time.
  private boolean fidgets(TestTable testTable) {
    int seat = choices.below(testTable.table.seats());
    boolean manned = testTable.table.chairs().people().contains(Seat.of(seat));
    if (testTable.table.chairs().isHeld(seat)) {
      testTable.commit(() -> testTable.table.propose().resume(seat));
      return true;
    }
    if (!manned) return false;
    switch (choices.below(3)) {
      case 0 -> testTable.commit(() -> testTable.table.propose().handToBot(seat, false));
      case 1 -> {
        List<String> kinds = List.copyOf(new TreeSet<>(testTable.table.game().questions()));
        List<String> offered = testTable.asked(seat).moves();
        String verb =
            offered.isEmpty()
                ? "pass"
                : offered.get(choices.below(offered.size())).replaceFirst(" .*", "");
        String kind =
            choices.below(2) == 0
                ? testTable.asked(seat).kind()
                : kinds.get(choices.below(kinds.size()));
        testTable.commit(() -> testTable.table.propose().order(seat, kind, Optional.of(verb)));
      }
      default -> {
        List<String> free = testTable.asked(seat).free();
        if (free.isEmpty()) return false;
        String move = free.get(choices.below(free.size()));
        if (move.equals("surrender") && choices.below(10) != 0) return false;
        testTable.commit(() ->
            testTable
                .table
                .propose()
                .answer(seat, Optional.empty(), List.of(move), Origin.PLAYER, ""));
      }
    }
    return true;
  }
}
