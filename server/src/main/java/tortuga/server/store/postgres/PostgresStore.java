package tortuga.server.store.postgres;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import tortuga.server.cluster.Cluster;
import tortuga.server.store.Overtaken;
import tortuga.server.store.StoreFailure;
import tortuga.server.store.WrongClock;
import tortuga.server.store.sql.ChatRows;
import tortuga.server.store.sql.LogRows;
import tortuga.server.store.sql.SchemaMigrations;
import tortuga.server.store.sql.SqlStore;
import tortuga.server.store.sql.UptimeRows;
import tortuga.server.store.sql.WriteTask;
import tortuga.server.table.LogLine;

/// A store in a PostgreSQL database, which several nodes may share.
///
/// Lines of logs go through [PostgresLog], many at a time; everything else takes a connection from
/// a pool, on a virtual thread. If the database is away for a moment, the store waits.
public final class PostgresStore extends SqlStore {
  private static final int CONNECTIONS = 8;
  private static final long PATIENCE_MILLIS = 6000;

  /// Held while a database is migrated, so that two nodes do not do it at once.
  private static final long MIGRATION = 0x746f727475676131L;

  private final PostgresAddress address;
  private final HikariDataSource pool;
  private final Jdbi jdbi;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final PostgresLog log;
  private final PostgresCluster cluster;
  private final PostgresClock clock = new PostgresClock();

  /// The time of the database, in SQL.
  private final String now;

  private PostgresStore(PostgresAddress address, String now) {
    this.address = address;
    this.now = now;
    this.pool = pool(address);
    this.jdbi = Jdbi.create(pool);
    try {
      jdbi.useTransaction(PostgresStore::migrate);
    } catch (JdbiException e) {
      pool.close();
      throw new StoreFailure("cannot use " + address, e);
    } catch (StoreFailure e) {
      pool.close();
      throw e;
    }
    String node = UUID.randomUUID().toString().substring(0, 8);
    this.log = new PostgresLog(this, node);
    this.cluster = new PostgresCluster(this, node);
  }

  /// Connects to a database, such as `postgresql://name:password@host/tortuga`, and creates what is
  /// missing in it.
  public static PostgresStore open(String address) {
    return open(address, PostgresClock.NOW);
  }

  /// Connects to a database with another expression for the time.
  ///
  /// @param now the time in milliseconds, in SQL
  static PostgresStore open(String address, String now) {
    PostgresStore store = new PostgresStore(PostgresAddress.of(address), now);
    store.log.start();
    return store;
  }

  private static HikariDataSource pool(PostgresAddress address) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(address.url());
    config.setDataSourceProperties(address.access());
    config.setPoolName("store");
    config.setMaximumPoolSize(CONNECTIONS);
    config.setMinimumIdle(2);
    config.setConnectionTimeout(PATIENCE_MILLIS);
    config.setValidationTimeout(2000);
    config.setInitializationFailTimeout(PATIENCE_MILLIS);
    try {
      return new HikariDataSource(config);
    } catch (PoolInitializationException e) {
      throw new StoreFailure("cannot reach " + address, e);
    }
  }

  private static void migrate(Handle handle) {
    handle.execute("set local statement_timeout = 0");
    handle.execute("set local lock_timeout = 0");
    handle.execute("select pg_advisory_xact_lock(?)", MIGRATION);
    SchemaMigrations.run(handle);
  }

  /// Returns a connection outside the pool.
  Connection connect() throws SQLException {
    return DriverManager.getConnection(address.url(), address.access());
  }

  @Override
  public Cluster cluster() {
    return cluster;
  }

  @Override
  public CompletableFuture<Void> append(String table, LogLine line) {
    return clock.isWrong()
        ? CompletableFuture.failedFuture(new StoreFailure("the clock of this machine is wrong"))
        : log.append(table, line, knownFor(line));
  }

  int knownOutages() {
    return outages.count();
  }

  /// Lines are read together with the outages that give their times a meaning.
  @Override
  public CompletableFuture<List<LogLine>> read(String table, int from) {
    return query(handle -> {
      List<LogLine> lines = LogRows.lines(handle, table, from);
      if (!lines.isEmpty()) learnOutages(handle);
      return lines;
    });
  }

  @Override
  public void own(Handle handle, ListingRow row) {
    cluster.own(handle, row);
  }

  @Override
  public void release(Handle handle, ListingRow row) {
    cluster.release(handle, row);
  }

  @Override
  public void tellStored(Handle handle, String table, int seq) {
    cluster.tell(handle, Notifications.stored(List.of(Notifications.line(table, seq))));
  }

  @Override
  public void tellRenamed(Handle handle, String person) {
    cluster.tell(handle, Notifications.renamed(person));
  }

  @Override
  public void tellSignedOut(Handle handle, String person) {
    cluster.tell(handle, Notifications.signedOut(person));
  }

  @Override
  public CompletableFuture<Void> addRemark(String table, int number, Remark remark) {
    return write(handle -> {
      ChatRows.add(handle, table, number, remark);
      cluster.tell(handle, Notifications.said(table));
      return nothing();
    });
  }

  // Uptime

  @Override
  public CompletableFuture<Void> start(long wall) {
    long begun = System.nanoTime();
    return query(handle -> compare(wall, handle, begun))
        .thenCompose(_ ->
            write(handle -> {
              UptimeRows.removeFuture(handle, now);
              return nothing();
            }))
        .thenCompose(_ -> noteAlive(wall + millisSince(begun)));
  }

  private long compare(long wall, Handle handle, long begun) {
    long database = handle.createQuery("select " + now).mapTo(Long.class).one();
    clock.compare(wall, database, millisSince(begun));
    return database;
  }

  private static long millisSince(long nanos) {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - nanos);
  }

  /// Notes that the server is up, unless this node cannot append anything: then it does not count.
  @Override
  public CompletableFuture<Void> noteAlive(long wall) {
    Optional<StoreFailure> problem = log.problem();
    if (problem.isPresent()) return CompletableFuture.failedFuture(problem.get());
    long begun = System.nanoTime();
    return write(handle -> {
      clock.compare(wall, UptimeRows.note(handle, now), millisSince(begun));
      learnOutages(handle);
      return nothing();
    });
  }

  /// Notes that the server is up, whatever this node's clock says.
  void noteAlive(Handle handle) {
    UptimeRows.note(handle, now);
    learnOutages(handle);
  }

  @Override
  public long time(long wall) {
    return clock.time(wall);
  }

  /// Returns the time of the database, in SQL.
  String now() {
    return now;
  }

  /// Checks whether there are outages that this node does not know.
  void learnOutages(Handle handle) {
    unknownOutages(handle).ifPresent(outages::learn);
  }

  // Connections

  @Override
  public <T> CompletableFuture<T> write(WriteTask<T> task) {
    CompletableFuture<T> future = new CompletableFuture<>();
    run(
        future,
        () -> {
          try {
            future.complete(jdbi.<T, Exception>inTransaction(task::write));
          } catch (Overtaken | WrongClock e) {
            future.completeExceptionally(e);
          } catch (Exception e) {
            future.completeExceptionally(new StoreFailure("nothing could be stored", e));
          }
        });
    return future;
  }

  @Override
  public <T> CompletableFuture<T> query(Function<Handle, T> question) {
    CompletableFuture<T> future = new CompletableFuture<>();
    run(
        future,
        () -> {
          try {
            future.complete(jdbi.withHandle(question::apply));
          } catch (JdbiException e) {
            future.completeExceptionally(new StoreFailure("cannot be read", e));
          }
        });
    return future;
  }

  private void run(CompletableFuture<?> future, Runnable job) {
    try {
      threads.execute(() -> {
        try {
          job.run();
        } catch (RuntimeException e) {
          future.completeExceptionally(e);
        }
      });
    } catch (RejectedExecutionException e) {
      future.completeExceptionally(new StoreFailure("the store is closed", e));
    }
  }

  @Override
  public void close() {
    cluster.close();
    log.close();
    threads.close();
    pool.close();
  }
}
