package tortuga.server.store.sql;

import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tortuga.server.store.PeopleStore.Someone;

/// People, and links to their further devices, as rows.
public final class PersonRows {
  private PersonRows() {}

  public static void save(Handle handle, Someone person) {
    handle.execute(
        "insert into person (id, name, flag, since) values (?, ?, ?, ?)"
            + " on conflict (id) do update set name = excluded.name, flag = excluded.flag",
        person.id(),
        person.name(),
        person.flag(),
        person.since());
  }

  static Optional<Someone> byId(Handle handle, String id) {
    return one(handle, "select p.id, p.name, p.flag, p.since from person p where p.id = ?", id);
  }

  static Optional<Someone> byToken(Handle handle, String tokenHash) {
    return one(
        handle,
        "select p.id, p.name, p.flag, p.since from person p join token t on t.person = p.id"
            + " where t.hash = ?",
        tokenHash);
  }

  private static Optional<Someone> one(Handle handle, String sql, String argument) {
    return handle
        .select(sql, argument)
        .map((row, _) ->
            new Someone(row.getString(1), row.getString(2), row.getString(3), row.getLong(4)))
        .findFirst();
  }

  static void saveLink(Handle handle, String linkHash, String person, long expires) {
    handle.execute(
        "insert into link (hash, person, expires) values (?, ?, ?)", linkHash, person, expires);
  }

  static Optional<String> ofLink(Handle handle, String linkHash, long now) {
    return handle
        .select("select person from link where hash = ? and expires > ?", linkHash, now)
        .mapTo(String.class)
        .findFirst();
  }

  /// Uses a link up, and deletes expired ones.
  static Optional<String> useLink(Handle handle, String linkHash, long now) {
    Optional<String> person =
        handle
            .createQuery("delete from link where hash = ? and expires > ? returning person")
            .bind(0, linkHash)
            .bind(1, now)
            .mapTo(String.class)
            .findFirst();
    handle.execute("delete from link where expires <= ?", now);
    return person;
  }
}
