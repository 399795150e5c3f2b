package tortuga.bots;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import tortuga.bots.BotAnswer.Found;
import tortuga.engine.Move;
import tortuga.engine.State;
import tortuga.engine.chance.Chance;

/// A request on its way through the pool: started once, answered once, by whoever is first.
final class PoolJob<S extends State<S>, M extends Move> {
  private final BotRequest<S, M> request;
  private final PoolListener listener;
  private final M first;
  private final long asked = System.nanoTime();
  private final AtomicBoolean begun = new AtomicBoolean();
  private final CompletableFuture<BotAnswer<M>> answer = new CompletableFuture<>();

  PoolJob(BotRequest<S, M> request, PoolListener listener) {
    this.request = request;
    this.listener = listener;
    first = request.observation().moves().get(0);
  }

  BotRequest<S, M> request() {
    return request;
  }

  CompletableFuture<BotAnswer<M>> answer() {
    return answer;
  }

  boolean isAnswered() {
    return answer.isDone();
  }

  /// Starts the job; whoever gets false must leave it alone.
  boolean begin() {
    return begun.compareAndSet(false, true) && !answer.isDone();
  }

  void cancel() {
    answer.cancel(false);
  }

  /// Runs the bot.
  void think() {
    answer(choice(request.level(), request.budget()), Found.CHOSEN);
  }

  /// Answers with the greedy bot; if it fails, somebody else answers later.
  void answerGreedily() {
    try {
      answer(choice(BotLevel.GREEDY, BotLevel.GREEDY.usual()), Found.GREEDY);
    } catch (Throwable _) { // a game that makes bots fail may make this one fail, too
      answerFirst();
    }
  }

  void answerFirst() {
    answer(first, Found.FIRST);
  }

  private M choice(BotLevel level, Budget budget) {
    Bot<S, M> bot = level.bot(request.context(), budget);
    M move = bot.choose(request.observation(), Chance.seeded(request.seed()));
    if (request.observation().moves().contains(move)) return move;
    throw new IllegalStateException("%s answered %s, which is not legal".formatted(level, move));
  }

  private void answer(M move, Found found) {
    BotAnswer<M> made = new BotAnswer<>(move, found, Duration.ofNanos(System.nanoTime() - asked));
    if (answer.complete(made)) tell(() -> listener.answered(request.level(), made));
  }

  /// Notifies the listener; its failures stay here.
  void tell(Runnable news) {
    try {
      news.run();
    } catch (RuntimeException _) {
      // A listener that fails must not stop a table.
    }
  }
}
