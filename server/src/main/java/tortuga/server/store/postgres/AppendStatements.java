package tortuga.server.store.postgres;

/// The statements that append lines to logs in PostgreSQL: one for many lines, which also notifies
/// the other nodes.
final class AppendStatements {
  /// Maximum age of a line by the database's time: it may have waited for long.
  private static final long OLDEST = PostgresLog.PATIENCE.toMillis() + 2000;

  /// Maximum time by which it may be ahead.
  private static final long NEWEST = PostgresClock.TOLERANCE + 500;

  /// Reads what is stored with the numbers of some lines.
  static final String LOOK =
      """
      select entry.table_id, entry.seq, entry.hash, (select count(*) from outage)
      from unnest(?::text[], ?::int[]) as wanted (table_id, seq)
      join entry on entry.table_id = wanted.table_id and entry.seq = wanted.seq
      """;

  private AppendStatements() {}

  /// Returns the statement that appends.
  static String append(String now) {
    return """
    with pulse as materialized (
      select (select max(at) from alive) as beat, count(*) as outages, max(ended) as ended,
        %s as now
      from outage),
    line as (
      insert into entry (table_id, seq, at, body, hash)
      select new.table_id, new.seq, new.at, new.body, new.hash
      from pulse,
        unnest(?::text[], ?::int[], ?::bigint[], ?::text[], ?::text[], ?::int[])
          as new (table_id, seq, at, body, hash, known)
      where (new.known = pulse.outages or new.known < 0)
        and new.at between coalesce(pulse.ended, new.at) and coalesce(pulse.beat + ?, new.at)
        and new.at between pulse.now - %d and pulse.now + %d
      on conflict do nothing
      returning table_id, seq, hash),
    head as (
      insert into head (table_id, lines, hash)
      select distinct on (table_id) table_id, seq + 1, hash from line
      order by table_id, seq desc
      on conflict (table_id) do update set lines = excluded.lines, hash = excluded.hash),
    news as (
      select pg_notify('%s', ? || string_agg(table_id || ':' || seq, ',')) from line)
    select line.table_id, line.seq, line.hash, pulse.outages, news.* from line, news, pulse
    """
        .formatted(now, OLDEST, NEWEST, Notifications.CHANNEL);
  }

  /// Returns a statement with all the checks of appending, but without a line.
  static String probe(String now) {
    return """
    with line as (
      insert into entry (table_id, seq, at, body, hash) select '', 0, 0, '', '' where false
      returning seq)
    select coalesce(max(ended) <= %s, true) and (select count(*) from line) = 0 from outage
    """
        .formatted(now);
  }
}
