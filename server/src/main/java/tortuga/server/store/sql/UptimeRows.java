package tortuga.server.store.sql;

import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tortuga.server.store.UptimeStore;

/// The note that the server is up, as a row: while any node renews it, there is no outage.
///
/// A line can only be stored while the note is not older than [#LONGEST_GAP]. An outage begins that
/// long after the last note or, where only one process writes, with the last line after it. So no
/// stored line lies within an outage, and whoever rebuilds a table finds the same times as those
/// who were there.
public final class UptimeRows {
  public static final long LONGEST_GAP = 4000;

  private UptimeRows() {}

  /// Notes by the clock of a PostgreSQL database, whatever the time is here, that the server is up,
  /// and returns what that clock says. If the last note is too old, nobody could play in between;
  /// its row is read first, and locked, so that only one of two nodes finds the gap.
  public static long note(Handle handle, String clock) {
    String sql =
        """
        with time as materialized (select %s as now),
        last as (select at from alive where id = 1 for update),
        gap as (
          insert into outage (began, ended)
          select last.at + %d, time.now from last, time where time.now > last.at + %d
          on conflict do nothing),
        note as (
          insert into alive (id, at)
          select 1, time.now from time, (select count(*) from last) as looked
          on conflict (id) do update set at =
            case when alive.at > excluded.at + %d then excluded.at
            else greatest(alive.at, excluded.at) end
          returning at)
        select time.now from time, note
        """
            .formatted(clock, LONGEST_GAP, LONGEST_GAP, LONGEST_GAP);
    return handle.createQuery(sql).mapTo(Long.class).one();
  }

  /// Notes that the server is up in a database that only this process writes, with the time of its
  /// last line: nobody could play since then if the last note is too old.
  public static void note(Handle handle, long lastLine, long now) {
    Optional<Long> last = last(handle);
    if (last.isPresent() && now > last.get() + LONGEST_GAP) {
      OutageRows.save(handle, new UptimeStore.Outage(Math.max(last.get(), lastLine), now));
    }
    handle.execute(
        "insert into alive (id, at) values (1, ?)"
            + " on conflict (id) do update set at = max(at, excluded.at)",
        now);
  }

  public static Optional<Long> last(Handle handle) {
    return handle.select("select at from alive").mapTo(Long.class).findFirst();
  }

  /// Takes back what a node with a wrong clock has noted, which would keep all others from storing
  /// anything until then.
  public static void removeFuture(Handle handle, String clock) {
    handle.execute("delete from outage where began > " + clock);
    handle.execute("update outage set ended = %s where ended > %s".formatted(clock, clock));
  }
}
