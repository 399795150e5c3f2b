package tortuga.server.store.check;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import tortuga.server.store.StoreFailure;
import tortuga.server.store.postgres.PostgresAddress;
import tortuga.server.store.postgres.PostgresStore;
import tortuga.server.store.sqlite.Backup;
import tortuga.server.store.sqlite.FolderLock;
import tortuga.server.store.sqlite.SqliteStore;
import tortuga.server.table.LogLine;

/// Moves everything that is stored from one database to another, all or nothing: the log of every
/// table is checked before and after, line by line, and so is its promise.
public final class StoreMigration {
  private static final int BATCH = 500;
  private static final long RECENTLY = 3000;
  private static final String SQLITE = "sqlite:";

  /// The tables that are copied as they are; ownership and presence are found out again.
  private static final List<Content> CONTENTS =
      List.of(
          new Content("entry", "table_id, seq, at, body, hash"),
          new Content("head", "table_id, lines, hash"),
          new Content("seed", "table_id, seed"),
          new Content("card", "table_id, code, game, phase, listed, opened, changed, lines, body"),
          new Content("seat", "table_id, seat, person"),
          new Content("person", "id, name, flag, since"),
          new Content("token", "hash, person, device, since, seen"),
          new Content("link", "hash, person, expires"),
          new Content("departure", "person, successor, since"),
          new Content("recovery", "person, hash, since"),
          new Content("remark", "table_id, number, body, command"),
          new Content("mute", "person, table_id, seat"),
          new Content("review", "table_id, state, asked, busy, yardstick, body"),
          new Content("alive", "id, at"),
          new Content("outage", "began, ended"));

  private record Content(String table, String columns) {
    String marks() {
      return columns.replaceAll("[a-z_]+", "?");
    }
  }

  /// What was moved.
  public record Moved(int tables, int lines, int people) {}

  private StoreMigration() {}

  /// Moves everything to an empty database; addresses are `sqlite:FILE` or `postgresql://…`.
  ///
  /// @throws StoreFailure if that is not possible
  /// @throws IllegalArgumentException if a log is damaged, with its table and line
  public static Moved move(String from, String to, long now) {
    if (isSqlite(from) && !Files.isRegularFile(file(from))) {
      throw failure("there is no " + file(from));
    }
    Optional<FolderLock> lock =
        isSqlite(from) && Backup.isInFolder(file(from))
            ? Optional.of(FolderLock.take(Backup.folder(file(from))))
            : Optional.empty();
    try {
      return moveAll(from, to, now);
    } finally {
      lock.ifPresent(FolderLock::close);
    }
  }

  private static Moved moveAll(String from, String to, long now) {
    prepare(from);
    prepare(to);
    try (Connection source = connect(from);
        Connection target = connect(to)) {
      begin(source, from);
      begin(target, to);
      Moved moved = move(Jdbi.create(source).open(), Jdbi.create(target).open(), now, to);
      end(target, "commit");
      end(source, "rollback");
      return moved;
    } catch (SQLException | JdbiException e) {
      throw new StoreFailure("the move failed: " + e.getMessage(), e);
    }
  }

  private static StoreFailure failure(String message) {
    return new StoreFailure(message);
  }

  private static boolean isSqlite(String address) {
    return address.startsWith(SQLITE);
  }

  private static Path file(String address) {
    Path path = Path.of(address.substring(SQLITE.length()));
    return Files.isDirectory(path) ? Backup.database(path) : path;
  }

  /// Migrates a database to the present schema, so that both have the same form.
  private static void prepare(String address) {
    if (isSqlite(address)) SqliteStore.open(file(address)).close();
    else PostgresStore.open(address).close();
  }

  private static Connection connect(String address) throws SQLException {
    if (isSqlite(address)) return DriverManager.getConnection("jdbc:sqlite:" + file(address));
    PostgresAddress postgres = PostgresAddress.of(address);
    return DriverManager.getConnection(postgres.url(), postgres.access());
  }

  private static void begin(Connection connection, String address) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      if (isSqlite(address)) {
        statement.execute("begin immediate");
      } else {
        statement.execute("begin isolation level repeatable read");
        statement.execute("set local statement_timeout = 0");
        statement.execute("set local idle_in_transaction_session_timeout = 0");
      }
    }
  }

  private static void end(Connection connection, String how) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(how);
    }
  }

  private static Moved move(Handle source, Handle target, long now, String to) throws SQLException {
    requireStill(source, now);
    if (count(target, "card") + count(target, "person") > 0) {
      throw failure("there is something in the new database already");
    }
    target.execute("delete from alive");
    for (Content content : CONTENTS) copy(source.getConnection(), target.getConnection(), content);
    if (!isSqlite(to)) releaseTables(target);
    return check(source, target);
  }

  /// Nothing may change during the move.
  private static void requireStill(Handle source, long now) {
    Optional<Long> last = source.select("select max(at) from alive").mapTo(Long.class).findFirst();
    if (last.isPresent() && last.get() > now - RECENTLY) {
      throw failure("the server is running; stop it first");
    }
  }

  private static int count(Handle handle, String table) {
    return handle.createQuery("select count(*) from " + table).mapTo(Integer.class).one();
  }

  private static void copy(Connection source, Connection target, Content content)
      throws SQLException {
    int columns = content.columns().split(",").length;
    try (Statement reading = source.createStatement();
        PreparedStatement writing =
            target.prepareStatement(
                "insert into %s (%s) values (%s)"
                    .formatted(content.table(), content.columns(), content.marks()))) {
      reading.setFetchSize(BATCH);
      int waiting = 0;
      try (ResultSet rows =
          reading.executeQuery("select %s from %s".formatted(content.columns(), content.table()))) {
        while (rows.next()) {
          for (int i = 1; i <= columns; i++) writing.setObject(i, rows.getObject(i));
          writing.addBatch();
          if (++waiting % BATCH == 0) writing.executeBatch();
        }
      }
      writing.executeBatch();
    }
  }

  /// The first node that starts owns every table that is not finished.
  private static void releaseTables(Handle target) {
    target.execute(
        "insert into lease (table_id, node)"
            + " select table_id, 'nobody' from card where phase in ('gathering', 'playing')");
  }

  private static Moved check(Handle source, Handle target) {
    List<String> tables = LogCheck.tables(source);
    int lines = 0;
    for (String table : tables) lines += check(source, target, table);
    if (lines != count(target, "entry")) throw failure("the new database has other lines");
    return new Moved(tables.size(), lines, count(target, "person"));
  }

  private static int check(Handle source, Handle target, String table) {
    try {
      List<LogLine> before = LogCheck.require(source, table);
      List<LogLine> after = LogCheck.require(target, table);
      if (!before.equals(after)) throw new IllegalArgumentException("it has changed");
      return after.size();
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("table %s, %s".formatted(table, e.getMessage()), e);
    }
  }
}
