package tortuga.bots;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import tortuga.bots.Answer.Found;
import tortuga.engine.Chance;
import tortuga.engine.Move;
import tortuga.engine.State;

/// An errand on its way through the pool: begun once, answered once, by whoever is first.
final class Job<S extends State<S>, M extends Move> {
  private final Errand<S, M> errand;
  private final Watch watch;
  private final M first;
  private final long asked = System.nanoTime();
  private final AtomicBoolean begun = new AtomicBoolean();
  private final CompletableFuture<Answer<M>> answer = new CompletableFuture<>();

  Job(Errand<S, M> errand, Watch watch) {
    this.errand = errand;
    this.watch = watch;
    first = errand.sight().moves().get(0);
  }

  Errand<S, M> errand() {
    return errand;
  }

  CompletableFuture<Answer<M>> answer() {
    return answer;
  }

  boolean isAnswered() {
    return answer.isDone();
  }

  /// Takes the job on; whoever gets false leaves it alone.
  boolean begin() {
    return begun.compareAndSet(false, true) && !answer.isDone();
  }

  void cancel() {
    answer.cancel(false);
  }

  /// Lets the bot think.
  void think() {
    answer(choice(errand.kind(), errand.budget()), Found.CHOSEN);
  }

  /// Lets greed choose; if it fails, somebody will answer later.
  void answerGreedily() {
    try {
      answer(choice(BotKind.GREEDY, BotKind.GREEDY.usual()), Found.GREEDY);
    } catch (Throwable _) { // a game that makes bots fail may make greed fail
      answerFirst();
    }
  }

  void answerFirst() {
    answer(first, Found.FIRST);
  }

  private M choice(BotKind kind, Budget budget) {
    Bot<S, M> bot = kind.bot(errand.ropes(), budget);
    M move = bot.choose(errand.sight(), Chance.seeded(errand.seed()));
    if (errand.sight().moves().contains(move)) return move;
    throw new IllegalStateException("%s answered %s, which is not legal".formatted(kind, move));
  }

  private void answer(M move, Found found) {
    Answer<M> made = new Answer<>(move, found, Duration.ofNanos(System.nanoTime() - asked));
    if (answer.complete(made)) tell(() -> watch.answered(errand.kind(), made));
  }

  /// Tells the watch something; if it fails, nobody else shall suffer.
  void tell(Runnable news) {
    try {
      news.run();
    } catch (RuntimeException _) {
      // A watch that cannot count must not stop a table.
    }
  }
}
