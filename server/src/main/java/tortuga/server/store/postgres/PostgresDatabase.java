package tortuga.server.store.postgres;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import tortuga.server.store.Overtaken;
import tortuga.server.store.StoreFailure;
import tortuga.server.store.WrongClock;
import tortuga.server.store.sql.SchemaMigrations;
import tortuga.server.store.sql.WriteTask;

/// The connections to a PostgreSQL database: a pool, used on virtual threads, and others outside
/// it.
final class PostgresDatabase implements AutoCloseable {
  private static final int CONNECTIONS = 8;
  private static final long PATIENCE_MILLIS = 6000;

  /// Held while a database is migrated, so that two nodes do not do it at once.
  private static final long MIGRATION = 0x746f727475676131L;

  private final PostgresAddress address;
  private final HikariDataSource pool;
  private final Jdbi jdbi;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

  /// Connects to a database, and creates what is missing in it.
  PostgresDatabase(PostgresAddress address) {
    this.address = address;
    this.pool = pool(address);
    this.jdbi = Jdbi.create(pool);
    try {
      jdbi.useTransaction(PostgresDatabase::migrate);
    } catch (JdbiException e) {
      pool.close();
      throw new StoreFailure("cannot use " + address, e);
    } catch (StoreFailure e) {
      pool.close();
      throw e;
    }
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

  /// Writes in a transaction.
  <T> CompletableFuture<T> write(WriteTask<T> task) {
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

  <T> CompletableFuture<T> query(Function<Handle, T> question) {
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
    threads.close();
    pool.close();
  }
}
