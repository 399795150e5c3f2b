package tortuga.server.store.sqlite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import tortuga.server.store.StoreFailure;
import tortuga.server.store.check.LogCheck;

/// Copies of the embedded database: made while a server writes to it, restored into a folder
/// without a database, and checked there.
public final class Backup {
  private static final String NAME = "tortuga.db";
  private static final String ASIDE = "restoring.db";

  /// What is in a copy.
  ///
  /// @param bad the damaged tables, and why; the others are complete
  public record Copied(int tables, List<String> bad) {
    public Copied {
      bad = List.copyOf(bad);
    }
  }

  private Backup() {}

  /// Returns the database file of a folder.
  public static Path database(Path data) {
    return data.resolve(NAME);
  }

  /// Returns the database file of a folder, and whatever SQLite has left beside it.
  public static List<Path> leftovers(Path data) {
    if (!Files.isDirectory(data)) return List.of();
    try (Stream<Path> files = Files.list(data)) {
      return files.filter(file -> file.getFileName().toString().startsWith(NAME)).sorted().toList();
    } catch (IOException e) {
      throw new StoreFailure("cannot look into " + data, e);
    }
  }

  /// Copies the database in a folder to a file.
  public static Copied make(Path data, Path file) {
    try {
      FileModes.createFile(file);
      try (Handle handle = open(database(data))) {
        handle.execute("pragma busy_timeout = 10000");
        handle.execute("vacuum into ?", file.toString());
      }
      FileModes.sync(file);
      FileModes.sync(folder(file));
      return check(file);
    } catch (JdbiException | IOException e) {
      remove(file);
      throw new StoreFailure("the copy failed", e);
    }
  }

  /// Whether a file is the database of a server's folder.
  public static boolean isInFolder(Path file) {
    return file.getFileName().toString().equals(NAME);
  }

  public static Path folder(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null) throw new StoreFailure(file + " is in no folder");
    return folder;
  }

  private static void remove(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new StoreFailure("what is left of a copy cannot be removed", e);
    }
  }

  /// Puts a copy into a folder without a database, and checks it there. The copy gets its name only
  /// when the disk has all of it, so that half a copy is never taken for a database.
  public static Copied restore(Path file, Path data) {
    requireAlone(file);
    requireOurs(file);
    Path aside = data.resolve(ASIDE);
    try (FolderLock _ = FolderLock.take(data)) {
      if (!leftovers(data).isEmpty()) {
        throw new StoreFailure("there is %s already".formatted(leftovers(data).getFirst()));
      }
      remove(aside);
      FileModes.createFile(aside);
      Files.copy(file, aside, StandardCopyOption.REPLACE_EXISTING);
      FileModes.close(aside);
      check(aside);
      FileModes.sync(aside);
      Files.move(aside, database(data), StandardCopyOption.ATOMIC_MOVE);
      FileModes.sync(data);
      return check(database(data));
    } catch (IOException e) {
      throw new StoreFailure("the copy cannot be restored", e);
    } finally {
      remove(aside);
    }
  }

  /// A database that was copied by hand while a server wrote to it is incomplete.
  private static void requireAlone(Path file) {
    Path rest = file.resolveSibling(file.getFileName() + "-wal");
    if (Files.exists(rest)) {
      throw new StoreFailure(
          "a part of it is still in %s; copy with tortuga backup instead".formatted(rest));
    }
  }

  private static void requireOurs(Path file) {
    try (Handle handle = open(file)) {
      handle.select("select count(*) from card").mapTo(Integer.class).one();
    } catch (JdbiException e) {
      throw new StoreFailure("it is no database of Tortuga", e);
    }
  }

  /// Checks the pages of a database and the log of every table in it. An older one must first be
  /// migrated.
  private static Copied check(Path file) {
    try {
      SqliteStore.open(file).close();
      try (Handle handle = open(file)) {
        String pages = handle.createQuery("pragma quick_check(1)").mapTo(String.class).one();
        if (!pages.equals("ok")) {
          throw new StoreFailure("a page of the database is damaged (%s)".formatted(pages));
        }
        LogCheck.Found found = LogCheck.all(handle);
        return new Copied(
            found.tables(), found.bad().stream().map(LogCheck.Bad::toString).toList());
      }
    } catch (JdbiException e) {
      throw new StoreFailure("it is no database of Tortuga", e);
    }
  }

  private static Handle open(Path file) {
    return Jdbi.create("jdbc:sqlite:" + file).open();
  }
}
