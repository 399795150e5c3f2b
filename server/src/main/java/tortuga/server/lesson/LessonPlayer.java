package tortuga.server.lesson;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.engine.Game;
import tortuga.scenario.lesson.Lesson;
import tortuga.scenario.lesson.LessonReply;
import tortuga.scenario.lesson.Lessons;
import tortuga.scenario.lesson.PlayedLesson;
import tortuga.scenario.lesson.Words;
import tortuga.server.protocol.Projection;
import tortuga.server.protocol.ServerMessage;
import tortuga.server.table.Occupant;
import tortuga.server.table.Refusal;

/// Plays lessons, each request from the beginning, in threads of its own, so that no table waits
/// for that. Thread-safe.
public final class LessonPlayer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(LessonPlayer.class);
  private static final int THREADS = Math.max(1, Runtime.getRuntime().availableProcessors() / 4);
  private static final int WAITING = 64;

  /// Maximum number of moves that a learner makes in a lesson.
  private static final int MOST_MOVES = 200;

  private final ThreadPoolExecutor threads =
      new ThreadPoolExecutor(
          THREADS,
          THREADS,
          0,
          TimeUnit.SECONDS,
          new ArrayBlockingQueue<>(WAITING),
          Thread.ofPlatform().daemon().name("lesson-", 0).factory());

  private final Map<String, List<Lesson>> known = new ConcurrentHashMap<>();

  /// Returns the lessons of a game, in order.
  public List<Lesson> lessons(Game<?, ?, ?, ?> game) {
    return known.computeIfAbsent(game.id(), _ -> Lessons.of(game));
  }

  private Lesson find(Game<?, ?, ?, ?> game, String id) throws Refusal {
    return lessons(game).stream()
        .filter(lesson -> lesson.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new Refusal("no-such-lesson"));
  }

  /// Plays a lesson as far as the learner has come.
  ///
  /// @param shown how many of the moves the page knows the effect of
  public CompletableFuture<LessonAnswer> play(
      Game<?, ?, ?, ?> game, String id, Occupant.Person learner, List<String> moves, int shown)
      throws Refusal {
    Lesson lesson = find(game, id);
    requireFew(moves);
    return inTurn(id, () -> answer(lesson, learner, moves, shown));
  }

  private static LessonAnswer answer(
      Lesson lesson, Occupant.Person learner, List<String> moves, int shown) throws Refusal {
    PlayedLesson<?, ?, ?, ?> played = PlayedLesson.of(lesson);
    int acts = 0;
    int kept = 0;
    Optional<String> refused = Optional.empty();
    Optional<Words> ledBack = Optional.empty();
    for (String move : moves) {
      if (kept == shown) acts = played.acts().size();
      LessonReply reply = played.answer(move);
      if (reply instanceof LessonReply.Refused(String reason)) refused = Optional.of(reason);
      if (reply instanceof LessonReply.LedBack(Words words)) ledBack = Optional.of(words);
      if (!(reply instanceof LessonReply.Accepted)) break;
      kept++;
    }
    LessonAnswer told = told(lesson, played, kept, refused, ledBack);
    if (ledBack.isPresent()) played.show(moves.get(kept));
    LessonTable table = LessonTable.of(lesson.id(), played, learner);
    boolean isNew = moves.size() > shown;
    List<ServerMessage.Update> updates = table.play(isNew ? acts : played.acts().size());
    return told.with(isNew ? Optional.empty() : Optional.of(table.whole()), updates);
  }

  private static LessonAnswer told(
      Lesson lesson,
      PlayedLesson<?, ?, ?, ?> played,
      int kept,
      Optional<String> refused,
      Optional<Words> ledBack) {
    return new LessonAnswer(
        Optional.empty(),
        List.of(),
        kept,
        refused,
        ledBack,
        played.step(),
        played.steps(),
        played.say(),
        played.hints(),
        played.nextMove(),
        played.isDone() ? Optional.of(lesson.done()) : Optional.empty());
  }

  /// Says what chains of moves would bring, from what the learner knows.
  ///
  /// @param moves what the learner has played
  public CompletableFuture<ServerMessage.Foreseen> foresee(
      Game<?, ?, ?, ?> game,
      String id,
      Occupant.Person learner,
      List<String> moves,
      Optional<Integer> question,
      List<List<String>> chains)
      throws Refusal {
    Lesson lesson = find(game, id);
    requireFew(moves);
    return inTurn(
        id,
        () -> {
          PlayedLesson<?, ?, ?, ?> played = PlayedLesson.of(lesson);
          for (String move : moves) played.answer(move);
          LessonTable table = LessonTable.of(id, played, learner);
          table.play(played.acts().size());
          int seat = played.learner().index();
          return Projection.foreseen(
              "", id, table.table().foresight().request(seat, question, chains).answer());
        });
  }

  private static void requireFew(List<String> moves) throws Refusal {
    if (moves.size() > MOST_MOVES) throw new Refusal("not-understood");
  }

  private <T> CompletableFuture<T> inTurn(String lesson, Callable<T> work) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    try {
      threads.execute(() -> work(lesson, work, answer));
    } catch (RejectedExecutionException e) {
      answer.completeExceptionally(new Refusal("too-fast"));
    }
    return answer;
  }

  private static <T> void work(String lesson, Callable<T> work, CompletableFuture<T> answer) {
    try {
      answer.complete(work.call());
    } catch (Refusal e) {
      answer.completeExceptionally(e);
    } catch (Exception | Error e) {
      LOG.atError().setCause(e).addKeyValue("lesson", lesson).log("a lesson failed");
      answer.completeExceptionally(new Refusal("bug-here"));
    }
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
