package tortuga.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/// Copies of the embedded database: made while a server writes to it, and checked before they are
/// used.
public final class Backup {
  private Backup() {}

  /// Returns the file that is the database in a folder.
  public static Path database(Path data) {
    return data.resolve("tortuga.db");
  }

  /// Copies the database in a folder to a file, and returns how many tables are in it.
  public static int make(Path data, Path file) {
    try (Handle handle = open(database(data))) {
      handle.execute("pragma busy_timeout = 10000");
      handle.execute("vacuum into ?", file.toString());
    } catch (JdbiException e) {
      throw new StoreFailure("the copy failed", e);
    }
    return check(file);
  }

  /// Checks a copy, puts it into a folder, and returns how many tables are in it.
  public static int restore(Path file, Path data) {
    int tables = check(file);
    try {
      Files.createDirectories(data);
      Files.copy(file, database(data));
    } catch (IOException e) {
      throw new StoreFailure("the copy cannot be brought back", e);
    }
    return tables;
  }

  /// Requires that the log of every table in a copy is whole.
  private static int check(Path file) {
    try (Handle handle = open(file)) {
      List<String> tables =
          handle.select("select table_id from card order by table_id").mapTo(String.class).list();
      for (String table : tables) check(handle, table);
      return tables.size();
    } catch (JdbiException e) {
      throw new StoreFailure("it is no database of Tortuga", e);
    }
  }

  private static void check(Handle handle, String table) {
    try {
      Lines.check(SqlStore.lines(handle, table, 0));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("table %s, %s".formatted(table, e.getMessage()), e);
    }
  }

  private static Handle open(Path file) {
    return Jdbi.create("jdbc:sqlite:" + file).open();
  }
}
