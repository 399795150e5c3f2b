package tortuga.server.lobby;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import tortuga.engine.Seat;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Seed;
import tortuga.record.Recording;
import tortuga.server.listing.Listing;
import tortuga.server.live.LiveTables;
import tortuga.server.protocol.Projection;
import tortuga.server.protocol.ServerMessage;
import tortuga.server.store.Store;
import tortuga.server.table.LogLine;
import tortuga.server.table.Refusal;
import tortuga.server.table.Table;
import tortuga.server.table.history.GameReplay;
import tortuga.server.table.history.ReplayStep;
import tortuga.server.time.ServerTime;

/// Finished games: replaying, exporting and importing them. Thread-safe.
///
/// Replaying a game takes time, so a few threads of its own do it, part by part, with a short
/// queue: whoever asks for much waits, and no table does.
public final class Archive implements AutoCloseable {
  /// Maximum number of steps in one part of a replay.
  public static final int PART = 200;

  private static final int THREADS = 2;
  private static final int QUEUE = 32;
  private static final int REMEMBERED = 32;

  private final Store store;
  private final LiveTables tables;
  private final ServerTime time;
  private final RandomGenerator random;
  private final ThreadPoolExecutor threads =
      new ThreadPoolExecutor(
          THREADS,
          THREADS,
          10,
          TimeUnit.SECONDS,
          new ArrayBlockingQueue<>(QUEUE),
          Thread.ofPlatform().daemon().name("archive-", 0).factory());
  private final Map<Key, Part> parts =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Part> eldest) {
          return size() > REMEMBERED;
        }
      };

  private record Key(String table, Viewer viewer, int from) {}

  /// Some steps of a finished game, as a viewer saw them.
  ///
  /// @param from the number of the first of them
  /// @param total how many the whole game has
  public record Part(int from, int total, List<ReplayStep> steps) {
    public Part {
      steps = List.copyOf(steps);
    }
  }

  public Archive(Store store, LiveTables tables, ServerTime time, RandomGenerator random) {
    this.store = store;
    this.tables = tables;
    this.time = time;
    this.random = random;
    threads.allowCoreThreadTimeOut(true);
  }

  /// Returns a part of a finished game as a viewer saw it, beginning with a step.
  public CompletableFuture<Part> review(String table, Viewer viewer, int from) {
    Key key = new Key(table, viewer, Math.max(0, from) / PART * PART);
    Optional<Part> known = remembered(key);
    if (known.isPresent()) return CompletableFuture.completedFuture(known.get());
    return tables
        .run(table, (_, now) -> now.finishedGame().replay())
        .thenCompose(game -> inTime(() -> remember(key, tell(game, key))));
  }

  private static Part tell(GameReplay game, Key key) {
    return new Part(
        key.from(), game.steps(), game.steps(key.viewer(), key.from(), key.from() + PART));
  }

  private Optional<Part> remembered(Key key) {
    synchronized (parts) {
      return Optional.ofNullable(parts.get(key));
    }
  }

  private Part remember(Key key, Part part) {
    synchronized (parts) {
      parts.put(key, part);
    }
    return part;
  }

  /// Work that takes a while, and may be refused.
  private interface Job<T> {
    T run() throws Refusal;
  }

  private <T> CompletableFuture<T> inTime(Job<T> job) {
    CompletableFuture<T> future = new CompletableFuture<>();
    try {
      threads.execute(() -> {
        try {
          future.complete(job.run());
        } catch (Refusal | RuntimeException e) {
          future.completeExceptionally(e);
        }
      });
    } catch (RejectedExecutionException _) {
      future.completeExceptionally(new Refusal("too-fast"));
    }
    return future;
  }

  /// Returns how a game ended, if it has.
  public CompletableFuture<Optional<ServerMessage.Result>> result(String table) {
    return tables.run(
        table,
        (_, now) ->
            new Projection(now, _ -> false, store.downtime(), time.now())
                .update(Viewer.SPECTATOR, 0)
                .result());
  }

  /// Returns a finished game as a record that anybody can check.
  public CompletableFuture<Recording> recording(String table) {
    return tables.run(table, (_, now) -> Records.of(now));
  }

  /// Returns everything that somebody may know of a game, finished or not, for reading.
  public CompletableFuture<ServerMessage.Whole> log(String table, Optional<String> person) {
    return tables.run(
        table,
        (_, now) -> {
          Optional<Integer> seat = person.flatMap(now.chairs()::of);
          Viewer viewer = seat.isPresent() ? Seat.of(seat.get()) : Viewer.SPECTATOR;
          boolean host = person.equals(Optional.of(now.terms().host()));
          return new Projection(now, _ -> false, store.downtime(), time.now())
              .whole(viewer, host, Optional.empty(), List.of(), List.of());
        });
  }

  /// Imports a game that was played elsewhere, if it is correct in every detail: all of it at once,
  /// so that nobody ever finds half a game.
  public CompletableFuture<String> importRecord(Recording recording, String person) {
    return inTime(() -> Records.lines(recording, person, time.now()))
        .thenCompose(log -> store(recording, log));
  }

  private CompletableFuture<String> store(Recording recording, List<LogLine> log) {
    String id = RandomId.TABLE.draw(random);
    Seed seed = Seed.of(recording.seed());
    Listing listing = Listing.of(Table.of(id, log, seed, store.downtime()));
    return store
        .openWhole(id, seed, RandomId.CODE.draw(random), log, listing.row(log.size()))
        .thenApply(_ -> id);
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
