package tortuga.review;

import java.util.stream.Collectors;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.engine.Move;
import tortuga.engine.State;
import tortuga.record.BadRecording;
import tortuga.record.Recording;

/// Reviews finished games. Immutable, and safe to use from several threads.
public final class Reviewer {
  /// How many nanoseconds a trial of this machine takes, and how many playouts are timed at once.
  private static final long TRIAL = 800_000_000;

  private static final int AT_ONCE = 500;

  private final int threads;
  private final long salt;

  /// A reviewer that computes with this many threads; one is the thread of the caller.
  public Reviewer(int threads) {
    this(threads, 0);
  }

  /// A reviewer that draws its playouts from another seed: what it says differs by noise only.
  public Reviewer(int threads, long salt) {
    if (threads < 1) throw new IllegalArgumentException("a review needs at least one thread");
    this.threads = threads;
    this.salt = salt;
  }

  /// Reviews a recorded game by the yardstick of its game: the same recording, yardstick and effort
  /// give the same review.
  ///
  /// @throws BadRecording if the recording is not correct
  /// @throws ReviewCancelled if `progress` says so, or the thread is interrupted
  public Review review(Recording recording, Effort effort, ReviewProgress progress)
      throws BadRecording {
    Game<?, ?, ?, ?> game = game(recording);
    return review(recording, Yardstick.of(game), effort, progress);
  }

  /// Reviews a recorded game by another yardstick.
  public Review review(
      Recording recording, Yardstick yardstick, Effort effort, ReviewProgress progress)
      throws BadRecording {
    return review(game(recording), recording, yardstick, effort, progress);
  }

  private <S extends State<S>, M extends Move, E extends Event> Review review(
      Game<S, M, E, ?> game,
      Recording recording,
      Yardstick yardstick,
      Effort effort,
      ReviewProgress progress)
      throws BadRecording {
    Workers workers = new Workers(threads, progress);
    return new Reviewing<>(Course.of(game, recording), game.moveType(), yardstick, effort)
        .review(recording, salt, workers);
  }

  /// Returns the effort that takes about as long on one core of this machine, which it tries out
  /// for a moment.
  public Effort effortFor(Recording recording, int seconds) throws BadRecording {
    return effortFor(game(recording), recording, seconds);
  }

  private static <S extends State<S>, M extends Move, E extends Event> Effort effortFor(
      Game<S, M, E, ?> game, Recording recording, int seconds) throws BadRecording {
    Course<S, M> course = Course.of(game, recording);
    Yardstick yardstick = Yardstick.of(game);
    Referee<S, M> referee = new Referee<>(course.context(), yardstick);
    double speed = 0;
    long begin = System.nanoTime();
    for (long spent = 0; spent < TRIAL; spent = System.nanoTime() - begin) {
      long round = System.nanoTime();
      referee.chances(course.opened(), AT_ONCE, spent);
      speed = AT_ONCE / ((System.nanoTime() - round) / 1e9);
    }
    long playouts = (long) (speed * seconds / Reviewing.length(course, yardstick));
    return Effort.ofPlayouts(Math.clamp(playouts, Effort.LEAST, Effort.MOST));
  }

  private static Game<?, ?, ?, ?> game(Recording recording) throws BadRecording {
    return Games.named(recording.game())
        .orElseThrow(() ->
            new BadRecording(
                "unknown game %s; known are %s"
                    .formatted(
                        recording.game(),
                        Games.all().stream().map(Game::id).collect(Collectors.joining(", ")))));
  }
}
