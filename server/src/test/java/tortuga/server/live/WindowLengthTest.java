package tortuga.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.engine.Decision;
import tortuga.engine.chance.Seed;
import tortuga.engine.chance.SplitMix;
import tortuga.server.table.Phase;
import tortuga.server.table.TestTable;
import tortuga.server.table.clock.Downtime;
import tortuga.server.table.clock.Pace;
import tortuga.server.table.game.MatchFactory;
import tortuga.server.table.game.QuestionView;

/// How long a question with sealed answers stays open does not reveal whether a bot had a choice.
/// Whole games are played on a clock that the test turns, and the lengths with and without a choice
/// for the bots are compared by the Kolmogorov–Smirnov test.
class WindowLengthTest {
  /// Minimum number of questions that are compared in a game.
  private static final int ENOUGH = 500;

  /// A difference this unlikely would be noticed: once in a thousand comparisons by mere chance.
  /// All chance here is seeded, so the result is the same in every run.
  private static final double LEVEL = 0.001;

  /// What everybody knows of a question; only lengths of the same are compared.
  private record Known(String kind, int botsAsked) implements Comparable<Known> {
    @Override
    public int compareTo(Known other) {
      return toString().compareTo(other.toString());
    }
  }

  /// How long questions were open, by whether a bot had a choice.
  private record Lengths(List<Double> free, List<Double> forced) {
    Lengths() {
      this(new ArrayList<>(), new ArrayList<>());
    }
  }

  private final BotPacing pacing = new BotPacing(new Random(11));
  private final SplitMix choices = new SplitMix(5);
  private final Map<Known, Lengths> seen = new TreeMap<>();
  private int questions;

  @ParameterizedTest
  @CsvSource({
    "pieces-of-eight, 2, 1, NORMAL",
    "pieces-of-eight, 2, 1, DAY",
    "pieces-of-eight, 4, 1, NORMAL",
    "pieces-of-eight, 4, 2, NORMAL",
    "aye, 5, 1, NORMAL",
    "aye, 5, 2, DAY",
  })
  void nobody_learns_from_the_length_of_a_window_what_a_bot_holds(
      String game, int seats, int people, Pace pace) {
    for (int number = 0; questions < ENOUGH; number++) {
      playOn(
          TestTable.empty(game, seats, Map.of(), pace, Seed.of(number), MatchFactory.USUAL)
              .begun(people));
    }
    int compared = 0;
    for (Lengths lengths : seen.values()) {
      if (Math.min(lengths.free().size(), lengths.forced().size()) < 25) continue;
      compared++;
      assertThat(likelihood(lengths.free(), lengths.forced()))
          .as("%s: of the same length with and without a choice", seen.keySet())
          .isGreaterThan(LEVEL);
    }
    assertThat(compared).as("kinds of questions compared").isPositive();
  }

  private void playOn(TestTable testTable) {
    for (int i = 0; i < 3_000 && testTable.table.phase() == Phase.PLAYING; i++) {
      if (!testTable.tick().isEmpty()) continue;
      if (testTable.table.botQuestion().isAnsweredUnseen()) answerUnseen(testTable);
      else answerOpenly(testTable);
    }
  }

  private void answerOpenly(TestTable testTable) {
    for (int seat = 0; seat < testTable.table.seats(); seat++) {
      List<String> moves = testTable.asked(seat).moves();
      if (moves.isEmpty()) continue;
      testTable.now += 500;
      testTable.play(seat, any(moves));
      return;
    }
    throw new AssertionError("nobody is asked");
  }

  private String any(List<String> moves) {
    return moves.get(choices.below(moves.size()));
  }

  /// People answer at once and bots in their own time; notes when the question closed.
  private void answerUnseen(TestTable testTable) {
    long opened = testTable.now;
    int number = testTable.asked(0).number();
    TreeMap<Long, List<Runnable>> due = new TreeMap<>();
    int bots = 0;
    boolean hasChoice = false;
    boolean reacts = false;
    String kind = testTable.asked(0).kind();
    for (int seat : testTable.table.automation().botsAsked()) {
      List<String> moves = moves(testTable, seat);
      String move = choices.below(2) == 0 ? moves.getFirst() : any(moves);
      bots++;
      hasChoice |= moves.size() > 1;
      reacts |= !move.equals(Decision.PASS);
      int who = seat;
      due.computeIfAbsent(opened + pacing.delay(testTable.table, move), _ -> new ArrayList<>())
          .add(() -> testTable.play(who, move));
    }
    for (int seat = 0; seat < testTable.table.seats(); seat++) {
      QuestionView asked = testTable.asked(seat);
      if (testTable.table.chairs().bot(seat).isEmpty() && !asked.moves().isEmpty()) {
        testTable.play(seat, asked.moves().getFirst());
      }
    }
    boolean fullLength = testTable.table.botQuestion().window().isPresent() && !alone(testTable);
    while (isOpen(testTable, number)) {
      long next =
          testTable.table.automation().nextDeadline(testTable.now, credit()).orElse(Long.MAX_VALUE);
      long bot = due.isEmpty() ? Long.MAX_VALUE : due.firstKey();
      assertThat(Math.min(next, bot)).as("somebody is awaited for ever").isLessThan(Long.MAX_VALUE);
      testTable.now = Math.max(testTable.now, Math.min(next, bot));
      if (bot <= next) due.pollFirstEntry().getValue().forEach(Runnable::run);
      testTable.tick();
    }
    if (bots == 0 || (fullLength && reacts)) return; // a reaction is there for all to see
    questions++;
    Lengths lengths = seen.computeIfAbsent(new Known(kind, bots), _ -> new Lengths());
    (hasChoice ? lengths.free() : lengths.forced()).add((double) (testTable.now - opened));
  }

  private static Downtime credit() {
    return Downtime.NONE;
  }

  private static boolean alone(TestTable testTable) {
    return testTable.table.chairs().people().size() <= 1;
  }

  private static List<String> moves(TestTable testTable, int seat) {
    List<String> moves = testTable.asked(seat).moves();
    return moves.isEmpty() ? List.of(Decision.PASS) : moves;
  }

  private static boolean isOpen(TestTable testTable, int number) {
    return testTable.table.phase() == Phase.PLAYING
        && testTable.table.botQuestion().isAnsweredUnseen()
        && testTable.asked(0).number() == number;
  }

  /// Returns how likely it is that two samples of one source differ at least as much as these.
  static double likelihood(List<Double> one, List<Double> other) {
    List<Double> all = new ArrayList<>(one);
    all.addAll(other);
    double widest = 0;
    for (double length : all) {
      widest = Math.max(widest, Math.abs(share(one, length) - share(other, length)));
    }
    double size = (double) one.size() * other.size() / (one.size() + other.size());
    double scaled = (Math.sqrt(size) + 0.12 + 0.11 / Math.sqrt(size)) * widest;
    double sum = 0;
    for (int k = 1; k <= 100; k++) {
      sum += (k % 2 == 1 ? 2 : -2) * Math.exp(-2.0 * k * k * scaled * scaled);
    }
    return scaled < 0.2 ? 1 : Math.clamp(sum, 0, 1);
  }

  private static double share(List<Double> sample, double length) {
    return (double) sample.stream().filter(value -> value <= length).count() / sample.size();
  }
}
