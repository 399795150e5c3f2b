package tortuga.server.store.sql;

import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tortuga.server.store.UptimeStore;

/// The heartbeat of all nodes together: while any of them notes that it is up, there is no outage.
///
/// A line can only be stored while the heartbeat is not older than [#LONGEST_BEAT]. An outage
/// begins that long after the last beat or, where only one process writes, with the last line after
/// it. So no stored line lies within an outage, and whoever rebuilds a table finds the same times
/// as those who were there.
public final class Heartbeat {
  public static final long LONGEST_BEAT = 4000;

  private Heartbeat() {}

  /// Notes a beat by the clock of a PostgreSQL database, whatever the time is here, and returns
  /// what that clock says. If the last beat was too long ago, nobody could play in between; its row
  /// is read first, and locked, so that only one of two nodes finds the gap.
  public static long note(Handle handle, String clock) {
    String sql =
        """
        with time as materialized (select %s as now),
        last as (select at from alive where id = 1 for update),
        gap as (
          insert into outage (began, ended)
          select last.at + %d, time.now from last, time where time.now > last.at + %d
          on conflict do nothing),
        beat as (
          insert into alive (id, at)
          select 1, time.now from time, (select count(*) from last) as looked
          on conflict (id) do update set at =
            case when alive.at > excluded.at + %d then excluded.at
            else greatest(alive.at, excluded.at) end
          returning at)
        select time.now from time, beat
        """
            .formatted(clock, LONGEST_BEAT, LONGEST_BEAT, LONGEST_BEAT);
    return handle.createQuery(sql).mapTo(Long.class).one();
  }

  /// Notes a beat in a database that only this process writes, with the time of its last line:
  /// nobody could play since then if the last beat was too long ago.
  public static void note(Handle handle, long lastLine, long now) {
    Optional<Long> last = last(handle);
    if (last.isPresent() && now > last.get() + LONGEST_BEAT) {
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
