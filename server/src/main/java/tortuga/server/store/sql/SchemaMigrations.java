package tortuga.server.store.sql;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jdbi.v3.core.Handle;
import tortuga.server.store.StoreFailure;

/// Migrates a database to the present schema: numbered SQL files, each run once, in order.
public final class SchemaMigrations {
  private static final List<String> FILES =
      List.of(
          "001-tables.sql",
          "002-nodes.sql",
          "003-commands.sql",
          "004-mutes.sql",
          "005-heads.sql",
          "006-sessions.sql",
          "007-recovery.sql",
          "008-departures.sql",
          "009-reviews.sql");

  private SchemaMigrations() {}

  /// Returns how many there are.
  public static int count() {
    return FILES.size();
  }

  /// Runs what is missing, in one transaction.
  public static void run(Handle handle) {
    run(handle, FILES.size());
  }

  /// Runs what is missing up to a number, as an older version did.
  public static void run(Handle handle, int last) {
    handle.execute("create table if not exists migration (number integer primary key)");
    int done =
        handle
            .createQuery("select coalesce(max(number), 0) from migration")
            .mapTo(Integer.class)
            .one();
    if (done > FILES.size()) {
      throw new StoreFailure(
          "the database is of a newer Tortuga (its migration %d is not known here)".formatted(done),
          new IllegalStateException());
    }
    for (int number = done + 1; number <= last; number++) {
      handle.createScript(read(FILES.get(number - 1))).execute();
      handle.execute("insert into migration (number) values (?)", number);
    }
  }

  private static String read(String file) {
    try (InputStream stream = SchemaMigrations.class.getResourceAsStream(file)) {
      if (stream == null)
        throw new IllegalStateException("the migration %s is missing".formatted(file));
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException("the migration %s cannot be read".formatted(file), e);
    }
  }
}
