package tortuga.server.store.postgres;

import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.server.store.Overtaken;
import tortuga.server.store.StoreFailure;
import tortuga.server.store.sql.SqlStore;
import tortuga.server.store.sql.UptimeRows;
import tortuga.server.table.LogLine;

/// The one thread of a node that appends lines. It takes all lines that wait, and sends them to the
/// database in one statement, which stores them, notifies the other nodes, and commits: no
/// transaction is ever left open, so a node that stops halfway keeps nobody waiting.
///
/// If the connection breaks, nobody knows whether the lines were stored. They are sent again: a
/// line is known by its hash, so it is not stored twice.
final class PostgresLog implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(PostgresLog.class);

  private static final int LARGEST = 256;
  static final Duration PATIENCE = Duration.ofSeconds(8);
  private static final long PAUSE_MILLIS = 150;

  /// How long nothing can be appended before that counts as a problem, and how often an idle node
  /// tries.
  private static final long WELL_NANOS = TimeUnit.SECONDS.toNanos(3);

  private static final long TRIAL_NANOS = TimeUnit.SECONDS.toNanos(1);

  private final PostgresDatabase database;
  private final PostgresUptime uptime;
  private final String node;
  private final BlockingQueue<Addition> queue = new LinkedBlockingQueue<>();
  private final AtomicBoolean closed = new AtomicBoolean();
  private final String append;
  private final String probe;
  private volatile long well = System.nanoTime();
  private volatile @Nullable Throwable lastFailure;
  private volatile @Nullable Thread thread;
  private @Nullable Connection connection;

  /// A line to be appended.
  ///
  /// @param known how many outages must be known to decide on it; negative if they do not matter
  private record Addition(String table, LogLine line, int known, CompletableFuture<Void> future) {
    String place() {
      return Notifications.line(table, line.seq());
    }
  }

  PostgresLog(PostgresDatabase database, PostgresUptime uptime, String node) {
    this.database = database;
    this.uptime = uptime;
    this.node = node;
    this.append = AppendStatements.append(uptime.now());
    this.probe = AppendStatements.probe(uptime.now());
  }

  /// Starts to append.
  void start() {
    thread = Thread.ofPlatform().name("store-writer").start(this::run);
  }

  CompletableFuture<Void> append(String table, LogLine line, int known) {
    CompletableFuture<Void> future = new CompletableFuture<>();
    queue.add(new Addition(table, line, known, future));
    if (closed.get()) fail(List.copyOf(queue), new IllegalStateException("closed"));
    return future;
  }

  private void run() {
    List<Addition> batch = new ArrayList<>();
    try {
      while (!closed.get() || !queue.isEmpty()) {
        Addition first = queue.poll(200, TimeUnit.MILLISECONDS);
        if (first == null) {
          tryIfIdle();
          continue;
        }
        gather(first, batch);
        writeOrFail(batch);
        batch.clear();
      }
    } catch (InterruptedException _) {
      LOG.atDebug().log("the writer was interrupted");
    }
    disconnect();
  }

  /// Returns why nothing can be appended, if that has been so for a while.
  Optional<StoreFailure> problem() {
    if (System.nanoTime() - well < WELL_NANOS) return Optional.empty();
    Throwable cause = lastFailure;
    return Optional.of(
        cause == null
            ? new StoreFailure("no line can be appended")
            : new StoreFailure("no line can be appended", cause));
  }

  private void tryIfIdle() {
    if (System.nanoTime() - well < TRIAL_NANOS) return;
    try (PreparedStatement statement = connection().prepareStatement(probe);
        ResultSet rows = statement.executeQuery()) {
      if (rows.next() && rows.getBoolean(1)) well = System.nanoTime();
    } catch (SQLException e) {
      lastFailure = e;
      disconnect();
      pause();
    }
  }

  /// Takes as many lines as fit into one notification.
  private void gather(Addition first, List<Addition> batch) {
    int length = node.length() + 32;
    for (Addition next = first; next != null; next = queue.poll()) {
      batch.add(next);
      length += next.place().length() + 1;
      Addition after = queue.peek();
      boolean full = batch.size() == LARGEST;
      if (full || after == null || length + after.place().length() > Notifications.LONGEST) return;
    }
  }

  /// Whatever goes wrong with some lines, the thread goes on with the next.
  private void writeOrFail(List<Addition> batch) {
    try {
      write(batch);
    } catch (RuntimeException | Error e) {
      LOG.atError().setCause(e).log("lines could not be stored");
      fail(batch, e);
    }
  }

  private void write(List<Addition> batch) {
    long begun = System.nanoTime();
    while (true) {
      try {
        Map<String, String> stored = append(batch);
        if (stored.size() < batch.size()) stored.putAll(look(batch));
        settle(batch, stored);
        if (!stored.isEmpty()) well = System.nanoTime();
        return;
      } catch (SQLException | JdbiException e) {
        disconnect();
        lastFailure = e;
        if (closed.get() || System.nanoTime() - begun > PATIENCE.toNanos()) {
          fail(batch, e);
          return;
        }
        LOG.atDebug().setCause(e).log("the database is away");
        pause();
      }
    }
  }

  private Connection connection() throws SQLException {
    Connection open = connection;
    if (open == null) connection = open = database.connect();
    return open;
  }

  private void disconnect() {
    try {
      if (connection != null) connection.close();
    } catch (SQLException e) {
      LOG.atDebug().setCause(e).log("a connection cannot be closed");
    }
    connection = null;
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /// Returns the hash at each number that was free.
  private Map<String, String> append(List<Addition> batch) throws SQLException {
    Connection to = connection();
    try (PreparedStatement statement = to.prepareStatement(append)) {
      statement.setArray(1, texts(to, batch.stream().map(Addition::table).toArray()));
      statement.setArray(2, array(to, "int", batch.stream().map(each -> each.line.seq())));
      statement.setArray(3, array(to, "bigint", batch.stream().map(each -> each.line.at())));
      statement.setArray(4, texts(to, batch.stream().map(each -> each.line.body()).toArray()));
      statement.setArray(5, texts(to, batch.stream().map(each -> each.line.hash()).toArray()));
      statement.setArray(6, array(to, "int", batch.stream().map(Addition::known)));
      statement.setLong(7, UptimeRows.LONGEST_GAP);
      statement.setString(8, new Notifications(node, Notifications.stored(List.of())).write());
      return hashes(statement);
    }
  }

  /// Returns the hash at each number, whoever wrote it.
  private Map<String, String> look(List<Addition> batch) throws SQLException {
    Connection to = connection();
    try (PreparedStatement statement = to.prepareStatement(AppendStatements.LOOK)) {
      statement.setArray(1, texts(to, batch.stream().map(Addition::table).toArray()));
      statement.setArray(2, array(to, "int", batch.stream().map(each -> each.line.seq())));
      return hashes(statement);
    }
  }

  /// Reads hashes by number. The times of lines make sense only with all outages before them, so
  /// those are checked first.
  private Map<String, String> hashes(PreparedStatement statement) throws SQLException {
    Map<String, String> hashes = new HashMap<>();
    int outages = uptime.outages().count();
    try (ResultSet rows = statement.executeQuery()) {
      while (rows.next()) {
        hashes.put(Notifications.line(rows.getString(1), rows.getInt(2)), rows.getString(3));
        outages = rows.getInt(4);
      }
    }
    if (outages != uptime.outages().count()) uptime.learn(Jdbi.create(connection()).open());
    return hashes;
  }

  private static Array texts(Connection to, Object[] texts) throws SQLException {
    return to.createArrayOf("text", texts);
  }

  private static Array array(Connection to, String type, java.util.stream.Stream<?> values)
      throws SQLException {
    return to.createArrayOf(type, values.toArray());
  }

  private void settle(List<Addition> batch, Map<String, String> stored) throws SQLException {
    boolean refused = batch.stream().anyMatch(each -> !stored.containsKey(each.place()));
    if (refused) beat();
    for (Addition each : batch) {
      if (each.line.hash().equals(stored.get(each.place()))) {
        each.future.complete(SqlStore.nothing());
      } else {
        each.future.completeExceptionally(new Overtaken(each.table, each.line.seq()));
      }
    }
  }

  /// A number was free, and yet nothing was stored: there was an outage, which this node did not
  /// know.
  private void beat() throws SQLException {
    try (var handle = Jdbi.create(connection()).open()) {
      uptime.note(handle);
    }
  }

  private void fail(List<Addition> batch, Throwable cause) {
    StoreFailure failure = new StoreFailure("nothing could be stored", cause);
    batch.forEach(each -> each.future.completeExceptionally(failure));
  }

  @Override
  public void close() {
    closed.set(true);
    Thread writing = thread;
    if (writing == null) return;
    try {
      writing.join();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
