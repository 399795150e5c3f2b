package tortuga.server.store.postgres;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import tortuga.server.cluster.Cluster;
import tortuga.server.store.Outages;
import tortuga.server.store.StoreFailure;
import tortuga.server.store.sql.ChatRows;
import tortuga.server.store.sql.LogRows;
import tortuga.server.store.sql.SqlStore;
import tortuga.server.store.sql.UptimeRows;
import tortuga.server.store.sql.WriteTask;
import tortuga.server.table.LogLine;

/// A store in a PostgreSQL database, which several nodes may share.
///
/// Lines of logs go through [PostgresLog], many at a time; everything else takes a connection from
/// a pool, on a virtual thread. If the database is away for a moment, the store waits.
public final class PostgresStore extends SqlStore {
  private final PostgresDatabase database;
  private final PostgresUptime uptime;
  private final PostgresLog log;
  private final PostgresCluster cluster;
  private final PostgresClock clock = new PostgresClock();

  /// The time of the database, in SQL.
  private final String now;

  private PostgresStore(
      PostgresDatabase database,
      PostgresUptime uptime,
      PostgresLog log,
      PostgresCluster cluster,
      String now) {
    super(uptime.outages());
    this.database = database;
    this.uptime = uptime;
    this.log = log;
    this.cluster = cluster;
    this.now = now;
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
    PostgresDatabase database = new PostgresDatabase(PostgresAddress.of(address));
    String node = UUID.randomUUID().toString().substring(0, 8);
    PostgresUptime uptime = new PostgresUptime(new Outages(), now);
    PostgresLog log = new PostgresLog(database, uptime, node);
    log.start();
    return new PostgresStore(database, uptime, log, new PostgresCluster(database, node), now);
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

  /// Lines are read together with the outages that give their times a meaning.
  @Override
  public CompletableFuture<List<LogLine>> read(String table, int from) {
    return query(handle -> {
      List<LogLine> lines = LogRows.lines(handle, table, from);
      if (!lines.isEmpty()) uptime.learn(handle);
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
      uptime.learn(handle);
      return nothing();
    });
  }

  @Override
  public long time(long wall) {
    return clock.time(wall);
  }

  // Connections

  @Override
  public <T> CompletableFuture<T> write(WriteTask<T> task) {
    return database.write(task);
  }

  @Override
  public <T> CompletableFuture<T> query(Function<Handle, T> question) {
    return database.query(question);
  }

  @Override
  public void close() {
    cluster.close();
    log.close();
    database.close();
  }
}
