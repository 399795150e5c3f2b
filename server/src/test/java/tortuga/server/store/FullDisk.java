package tortuga.server.store;

import java.util.concurrent.CompletionException;
import org.jdbi.v3.core.Handle;
import tortuga.server.store.sqlite.SqliteStore;

/// Takes a store's disk space away, and gives it back.
public final class FullDisk {
  private FullDisk() {}

  /// Lets the database grow no more, and uses up what is left of its pages.
  public static void fill(SqliteStore store) {
    limit(store, number(store, "pragma page_count"));
    fillUp(store, "insert into entry values ('filling', ?, 0, 'a few words', '')");
    fillUp(
        store, "insert into remark (table_id, number, body) values ('filling', ?, 'a few words')");
  }

  public static void makeRoom(SqliteStore store) {
    limit(store, 1_000_000);
    store.write(handle -> handle.execute("delete from entry where table_id = 'filling'")).join();
    store.write(handle -> handle.execute("delete from remark where table_id = 'filling'")).join();
  }

  /// Makes the store read-only, like a disk mounted that way; returns how to end that.
  public static Runnable protect(SqliteStore store) {
    Handle writer =
        store
            .write(handle -> {
              handle.execute("pragma query_only = 1");
              return handle;
            })
            .join();
    return () -> writer.execute("pragma query_only = 0");
  }

  private static void limit(SqliteStore store, long pages) {
    number(store, "pragma max_page_count = " + pages);
  }

  private static long number(SqliteStore store, String pragma) {
    return store.write(handle -> handle.select(pragma).mapTo(Long.class).one()).join();
  }

  private static void fillUp(SqliteStore store, String sql) {
    try {
      for (int i = 0; ; i++) {
        int number = i;
        store.write(handle -> handle.execute(sql, number)).join();
      }
    } catch (CompletionException _) {
      // full at last
    }
  }
}
