package tortuga.server.live;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import tortuga.bots.Budget;
import tortuga.server.protocol.ServerMessage;
import tortuga.server.table.Refusal;
import tortuga.server.table.game.AdviceRequest;

/// Says what a strong player would think of the moves that a seat is offered, from what that seat
/// can see. It has one thread, so that advice never takes the bots' time.
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

  /// Advice on the moves that answer a question.
  record Advice(int question, List<ServerMessage.Opinion> opinions) {}

  /// Advises a person, who may wait for one answer at a time.
  CompletableFuture<Advice> advise(String person, AdviceRequest request) {
    if (!waiting.add(person)) return CompletableFuture.failedFuture(new Refusal("advisor-busy"));
    return advise(request).whenComplete((_, _) -> waiting.remove(person));
  }

  private CompletableFuture<Advice> advise(AdviceRequest request) {
    try {
      return CompletableFuture.supplyAsync(
          () ->
              new Advice(
                  request.question(),
                  request.opinions(BUDGET).stream()
                      .map(opinion ->
                          new ServerMessage.Opinion(
                              opinion.move(), opinion.chance(), opinion.visits()))
                      .toList()),
          thread);
    } catch (RejectedExecutionException e) {
      return CompletableFuture.failedFuture(new Refusal("advisor-busy"));
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
