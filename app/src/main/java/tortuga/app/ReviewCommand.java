package tortuga.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tortuga.engine.Games;
import tortuga.lab.report.ReviewPage;
import tortuga.lab.report.ReviewText;
import tortuga.record.BadRecording;
import tortuga.record.JsonText;
import tortuga.record.Recording;
import tortuga.review.Effort;
import tortuga.review.Review;
import tortuga.review.Reviewer;
import tortuga.review.Yardstick;

/// Tells luck and skill apart in a recorded game.
@Command(
    name = "review",
    description = "Tell luck and skill apart in a recorded game, and price every choice.",
    sortOptions = false)
final class ReviewCommand implements Callable<Integer> {
  private static final int MOST_SECONDS = 86_400;
  private static final int MOST_THREADS = 1024;
  private static final int PERCENT = 100;

  private final Terminal terminal;

  @Parameters(paramLabel = "FILE", description = "A recorded game.")
  private Path file = Path.of("");

  @Option(names = "--seat", paramLabel = "S", description = "Show the choices of this seat only.")
  private @Nullable Integer seat;

  @Option(names = "--quick", description = "Review quickly; this is the default.")
  private boolean quick;

  @Option(names = "--thorough", description = "Review thoroughly.")
  private boolean thorough;

  @Option(
      names = "--seconds",
      paramLabel = "T",
      description = "Review for about this long on one core, however fast it is.")
  private @Nullable Integer seconds;

  @Option(
      names = "--playouts",
      paramLabel = "P",
      description = "Review with this many playouts, which repeats a review exactly.")
  private @Nullable Long playouts;

  @Option(
      names = "--threads",
      paramLabel = "T",
      description = "Number of threads (default: number of processors); the review is the same.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--report", paramLabel = "FILE", description = "Write an HTML page with plots.")
  private @Nullable Path report;

  @Option(names = "--json", description = "Write JSON.")
  private boolean json;

  ReviewCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws UsageError {
    Arguments.number("--threads", threads, 1, MOST_THREADS);
    Recording recording = recording();
    if (seat != null) Arguments.number("--seat", seat, 0, recording.seats() - 1);
    Review review = review(recording);
    if (report != null) write(page(review, recording), report);
    if (json) terminal.print(JsonText.write(review, 2));
    else terminal.print(new ReviewText(review, seat == null ? -1 : seat).lines());
    return Main.FINE;
  }

  private String page(Review review, Recording recording) throws UsageError {
    try {
      return new ReviewPage(review, recording).html();
    } catch (BadRecording e) {
      throw new UsageError("%s: %s".formatted(file, e.getMessage()), e);
    }
  }

  private Recording recording() throws UsageError {
    try {
      return Recording.read(file);
    } catch (BadRecording e) {
      throw new UsageError("%s: %s".formatted(file, e.getMessage()), e);
    } catch (IOException e) {
      throw new UsageError("cannot read %s: %s".formatted(file, Arguments.reason(e)), e);
    }
  }

  private Review review(Recording recording) throws UsageError {
    try (Progress progress = new Progress(terminal, PERCENT, "%")) {
      return new Reviewer(threads)
          .review(
              recording,
              effort(recording),
              done -> {
                progress.show((int) (PERCENT * done));
                return true;
              });
    } catch (BadRecording e) {
      throw new UsageError("%s: %s".formatted(file, e.getMessage()), e);
    }
  }

  private Effort effort(Recording recording) throws UsageError, BadRecording {
    long wanted =
        Stream.of(quick, thorough, seconds != null, playouts != null).filter(each -> each).count();
    if (wanted > 1) {
      throw new UsageError("only one of --quick, --thorough, --seconds and --playouts");
    }
    if (playouts != null) return ofPlayouts(playouts);
    if (seconds != null) {
      Arguments.number("--seconds", seconds, 1, MOST_SECONDS);
      return new Reviewer(1).effortFor(recording, seconds);
    }
    Yardstick yardstick =
        Games.named(recording.game()).map(Yardstick::of).orElseThrow(() -> unknown(recording));
    return thorough ? Effort.thorough(yardstick) : Effort.quick(yardstick);
  }

  static Effort ofPlayouts(long playouts) throws UsageError {
    if (playouts < Effort.LEAST || playouts > Effort.MOST) {
      throw new UsageError(
          "--playouts can be %d to %d, not %d".formatted(Effort.LEAST, Effort.MOST, playouts));
    }
    return Effort.ofPlayouts(playouts);
  }

  private UsageError unknown(Recording recording) {
    return new UsageError("%s: unknown game %s".formatted(file, recording.game()));
  }

  static void write(String text, Path to) throws UsageError {
    try {
      Files.writeString(to, text);
    } catch (IOException e) {
      throw new UsageError("cannot write %s: %s".formatted(to, Arguments.reason(e)), e);
    }
  }
}
