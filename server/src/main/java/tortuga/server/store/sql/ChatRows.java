package tortuga.server.store.sql;

import java.util.List;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import tortuga.server.store.ChatStore.Remark;
import tortuga.server.store.Overtaken;

/// Remarks, and who mutes whom, as rows.
public final class ChatRows {
  private ChatRows() {}

  public static void add(Handle handle, String table, int number, Remark remark) throws Overtaken {
    int stored =
        handle.execute(
            """
            insert into remark (table_id, number, command, body) values (?, ?, ?, ?)
            on conflict do nothing
            """,
            table,
            number,
            remark.command(),
            remark.body());
    if (stored == 0) throw new Overtaken(table, number);
  }

  static void replace(Handle handle, String table, int number, Remark remark) {
    handle.execute(
        "update remark set body = ? where table_id = ? and number = ?",
        remark.body(),
        table,
        number);
  }

  static List<Remark> from(Handle handle, String table, int number) {
    return handle
        .select(
            """
            select command, body from remark where table_id = ? and number >= ?
            order by number
            """,
            table,
            number)
        .map((row, _) -> new Remark(row.getString("command"), row.getString("body")))
        .list();
  }

  static void mute(Handle handle, String person, String table, int seat, boolean muted) {
    handle.execute(
        muted
            ? "insert into mute (person, table_id, seat) values (?, ?, ?) on conflict do nothing"
            : "delete from mute where person = ? and table_id = ? and seat = ?",
        person,
        table,
        seat);
  }

  static Set<Integer> muted(Handle handle, String person, String table) {
    return handle
        .select("select seat from mute where person = ? and table_id = ?", person, table)
        .mapTo(Integer.class)
        .set();
  }
}
