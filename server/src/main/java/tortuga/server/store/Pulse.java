package tortuga.server.store;

import org.jdbi.v3.core.Handle;

/// The pulse of all nodes together: while any of them notes that it is up, there is no outage.
///
/// A line can only be stored while the pulse is not older than [#LONGEST_BEAT], and an outage
/// begins so long after the last beat. So no line that was stored lies within an outage, and
/// whoever rebuilds a table finds the same times as those who were there.
final class Pulse {
  static final long LONGEST_BEAT = 4000;

  private Pulse() {}

  /// Notes a beat; if the last one was too long ago, nobody could play in between. The last one is
  /// looked at first, and locked, so that of two nodes one finds the gap.
  static void note(Handle handle, long now) {
    handle.execute(
        """
        with last as (select at from alive where id = 1 for update),
        gap as (
          insert into outage (began, ended)
          select at + ?, ? from last where ? > at + ?
          on conflict do nothing)
        insert into alive (id, at) select 1, ? from (select count(*) from last) as looked
        on conflict (id) do update set at = greatest(alive.at, excluded.at)
        """,
        LONGEST_BEAT,
        now,
        now,
        LONGEST_BEAT,
        now);
  }
}
