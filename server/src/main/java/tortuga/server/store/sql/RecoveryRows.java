package tortuga.server.store.sql;

import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// The codes with which people come back, as rows.
final class RecoveryRows {
  private RecoveryRows() {}

  static void save(Handle handle, String person, String codeHash, long since) {
    handle.execute(
        "insert into recovery (person, hash, since) values (?, ?, ?)"
            + " on conflict (person) do update set hash = excluded.hash, since = excluded.since",
        person,
        codeHash,
        since);
  }

  static Optional<Long> since(Handle handle, String person) {
    return handle
        .select("select since from recovery where person = ?", person)
        .mapTo(Long.class)
        .findFirst();
  }

  static Optional<String> owner(Handle handle, String codeHash) {
    return handle
        .select("select person from recovery where hash = ?", codeHash)
        .mapTo(String.class)
        .findFirst();
  }

  static Optional<String> use(Handle handle, String codeHash) {
    return handle
        .createQuery("delete from recovery where hash = ? returning person")
        .bind(0, codeHash)
        .mapTo(String.class)
        .findFirst();
  }
}
