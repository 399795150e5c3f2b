package tortuga.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/// A real PostgreSQL for tests. All test classes share one, each test with a database of its own.
public final class Postgres implements AutoCloseable {
  private static final AtomicInteger DATABASES = new AtomicInteger();
  private static Optional<Postgres> shared = Optional.empty();

  private final Optional<Path> data;
  private EmbeddedPostgres server;

  private Postgres(Optional<Path> data) {
    this.data = data;
    this.server = start(0);
  }

  /// Returns the one for all; it ends with the tests.
  public static synchronized Postgres shared() {
    if (shared.isEmpty()) {
      Postgres postgres = new Postgres(Optional.empty());
      Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(postgres::close));
      shared = Optional.of(postgres);
    }
    return shared.get();
  }

  /// Starts one that can be restarted, with its data in a folder.
  public static Postgres in(Path folder) {
    return new Postgres(Optional.of(folder));
  }

  private EmbeddedPostgres start(int port) {
    try {
      var builder =
          EmbeddedPostgres.builder()
              .setServerConfig("shared_buffers", "16MB")
              .setServerConfig("max_connections", "120");
      if (port > 0) builder.setPort(port);
      data.ifPresent(
          folder -> builder.setDataDirectory(folder.toFile()).setCleanDataDirectory(false));
      return builder.start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Creates a database, and returns its address.
  public String database() {
    String name = "t" + DATABASES.incrementAndGet();
    try (Connection connection = DriverManager.getConnection(jdbc("postgres"));
        var statement = connection.createStatement()) {
      statement.execute("create database " + name);
    } catch (SQLException e) {
      throw new IllegalStateException("no database", e);
    }
    return "postgresql://postgres@localhost:%d/%s".formatted(server.getPort(), name);
  }

  private String jdbc(String name) {
    return "jdbc:postgresql://localhost:%d/%s?user=postgres".formatted(server.getPort(), name);
  }

  /// Stops it, whatever it is doing, and starts it again.
  public void restart() {
    int port = server.getPort();
    close();
    server = start(port);
  }

  @Override
  public void close() {
    try {
      server.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
