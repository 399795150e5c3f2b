package tortuga.server.store.sql;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tortuga.server.store.ListingStore.ListingRow;

/// Listings of tables, and who sits there, as rows.
final class ListingRows {
  private static final String CARD =
      "select c.table_id, c.game, c.phase, c.listed, c.opened, c.changed, c.lines, c.body"
          + " from card c ";

  private ListingRows() {}

  static void add(Handle handle, String code, ListingRow row) {
    handle.execute(
        "insert into card (table_id, code, game, phase, listed, opened, changed, lines, body)"
            + " values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        row.table(),
        code,
        row.game(),
        row.phase(),
        row.listed() ? 1 : 0,
        row.opened(),
        row.changed(),
        row.lines(),
        row.body());
    saveSeats(handle, row);
  }

  /// Replaces a listing, unless the stored one is newer; returns whether it did.
  static boolean replace(Handle handle, ListingRow row) {
    int replaced =
        handle.execute(
            "update card set phase = ?, changed = ?, lines = ?, body = ?"
                + " where table_id = ? and lines <= ?",
            row.phase(),
            row.changed(),
            row.lines(),
            row.body(),
            row.table(),
            row.lines());
    if (replaced > 0) saveSeats(handle, row);
    return replaced > 0;
  }

  private static void saveSeats(Handle handle, ListingRow row) {
    handle.execute("delete from seat where table_id = ?", row.table());
    for (int seat = 0; seat < row.people().size(); seat++) {
      String person = row.people().get(seat);
      if (person.isEmpty()) continue;
      handle.execute(
          "insert into seat (table_id, seat, person) values (?, ?, ?)", row.table(), seat, person);
    }
  }

  static List<ListingRow> of(Handle handle, String person, int most) {
    return handle
        .select(
            CARD
                + "where c.table_id in (select table_id from seat where person = ?)"
                + " order by c.changed desc limit ?",
            person,
            most)
        .map((row, _) -> card(row))
        .list();
  }

  static List<ListingRow> listed(Handle handle, String phase, int most) {
    return handle
        .select(
            CARD + "where c.phase = ? and c.listed = 1 order by c.changed desc limit ?",
            phase,
            most)
        .map((row, _) -> card(row))
        .list();
  }

  static Optional<ListingRow> of(Handle handle, String table) {
    return handle
        .select(CARD + "where c.table_id = ?", table)
        .map((row, _) -> card(row))
        .findFirst();
  }

  private static ListingRow card(ResultSet row) throws SQLException {
    return new ListingRow(
        row.getString(1),
        row.getString(2),
        row.getString(3),
        row.getInt(4) == 1,
        row.getLong(5),
        row.getLong(6),
        row.getInt(7),
        List.of(),
        row.getString(8));
  }
}
