package tortuga.server.store.sql;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tortuga.server.store.DepartureStore.Departure;

/// People who are gone, as rows.
final class DepartureRows {
  private DepartureRows() {}

  static void save(Handle handle, Departure departure) {
    String person = departure.person();
    handle.execute(
        "insert into departure (person, successor, since) values (?, ?, ?) on conflict do nothing",
        person,
        departure.successor().orElse(""),
        departure.since());
    if (departure.successor().isPresent()) handOver(handle, person, departure.successor().get());
    for (String table : List.of("token", "link", "recovery", "mute")) {
      handle.execute("delete from %s where person = ?".formatted(table), person);
    }
    handle.execute("delete from person where id = ?", person);
  }

  private static void handOver(Handle handle, String person, String successor) {
    handle.execute("update token set person = ? where person = ?", successor, person);
    handle.execute(
        "insert into mute (person, table_id, seat)"
            + " select cast(? as text), table_id, seat from mute where person = ?"
            + " on conflict do nothing",
        successor,
        person);
  }

  static List<Departure> list(Handle handle, int most) {
    return handle
        .select("select person, successor, since from departure order by since limit ?", most)
        .map((row, _) ->
            new Departure(
                row.getString(1),
                Optional.of(row.getString(2)).filter(successor -> !successor.isEmpty()),
                row.getLong(3)))
        .list();
  }

  /// An id is drawn at random, so nothing else looks like it.
  static List<String> tablesNaming(Handle handle, String person) {
    return handle
        .select(
            "select distinct table_id from entry where body like ?"
                + " union select table_id from seat where person = ?",
            "%\"" + person + "\"%",
            person)
        .mapTo(String.class)
        .list();
  }

  static List<String> sharedTables(Handle handle, String person, String other) {
    return handle
        .select(
            "select mine.table_id from seat mine"
                + " join seat theirs on theirs.table_id = mine.table_id"
                + " join card on card.table_id = mine.table_id"
                + " where mine.person = ? and theirs.person = ?"
                + " and card.phase in ('gathering', 'playing')",
            person,
            other)
        .mapTo(String.class)
        .list();
  }

  static List<String> notSeenSince(Handle handle, long moment, int most) {
    return handle
        .select(
            "select id from person where since < ?"
                + " and not exists (select 1 from token where person = person.id and seen >= ?)"
                + " and not exists (select 1 from recovery where person = person.id)"
                + " order by since limit ?",
            moment,
            moment,
            most)
        .mapTo(String.class)
        .list();
  }
}
