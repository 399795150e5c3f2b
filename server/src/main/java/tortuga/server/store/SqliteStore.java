package tortuga.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import tortuga.server.table.Line;

/// A store in one file, inside this process.
///
/// SQLite blocks the thread that calls it, so it gets threads of its own: one that writes, and two
/// that read. Every commit waits for the disk. Nobody needs the keys of new rows, for which the
/// driver would ask after every line.
public final class SqliteStore extends SqlStore {
  private static final int READERS = 2;

  private final String url;
  private final GroupCommit writer;
  private final Refrain appending;
  private final ExecutorService readers =
      Executors.newFixedThreadPool(
          READERS, Thread.ofPlatform().daemon().name("store-reader-", 0).factory());
  private final ThreadLocal<Handle> reading = ThreadLocal.withInitial(this::connect);
  private final Fleet fleet = new Alone(this);
  private final Queue<Connection> connections = new ConcurrentLinkedQueue<>();

  private SqliteStore(Path file) {
    this.url = "jdbc:sqlite:" + file + "?jdbc.get_generated_keys=false";
    Handle writing = connect();
    try {
      writing.execute("begin immediate");
      Migrations.run(writing);
      writing.execute("commit");
    } catch (JdbiException e) {
      connections.forEach(SqliteStore::close);
      throw new StoreFailure("cannot write " + file, e);
    } catch (StoreFailure e) {
      connections.forEach(SqliteStore::close);
      throw e;
    }
    this.writer = new GroupCommit(writing);
    this.appending = new Refrain(writing.getConnection(), APPEND);
  }

  /// Opens a database, and creates it if it is not there.
  public static SqliteStore open(Path file) {
    return new SqliteStore(file);
  }

  private Handle connect() {
    try {
      Connection connection = DriverManager.getConnection(url);
      Handle handle = Jdbi.create(connection).open();
      connections.add(connection);
      handle.execute("pragma journal_mode = wal");
      handle.execute("pragma synchronous = full");
      handle.execute("pragma busy_timeout = 10000");
      return handle;
    } catch (SQLException | JdbiException e) {
      throw new StoreFailure("cannot open " + url, e);
    }
  }

  /// Appends with a statement that is prepared once: it is what a server does all day.
  @Override
  public CompletableFuture<Void> append(String table, Line line) {
    return writer.submit(_ -> {
      int stored =
          appending.execute(statement -> {
            statement.setString(1, table);
            statement.setInt(2, line.seq());
            statement.setLong(3, line.at());
            statement.setString(4, line.body());
            statement.setString(5, line.hash());
          });
      if (stored == 0) throw new Overtaken(table, line.seq());
      return nothing();
    });
  }

  @Override
  public Fleet fleet() {
    return fleet;
  }

  @Override
  <T> CompletableFuture<T> write(GroupCommit.Task<T> task) {
    return writer.submit(task);
  }

  @Override
  <T> CompletableFuture<T> query(Function<Handle, T> question) {
    return CompletableFuture.supplyAsync(
        () -> {
          try {
            return question.apply(reading.get());
          } catch (JdbiException e) {
            throw new StoreFailure("cannot be read", e);
          }
        },
        readers);
  }

  @Override
  public void close() {
    writer.close();
    readers.close();
    for (Connection connection : connections) close(connection);
  }

  private static void close(Connection connection) {
    try {
      connection.close();
    } catch (SQLException e) {
      throw new StoreFailure("a connection cannot be closed", e);
    }
  }
}
