package tortuga.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/// A real PostgreSQL for tests. All test classes share one, each test with a database of its own.
public final class Postgres {
  private static final AtomicInteger DATABASES = new AtomicInteger();
  private static final List<String> WRITTEN =
      List.of("entry", "head", "alive", "card", "seat", "node", "lease", "presence", "remark");

  private static Optional<Postgres> shared = Optional.empty();

  private final Path data;
  private EmbeddedPostgres server;

  private Postgres(Path data) {
    this.data = data;
    this.server = start(0);
  }

  /// Returns the shared one; it ends with the tests.
  public static synchronized Postgres shared() {
    try {
      if (shared.isEmpty()) {
        Postgres postgres = new Postgres(Files.createTempDirectory("tortuga-postgres"));
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(postgres::end));
        shared = Optional.of(postgres);
      }
      return shared.get();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private EmbeddedPostgres start(int port) {
    try {
      var builder =
          EmbeddedPostgres.builder()
              .setDataDirectory(data.toFile())
              .setCleanDataDirectory(false)
              .setServerConfig("shared_buffers", "16MB")
              .setServerConfig("max_connections", "120");
      if (port > 0) builder.setPort(port);
      return builder.start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Creates a database, and returns its address.
  public String database() {
    String name = "t" + DATABASES.incrementAndGet();
    execute(address("postgres"), "create database " + name);
    return address(name);
  }

  private String address(String database) {
    return "postgresql://postgres@localhost:%d/%s".formatted(server.getPort(), database);
  }

  /// Creates a guest in a complete database, and returns the guest's address, whose rights can be
  /// taken away.
  public String guest(String database) {
    execute(
        database,
        "do $$ begin create role guest login; exception when duplicate_object then null; end $$;"
            + " grant all on schema public to guest;"
            + " grant all on all tables in schema public to guest");
    return database.replace("postgres@", "guest@");
  }

  public void execute(String database, String statement) {
    try (Connection connection =
            DriverManager.getConnection(
                "jdbc:" + database.replace("postgres@", ""), "postgres", "");
        var cursor = connection.createStatement()) {
      cursor.execute(statement);
    } catch (SQLException e) {
      throw new IllegalStateException(statement, e);
    }
  }

  /// Makes a database refuse all writes, as if its disk were full.
  public void fillDisk(String database) {
    execute(
        database,
        """
        create or replace function disk_full() returns trigger language plpgsql as
        $$ begin raise exception 'no space left on device' using errcode = 'disk_full'; end $$;
        """);
    for (String table : WRITTEN) {
      execute(
          database,
          "create trigger disk_full before insert or update or delete on %s".formatted(table)
              + " for each statement execute function disk_full()");
    }
  }

  public void makeRoom(String database) {
    for (String table : WRITTEN) {
      execute(database, "drop trigger disk_full on " + table);
    }
  }

  /// Stops it, whatever it is doing, waits a while, and starts it again.
  public void restart(long millis) throws InterruptedException {
    int port = server.getPort();
    stop();
    Thread.sleep(millis);
    server = start(port);
  }

  private void stop() {
    try {
      server.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Stops it, and cleans up what the library has left.
  private void end() {
    stop();
    try (Stream<Path> files = Files.walk(data)) {
      List<Path> all = files.sorted(Comparator.reverseOrder()).toList();
      for (Path file : all) Files.deleteIfExists(file);
    } catch (IOException | UncheckedIOException _) {
      // what is left is in a temporary folder
    }
  }
}
