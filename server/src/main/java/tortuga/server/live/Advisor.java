package tortuga.server.live;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import tortuga.bots.Budget;
import tortuga.server.table.Refusal;
import tortuga.server.table.game.AdviceRequest;
import tortuga.server.table.game.Hint;
import tortuga.server.table.game.WhyRequest;

/// Says what a strong player would think of the moves that a seat is offered, and why a bot did
/// what it did, from what that seat can see. It has one thread, so that advice never takes the
/// bots' time.
public final class Advisor implements AutoCloseable {
  private static final Budget BUDGET = Budget.of(20_000, Duration.ofMillis(400));
  private static final int WAITING = 32;

  private final ThreadPoolExecutor thread =
      new ThreadPoolExecutor(
          1,
          1,
          0,
          TimeUnit.SECONDS,
          new ArrayBlockingQueue<>(WAITING),
          Thread.ofPlatform().daemon().name("advisor").factory());

  /// The people who wait for advice.
  private final Set<String> waiting = ConcurrentHashMap.newKeySet();

  /// Advises a person, who may wait for one answer at a time.
  CompletableFuture<AdviceRequest.Answer> advise(String person, AdviceRequest request) {
    return work(person, () -> request.answer(BUDGET));
  }

  /// Explains what a bot did; the answer is empty as long as that is a secret.
  CompletableFuture<Optional<Hint>> explain(String person, WhyRequest<?, ?> request) {
    return work(person, () -> request.answer(BUDGET));
  }

  private <T> CompletableFuture<T> work(String person, Supplier<T> job) {
    if (!waiting.add(person)) return CompletableFuture.failedFuture(new Refusal("advisor-busy"));
    return begin(job).whenComplete((_, _) -> waiting.remove(person));
  }

  private <T> CompletableFuture<T> begin(Supplier<T> job) {
    try {
      return CompletableFuture.supplyAsync(job, thread);
    } catch (RejectedExecutionException e) {
      return CompletableFuture.failedFuture(new Refusal("advisor-busy"));
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
