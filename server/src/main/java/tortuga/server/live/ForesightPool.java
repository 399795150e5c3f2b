package tortuga.server.live;

import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.server.protocol.Json;
import tortuga.server.protocol.Projection;
import tortuga.server.table.Refusal;
import tortuga.server.table.game.ForesightRequest;

/// Works out what moves would bring, in threads of its own, so that no table, bot or adviser waits
/// for that. It knows no more than the seat that asks.
public final class ForesightPool implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(ForesightPool.class);
  private static final int THREADS = Math.max(1, Runtime.getRuntime().availableProcessors() / 4);
  private static final int WAITING = 256;

  private final ThreadPoolExecutor threads =
      new ThreadPoolExecutor(
          THREADS,
          THREADS,
          0,
          TimeUnit.SECONDS,
          new ArrayBlockingQueue<>(WAITING),
          Thread.ofPlatform().daemon().name("foresight-", 0).factory());

  /// The pages that wait for an answer.
  private final Set<Subscriber> waiting = ConcurrentHashMap.newKeySet();

  /// Begins a request of a page, which may wait for one answer at a time.
  void enter(Subscriber page) throws Refusal {
    if (!waiting.add(page)) throw new Refusal("foresight-busy");
  }

  /// Notes that a page has its answer.
  void leave(Subscriber page) {
    waiting.remove(page);
  }

  /// Returns the message that answers a request.
  CompletableFuture<String> answer(String id, String table, ForesightRequest<?, ?, ?, ?> request) {
    CompletableFuture<String> answer = new CompletableFuture<>();
    try {
      threads.execute(() -> work(id, table, request, answer));
    } catch (RejectedExecutionException e) {
      answer.completeExceptionally(new Refusal("foresight-busy"));
    }
    return answer;
  }

  private static void work(
      String id,
      String table,
      ForesightRequest<?, ?, ?, ?> request,
      CompletableFuture<String> answer) {
    try {
      answer.complete(Json.write(Projection.foreseen(id, table, request.answer())));
    } catch (RuntimeException | Error e) {
      LOG.atError()
          .setCause(e)
          .addKeyValue("table", table)
          .addKeyValue("seat", request.seat().index())
          .log("foresight failed");
      answer.completeExceptionally(new Refusal("bug-here"));
    }
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
