package tortuga.server.store.sqlite;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import tortuga.server.cluster.Cluster;
import tortuga.server.cluster.SingleNode;
import tortuga.server.store.Outages;
import tortuga.server.store.Overtaken;
import tortuga.server.store.SteadyTime;
import tortuga.server.store.StoreFailure;
import tortuga.server.store.sql.LogRows;
import tortuga.server.store.sql.OutageRows;
import tortuga.server.store.sql.ReusedStatement;
import tortuga.server.store.sql.SchemaMigrations;
import tortuga.server.store.sql.SqlStore;
import tortuga.server.store.sql.UptimeRows;
import tortuga.server.store.sql.WriteTask;
import tortuga.server.table.LogLine;

/// A store in one file, inside this process.
///
/// SQLite blocks the thread that calls it, so it has threads of its own: one that writes, and two
/// that read. Every commit waits for the disk. Nobody needs the keys of new rows, which the driver
/// would read after every line.
public final class SqliteStore extends SqlStore {
  private static final int READERS = 2;

  /// Stores no line that was decided on before an outage, or that comes too long after the last
  /// note that the server is up.
  private static final String APPEND_IN_TIME =
      """
      insert into entry (table_id, seq, at, body, hash)
      select ?1, ?2, ?3, ?4, ?5
      where (?6 < 0 or ?6 = (select count(*) from outage))
        and ?3 >= coalesce((select ended from outage order by began desc limit 1), ?3)
        and ?3 <= coalesce((select at from alive where id = 1) + %d, ?3)
      on conflict do nothing
      """
          .formatted(UptimeRows.LONGEST_GAP);

  /// When a server stops without notice, this is the last that is known of it.
  private static final String LAST_ALIVE =
      """
      select max(at) from (
        select at from alive
        union all
        select entry.at from card
        join head on head.table_id = card.table_id
        join entry on entry.table_id = card.table_id and entry.seq = head.lines - 1
        where card.phase in ('gathering', 'playing')) as signs
      """;

  private final Optional<FolderLock> lock;
  private final String url;
  private final GroupCommit writer;
  private final ReusedStatement appending;
  private final ReusedStatement noting;
  private final ExecutorService readers =
      Executors.newFixedThreadPool(
          READERS, Thread.ofPlatform().daemon().name("store-reader-", 0).factory());
  private final ThreadLocal<Handle> reading = ThreadLocal.withInitial(this::connect);
  private final Cluster cluster = new SingleNode(this::unfinished);
  private final SteadyTime time = new SteadyTime(System::nanoTime);
  private final Queue<Connection> connections = new ConcurrentLinkedQueue<>();

  /// The time of the latest line; used by the thread that writes.
  private long lastLine;

  private SqliteStore(Path file, Optional<FolderLock> lock) {
    super(new Outages());
    this.lock = lock;
    this.url = "jdbc:sqlite:" + file + "?jdbc.get_generated_keys=false";
    forOwnerAlone(file);
    Handle writing = connect();
    try {
      writing.execute("begin immediate");
      SchemaMigrations.run(writing);
      writing.execute("commit");
    } catch (JdbiException e) {
      connections.forEach(SqliteStore::close);
      throw new StoreFailure("cannot write " + file, e);
    } catch (StoreFailure e) {
      connections.forEach(SqliteStore::close);
      throw e;
    }
    this.writer = GroupCommit.start(writing);
    this.appending = new ReusedStatement(writing.getConnection(), APPEND_IN_TIME);
    this.noting = new ReusedStatement(writing.getConnection(), LogRows.HEAD);
  }

  /// Files that SQLite creates beside a file get the mode of that file.
  private static void forOwnerAlone(Path file) {
    try {
      FileModes.createFile(file);
      for (String end : List.of("-wal", "-shm")) {
        FileModes.close(file.resolveSibling(file.getFileName() + end));
      }
    } catch (IOException e) {
      throw new StoreFailure("cannot write " + file, e);
    }
  }

  /// Opens a database, and creates it if it is not there.
  public static SqliteStore open(Path file) {
    return new SqliteStore(file, Optional.empty());
  }

  /// Opens the database in a folder, and keeps every other server off it.
  public static SqliteStore openFolder(Path folder) {
    FolderLock lock = FolderLock.take(folder);
    try {
      return new SqliteStore(Backup.database(folder), Optional.of(lock));
    } catch (StoreFailure e) {
      lock.close();
      throw e;
    }
  }

  private Handle connect() {
    try {
      Connection connection = DriverManager.getConnection(url);
      Handle handle = Jdbi.create(connection).open();
      connections.add(connection);
      handle.execute("pragma journal_mode = wal");
      handle.execute("pragma synchronous = full");
      handle.execute("pragma secure_delete = on"); // what people delete is not left in the file
      handle.execute("pragma busy_timeout = 10000");
      return handle;
    } catch (SQLException | JdbiException e) {
      throw new StoreFailure("cannot open " + url, e);
    }
  }

  /// Appends with a statement that is prepared once: this is what a server does most.
  @Override
  public CompletableFuture<Void> append(String table, LogLine line) {
    return store(table, line)
        .exceptionallyCompose(problem ->
            problem instanceof Overtaken
                ? beat(line.at()).handle((_, _) -> 0).thenCompose(_ -> failed(problem))
                : failed(problem));
  }

  private static CompletableFuture<Void> failed(Throwable problem) {
    return CompletableFuture.failedFuture(problem);
  }

  private CompletableFuture<Void> store(String table, LogLine line) {
    int known = knownFor(line);
    return writer.submit(_ -> {
      int stored =
          appending.execute(statement -> {
            statement.setString(1, table);
            statement.setInt(2, line.seq());
            statement.setLong(3, line.at());
            statement.setString(4, line.body());
            statement.setString(5, line.hash());
            statement.setInt(6, known);
          });
      if (stored == 0) throw new Overtaken(table, line.seq());
      lastLine = Math.max(lastLine, line.at());
      int _ =
          noting.execute(statement -> {
            statement.setString(1, table);
            statement.setInt(2, line.seq() + 1);
            statement.setString(3, line.hash());
          });
      return nothing();
    });
  }

  // Uptime

  @Override
  public CompletableFuture<Void> start(long wall) {
    return write(
            handle -> {
              Optional<Long> last = handle.createQuery(LAST_ALIVE).mapTo(Long.class).findFirst();
              last.ifPresent(time::goOnFrom);
              long now = time.at(wall);
              if (last.isPresent() && last.get() < now)
                OutageRows.save(handle, new Outage(last.get(), now));
              handle.execute("delete from alive");
              handle.execute("insert into alive (id, at) values (1, ?)", now);
              return OutageRows.all(handle);
            })
        .thenAccept(outages::learn);
  }

  @Override
  public CompletableFuture<Void> noteAlive(long wall) {
    return beat(time.at(wall));
  }

  private CompletableFuture<Void> beat(long now) {
    return write(
            handle -> {
              UptimeRows.note(handle, lastLine, now);
              return OutageRows.unknown(handle, outages);
            })
        .thenAccept(unknown -> unknown.ifPresent(outages::learn));
  }

  @Override
  public long time(long wall) {
    return time.at(wall);
  }

  @Override
  public Cluster cluster() {
    return cluster;
  }

  @Override
  public <T> CompletableFuture<T> write(WriteTask<T> task) {
    return writer.submit(task);
  }

  @Override
  public <T> CompletableFuture<T> query(Function<Handle, T> question) {
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
    lock.ifPresent(FolderLock::close);
  }

  private static void close(Connection connection) {
    try {
      connection.close();
    } catch (SQLException e) {
      throw new StoreFailure("a connection cannot be closed", e);
    }
  }
}
