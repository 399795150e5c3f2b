package tortuga.lab.honesty;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import tortuga.bots.BotLevel;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Move;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.lab.Simulation;
import tortuga.record.BadRecording;
import tortuga.record.Recording;
import tortuga.review.Effort;
import tortuga.review.Review;
import tortuga.review.ReviewProgress;
import tortuga.review.Reviewer;
import tortuga.review.Yardstick;

/// Lets bots of different levels play each other, reviews their games, and compares what the
/// reviews say with what happened.
public final class HonestyCheck<S extends State<S>, M extends Move, E extends Event> {
  /// Every so many games, one is reviewed twice.
  private static final int TWICE = 4;

  private final Game<S, M, E, ?> game;
  private final Setup setup;
  private final List<BotLevel> levels;
  private final Yardstick yardstick;
  private final Effort effort;
  private final long seed;

  private HonestyCheck(
      Game<S, M, E, ?> game,
      Setup setup,
      List<BotLevel> levels,
      Yardstick yardstick,
      Effort effort,
      long seed) {
    this.game = game;
    this.setup = setup;
    this.levels = List.copyOf(levels);
    this.yardstick = yardstick;
    this.effort = effort;
    this.seed = seed;
  }

  /// Prepares a check in which each of `levels` meets each other one.
  public static <S extends State<S>, M extends Move, E extends Event> HonestyCheck<S, M, E> of(
      Game<S, M, E, ?> game,
      Setup setup,
      List<BotLevel> levels,
      Yardstick yardstick,
      Effort effort,
      long seed) {
    return new HonestyCheck<>(game, setup, levels, yardstick, effort, seed);
  }

  /// Plays and reviews this many games.
  public Calibration run(int games, int threads, IntConsumer progress) {
    Findings findings = new Findings();
    List<List<BotLevel>> tables = tables();
    long begin = System.nanoTime();
    for (int number = 0; number < games; number++) {
      List<BotLevel> seated = tables.get(number % tables.size());
      Recording recording = Simulation.of(game, setup, seated, seed + number).record(0);
      Review review = review(recording, threads, 0);
      findings.add(review, seated);
      if (number % TWICE == 0) findings.compare(review, review(recording, threads, 1));
      progress.accept(number + 1);
    }
    double seconds = (System.nanoTime() - begin) / 1e9 / games;
    return findings.calibration(
        game.id(),
        setup.seats(),
        games,
        seed,
        new Review.Measure(yardstick.version(), yardstick.hash()),
        effort.playouts(),
        seconds);
  }

  private Review review(Recording recording, int threads, long salt) {
    try {
      return new Reviewer(threads, salt).review(recording, yardstick, effort, ReviewProgress.NONE);
    } catch (BadRecording e) {
      throw new IllegalStateException("a simulation wrote a record that is not correct", e);
    }
  }

  /// Returns who sits where: two levels at a table, seat by seat in turns, each of them first once;
  /// a single level plays among itself.
  private List<List<BotLevel>> tables() {
    List<List<BotLevel>> tables = new ArrayList<>();
    for (BotLevel first : levels) {
      for (BotLevel second : levels) {
        if (first == second && levels.size() > 1) continue;
        List<BotLevel> table = new ArrayList<>();
        for (int seat = 0; seat < setup.seats(); seat++) table.add(seat % 2 == 0 ? first : second);
        tables.add(table);
      }
    }
    return tables;
  }
}
