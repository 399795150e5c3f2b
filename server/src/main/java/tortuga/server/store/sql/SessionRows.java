package tortuga.server.store.sql;

import java.util.List;
import org.jdbi.v3.core.Handle;
import tortuga.server.store.PeopleStore.Session;

/// The browsers in which people are signed in.
public final class SessionRows {
  /// Maximum number of browsers of one person.
  public static final int MOST = 32;

  private SessionRows() {}

  static void save(Handle handle, String person, Session session) {
    handle.execute(
        "insert into token (hash, person, device, since, seen) values (?, ?, ?, ?, ?)"
            + " on conflict do nothing",
        session.tokenHash(),
        person,
        session.device(),
        session.since(),
        session.seen());
    List<Session> all = of(handle, person);
    if (all.size() > MOST) {
      end(handle, person, all.subList(MOST, all.size()).stream().map(Session::tokenHash).toList());
    }
  }

  static List<Session> of(Handle handle, String person) {
    return handle
        .select(
            "select hash, device, since, seen from token where person = ?"
                + " order by seen desc, since desc, hash",
            person)
        .map((row, _) ->
            new Session(row.getString(1), row.getString(2), row.getLong(3), row.getLong(4)))
        .list();
  }

  public static void end(Handle handle, String person, List<String> tokenHashes) {
    for (String hash : tokenHashes) {
      handle.execute("delete from token where person = ? and hash = ?", person, hash);
    }
  }
}
