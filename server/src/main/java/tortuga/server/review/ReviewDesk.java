package tortuga.server.review;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JacksonException;
import tortuga.engine.Games;
import tortuga.record.BadRecording;
import tortuga.record.Recording;
import tortuga.review.Effort;
import tortuga.review.Review;
import tortuga.review.ReviewCancelled;
import tortuga.review.Reviewer;
import tortuga.review.Yardstick;
import tortuga.server.protocol.Json;
import tortuga.server.review.ReviewAnswer.Progress;
import tortuga.server.store.ReviewStore;
import tortuga.server.store.ReviewStore.StoredReview;
import tortuga.server.store.StoreFailure;
import tortuga.server.table.Refusal;
import tortuga.server.time.ServerTime;

/// Reviews finished games, one at a time, in a thread of its own that leaves room for the tables:
/// those that somebody asks for, then, if wanted, those of people that are just over. What is
/// wanted is noted in the store, so that a server that starts again goes on with it. Thread-safe.
public final class ReviewDesk implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(ReviewDesk.class);

  /// Maximum number of reviews that wait.
  private static final int MOST_WAITING = 200;

  /// How often it looks for games that are over, and for what other nodes have noted.
  private static final Duration ROUND = Duration.ofSeconds(10);

  /// How long other nodes believe that this one is busy with a review.
  private static final Duration BUSY = Duration.ofMinutes(2);

  private final ReviewStore store;
  private final Function<String, CompletableFuture<Recording>> recordings;
  private final ServerTime time;
  private final BooleanSupplier busy;
  private final Semaphore orders = new Semaphore(0);
  private final AtomicReference<Optional<Job>> current = new AtomicReference<>(Optional.empty());
  private final Thread thread;
  private volatile Duration recent = Duration.ZERO;
  private volatile boolean isClosed;

  /// What is being reviewed.
  private record Job(String table, double done) {}

  /// Priority is a hint that few systems take; [Courtesy] leaves room whether they do or not.
  ///
  /// @param recordings returns a finished game, or refuses to if it is not finished
  /// @param busy whether somebody waits for a bot
  @SuppressWarnings("ThreadPriorityCheck")
  public ReviewDesk(
      ReviewStore store,
      Function<String, CompletableFuture<Recording>> recordings,
      ServerTime time,
      BooleanSupplier busy) {
    this.store = store;
    this.recordings = recordings;
    this.time = time;
    this.busy = busy;
    this.thread =
        Thread.ofPlatform()
            .daemon()
            .name("reviews")
            .priority(Thread.MIN_PRIORITY)
            .unstarted(this::work);
  }

  /// Reviews games of people without being asked if they ended no longer ago than this.
  public void reviewRecent(Duration period) {
    recent = period;
  }

  /// Begins to review.
  public void start() {
    thread.start();
  }

  /// Returns how far the review of a finished game is; refused if the game is not finished.
  public CompletableFuture<ReviewAnswer> review(String table) {
    return recordings
        .apply(table)
        .thenCompose(recording -> store.review(table).thenApply(kept -> answer(table, kept)));
  }

  private ReviewAnswer answer(String table, Optional<StoredReview> kept) {
    if (kept.isEmpty()) return ReviewAnswer.of(Progress.MISSING);
    return switch (kept.get().state()) {
      case WANTED -> wanted(table, kept.get());
      case FAILED -> ReviewAnswer.of(Progress.FAILED);
      case DONE -> done(kept.get());
    };
  }

  private ReviewAnswer wanted(String table, StoredReview kept) {
    Optional<Job> here = current.get().filter(job -> job.table().equals(table));
    if (here.isPresent()) return ReviewAnswer.working(here.get().done());
    return kept.busy() > time.now() ? ReviewAnswer.working(0) : ReviewAnswer.of(Progress.WAITING);
  }

  /// A review of a form that is no longer known is as good as none.
  private static ReviewAnswer done(StoredReview kept) {
    try {
      Review review = Json.STORED.readValue(kept.body(), Review.class);
      return ReviewAnswer.done(review, !kept.yardstick().equals(yardstick(review.game()).hash()));
    } catch (JacksonException | IllegalArgumentException _) {
      return ReviewAnswer.of(Progress.MISSING);
    }
  }

  private static Yardstick yardstick(String game) {
    return Games.named(game)
        .map(Yardstick::of)
        .orElseThrow(() -> new IllegalArgumentException("unknown game " + game));
  }

  /// Asks for the review of a finished game, unless it is kept already.
  public CompletableFuture<ReviewAnswer> order(String table) {
    return recordings
        .apply(table)
        .thenCompose(recording ->
            store.orderReview(table, yardstick(recording.game()).hash(), time.now(), MOST_WAITING))
        .thenCompose(isNoted -> {
          if (!isNoted) return CompletableFuture.failedFuture(new Refusal("reviewer-busy"));
          orders.release();
          return review(table);
        });
  }

  // The thread

  private void work() {
    while (!isClosed) {
      try {
        Optional<String> next = take();
        if (next.isPresent()) make(next.get());
        else await();
      } catch (CompletionException | StoreFailure e) {
        LOG.atWarn().setCause(e).log("no review can be made for now");
        await();
      } catch (RuntimeException | Error e) {
        LOG.atError().setCause(e).log("the reviews have a problem");
        await();
      }
    }
  }

  private void await() {
    try {
      if (orders.tryAcquire(ROUND.toMillis(), TimeUnit.MILLISECONDS)) orders.drainPermits();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      isClosed = true;
    }
  }

  private Optional<String> take() {
    long now = time.now();
    return store.takeReview(now, now + BUSY.toMillis(), now - recent.toMillis()).join();
  }

  private void make(String table) {
    current.set(Optional.of(new Job(table, 0)));
    long begun = System.nanoTime();
    try {
      Review review = review(table, recordings.apply(table).join());
      store
          .saveReview(table, review.yardstick().hash(), Json.STORED.writeValueAsString(review))
          .join();
      LOG.atInfo()
          .addKeyValue("table", table)
          .addKeyValue("millis", TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun))
          .log("reviewed");
    } catch (ReviewCancelled _) {
      isClosed = true;
    } catch (BadRecording | RuntimeException | Error e) {
      if (isClosed || isFailureOfStore(e)) return;
      LOG.atError().setCause(e).addKeyValue("table", table).log("a game cannot be reviewed");
      store.failReview(table).join();
    } finally {
      current.set(Optional.empty());
    }
  }

  private static boolean isFailureOfStore(Throwable problem) {
    Throwable cause = problem.getCause();
    return problem instanceof StoreFailure
        || cause instanceof StoreFailure
        || (cause instanceof Refusal refusal && refusal.reason().equals("store-unavailable"));
  }

  private Review review(String table, Recording recording) throws BadRecording {
    Courtesy courtesy = new Courtesy(busy);
    Renewal renewal = new Renewal(table);
    return new Reviewer(1)
        .review(
            recording,
            Effort.quick(yardstick(recording.game())),
            done -> {
              current.set(Optional.of(new Job(table, done)));
              renewal.look();
              courtesy.rest();
              return !isClosed;
            })
        .withoutNames();
  }

  /// Tells other nodes now and then that this one is still busy.
  private final class Renewal {
    private final String table;
    private long due = time.now() + BUSY.toMillis() / 4;

    Renewal(String table) {
      this.table = table;
    }

    void look() {
      long now = time.now();
      if (now < due) return;
      due = now + BUSY.toMillis() / 4;
      var _ = store.keepReview(table, now + BUSY.toMillis());
    }
  }

  /// Drops what is being made; whoever starts next begins it again.
  @Override
  public void close() {
    isClosed = true;
    thread.interrupt();
    try {
      if (thread.isAlive()) thread.join(Duration.ofSeconds(5));
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
