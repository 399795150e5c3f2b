package tortuga.server.live;

import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import tortuga.server.live.LiveTable.AwakeTask;
import tortuga.server.live.LiveTable.Command;
import tortuga.server.store.StoreFailure;
import tortuga.server.table.Refusal;

/// The commands that wait for a table: they run one after another, on the table's own thread, and
/// are answered after all subscribers have been told the result. Posting is thread-safe.
final class CommandRunner {
  /// Maximum number of times in a row that a command is judged again because another line was
  /// stored first.
  private static final int MOST_ATTEMPTS = 100;

  private final Mailbox mailbox = new Mailbox();
  private final PendingReplies replies = new PendingReplies();
  private @Nullable LiveTable table;

  /// When the last command ran, in nanoseconds.
  private long usedAt = System.nanoTime();

  /// Sets the table of these commands, before the first is posted.
  void serve(LiveTable live) {
    table = live;
    mailbox.whenIdle(this::tellAndReply);
  }

  private LiveTable table() {
    if (table == null) throw new IllegalStateException("no table runs these commands");
    return table;
  }

  /// Runs a command from outside, unless too many of its sender wait already; the answer is a
  /// [Refusal] if it cannot be carried out.
  <T> CompletableFuture<T> run(Sender sender, Command<T> command) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    if (mailbox.offer(sender, () -> process(command, answer, /* own= */ false))) return answer;
    return CompletableFuture.failedFuture(new Refusal("too-fast"));
  }

  /// Runs a command of the server, however many wait.
  <T> CompletableFuture<T> run(Command<T> command) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    mailbox.post(() -> process(command, answer, /* own= */ false));
    return answer;
  }

  /// Runs a command of the table itself; one that cannot be carried out is dropped.
  void post(Command<?> command) {
    mailbox.post(() -> process(command, new CompletableFuture<>(), /* own= */ true));
  }

  /// Runs a job if the table is awake when its turn comes.
  void whileAwake(AwakeTask task) {
    mailbox.post(() -> table().runIfAwake(task));
  }

  /// Runs a job after everything that waits, if the table is awake then.
  void whileAwakeLater(AwakeTask task) {
    mailbox.postLater(() -> table().runIfAwake(task));
  }

  private <T> void process(Command<? extends T> command, CompletableFuture<T> answer, boolean own) {
    usedAt = System.nanoTime();
    try {
      T result = attempt(command);
      replies.add(() -> answer.complete(result));
    } catch (Refusal | StoreFailure e) {
      replies.add(() -> answer.completeExceptionally(e));
    } catch (RuntimeException | Error e) {
      Refusal refusal = table().recover(e, own);
      replies.add(() -> answer.completeExceptionally(refusal));
    }
    if (replies.isFull()) tellAndReply();
  }

  /// Runs a command; if another line was stored first, it is judged again.
  private <T> T attempt(Command<T> command) throws Refusal {
    for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      try {
        return command.run(table(), table().current());
      } catch (Retry _) {
        table().tellNewRemarks();
      } catch (Refusal e) {
        if (!table().catchUpIfShared()) throw e;
      }
    }
    throw new Refusal("store-unavailable");
  }

  /// Notes that a page will be answered, after whatever else it is told.
  void expectReply(Subscriber page) {
    replies.expect(page);
  }

  /// Tells all subscribers what was stored, and only then answers those who asked for it.
  private void tellAndReply() {
    table().tellWhatIsNew(replies.awaiting());
    replies.sendAll();
  }

  /// Whether no command has run since a moment, in nanoseconds.
  boolean isUnused(long since) {
    return usedAt - since <= 0;
  }
}
