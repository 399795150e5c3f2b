package tortuga.bots;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import tortuga.engine.Move;
import tortuga.engine.State;

/// The threads in which bots compute, for all tables of a server.
///
/// Whatever a bot does, its table gets a legal move: if it throws, answers illegally, hangs, or
/// gets no thread in time, the greedy bot answers for it, and if that fails as well, the answer is
/// the first legal move. A thread that hangs is abandoned and replaced, up to a limit; from then on
/// the greedy bot answers whatever gets no thread in time. Tables take turns, however many
/// questions each has.
public final class BotPool implements AutoCloseable {
  /// The resources that a pool may use.
  ///
  /// @param threads how many bots compute at the same time
  /// @param queue how many requests may wait for a thread
  /// @param patience how long a request waits for a thread before the greedy bot answers it
  /// @param grace how much longer than its budget a bot may compute before it counts as hung
  /// @param abandoned maximum number of hung threads that are abandoned at the same time
  public record Limits(int threads, int queue, Duration patience, Duration grace, int abandoned) {
    /// Limits for a server that has `threads` processors to spare for bots.
    public static Limits of(int threads) {
      return new Limits(threads, 1024, Duration.ofSeconds(5), Duration.ofSeconds(2), 2 * threads);
    }
  }

  private static final int RESCUERS = 4;
  private static final Duration RESCUE = Duration.ofMillis(500);

  private final Limits limits;
  private final PoolListener listener;
  private final FairQueue queue;
  private final ScheduledThreadPoolExecutor watchdog;
  private final ThreadPoolExecutor rescuers;
  private final Set<PoolJob<?, ?>> unanswered = ConcurrentHashMap.newKeySet();
  private final AtomicInteger abandoned = new AtomicInteger();

  /// Opens a pool; the listener is told what goes on in it.
  public BotPool(Limits limits, PoolListener listener) {
    this.limits = limits;
    this.listener = listener;
    queue = new FairQueue(limits.queue());
    watchdog =
        new ScheduledThreadPoolExecutor(
            1, threads("bot-watchdog"), new ThreadPoolExecutor.DiscardPolicy());
    watchdog.setRemoveOnCancelPolicy(true);
    rescuers =
        new ThreadPoolExecutor(
            RESCUERS,
            RESCUERS,
            0,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            threads("bot-rescue"),
            new ThreadPoolExecutor.DiscardPolicy());
    for (int i = 0; i < limits.threads(); i++) start();
  }

  private static ThreadFactory threads(String name) {
    return Thread.ofPlatform().daemon().name(name + "-", 0).factory();
  }

  /// Submits a request, and returns at once. The answer is a legal move, unless the pool is closed
  /// first, which cancels it.
  public <S extends State<S>, M extends Move> CompletionStage<BotAnswer<M>> ask(
      BotRequest<S, M> request) {
    PoolJob<S, M> job = new PoolJob<>(request, listener);
    unanswered.add(job);
    var _ = job.answer().whenComplete((_, _) -> unanswered.remove(job));
    if (queue.isClosed()) job.cancel();
    else queueUp(job);
    return job.answer();
  }

  private void queueUp(PoolJob<?, ?> job) {
    if (queue.join(job)) {
      var _ = after(limits.patience(), () -> stopWaiting(job));
    } else {
      stopWaiting(job);
    }
  }

  /// Returns how many requests wait for a thread.
  public int waiting() {
    return queue.length();
  }

  private void stopWaiting(PoolJob<?, ?> job) {
    if (!job.begin()) return;
    queue.leave(job);
    job.tell(() -> listener.crowded(job.request()));
    rescue(job);
  }

  /// Answers with the greedy bot, unless even that takes too long.
  private void rescue(PoolJob<?, ?> job) {
    rescuers.execute(job::answerGreedily);
    var _ = after(RESCUE, job::answerFirst);
  }

  private Future<?> after(Duration delay, Runnable task) {
    return watchdog.schedule(task, delay.toNanos(), TimeUnit.NANOSECONDS);
  }

  private void start() {
    Worker worker = new Worker();
    worker.thread.start();
  }

  /// Stops all threads, and cancels requests that are not answered yet.
  @Override
  public void close() {
    queue.close();
    unanswered.forEach(PoolJob::cancel);
    watchdog.shutdownNow();
    rescuers.shutdownNow();
  }

  /// A thread that runs one bot after another.
  private final class Worker implements Runnable {
    private static final String NAME = "bot";

    private final Thread thread = threads(NAME).newThread(this);
    private volatile boolean replaced;

    @Override
    public void run() {
      while (!replaced) {
        Optional<PoolJob<?, ?>> job = queue.next();
        if (job.isEmpty()) return;
        if (job.get().begin()) think(job.get());
      }
      abandoned.decrementAndGet();
    }

    private void think(PoolJob<?, ?> job) {
      Duration budget = job.request().budget().time();
      Future<?> timeout = after(budget.plus(limits.grace()), () -> leave(job));
      try {
        job.think();
      } catch (Throwable cause) { // whatever a bot throws, its table plays on
        job.tell(() -> listener.failed(job.request(), cause));
        rescue(job);
      } finally {
        timeout.cancel(false);
      }
    }

    /// Abandons a bot that hangs.
    private void leave(PoolJob<?, ?> job) {
      if (job.isAnswered()) return;
      job.tell(() -> listener.hung(job.request()));
      rescue(job);
      if (abandoned.incrementAndGet() <= limits.abandoned()) {
        replaced = true;
        start();
      } else {
        abandoned.decrementAndGet();
      }
      thread.interrupt();
    }
  }
}
