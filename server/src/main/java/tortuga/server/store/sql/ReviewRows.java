package tortuga.server.store.sql;

import java.util.Locale;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tortuga.server.store.ReviewStore.State;
import tortuga.server.store.ReviewStore.StoredReview;

/// Reviews of finished games, as rows.
final class ReviewRows {
  private static final String OLDEST_ORDER =
      """
      select table_id from review where state = 'wanted' and busy <= ?
      order by asked, table_id limit 1
      """;

  /// Games at which a person sat; others have nobody who would read the review.
  private static final String UNREVIEWED_GAME =
      """
      select table_id from card
      where phase = 'finished' and changed >= ?
        and exists (select 1 from seat where seat.table_id = card.table_id)
        and not exists (select 1 from review where review.table_id = card.table_id)
      order by changed limit 1
      """;

  private ReviewRows() {}

  static boolean order(Handle handle, String table, String yardstick, long now, int most) {
    Optional<StoredReview> known = find(handle, table);
    if (known.isPresent() && isFine(known.get(), yardstick)) return true;
    int waiting =
        handle
            .createQuery("select count(*) from review where state = 'wanted'")
            .mapTo(Integer.class)
            .one();
    if (waiting >= most) return false;
    put(handle, table, State.WANTED, now, 0, yardstick, "");
    return true;
  }

  /// A review that failed may be asked for again: what was wrong may have been mended.
  private static boolean isFine(StoredReview review, String yardstick) {
    return switch (review.state()) {
      case WANTED -> true;
      case DONE -> review.yardstick().equals(yardstick);
      case FAILED -> false;
    };
  }

  static Optional<String> take(Handle handle, long now, long until, long since) {
    Optional<String> wanted = one(handle, OLDEST_ORDER, now);
    if (wanted.isEmpty()) {
      Optional<String> game = one(handle, UNREVIEWED_GAME, since);
      game.ifPresent(table -> put(handle, table, State.WANTED, now, until, "", ""));
      return game;
    }
    int taken =
        handle.execute(
            "update review set busy = ? where table_id = ? and state = 'wanted' and busy <= ?",
            until,
            wanted.get(),
            now);
    return taken == 0 ? Optional.empty() : wanted;
  }

  private static Optional<String> one(Handle handle, String sql, long moment) {
    return handle.select(sql, moment).mapTo(String.class).findFirst();
  }

  static void keep(Handle handle, String table, long until) {
    handle.execute(
        "update review set busy = ? where table_id = ? and state = 'wanted'", until, table);
  }

  /// Stores nothing for a table that was deleted in the meantime.
  static void finish(Handle handle, String table, State state, String yardstick, String body) {
    handle.execute(
        "update review set state = ?, busy = 0, yardstick = ?, body = ? where table_id = ?",
        word(state),
        yardstick,
        body,
        table);
  }

  private static void put(
      Handle handle,
      String table,
      State state,
      long asked,
      long busy,
      String yardstick,
      String body) {
    handle.execute(
        """
        insert into review (table_id, state, asked, busy, yardstick, body)
        values (?, ?, ?, ?, ?, ?)
        on conflict (table_id) do update set state = excluded.state, asked = excluded.asked,
          busy = excluded.busy, yardstick = excluded.yardstick, body = excluded.body
        """,
        table,
        word(state),
        asked,
        busy,
        yardstick,
        body);
  }

  static Optional<StoredReview> find(Handle handle, String table) {
    return handle
        .select("select state, busy, yardstick, body from review where table_id = ?", table)
        .map((row, _) ->
            new StoredReview(
                State.valueOf(row.getString("state").toUpperCase(Locale.ROOT)),
                row.getLong("busy"),
                row.getString("yardstick"),
                row.getString("body")))
        .findFirst();
  }

  private static String word(State state) {
    return state.name().toLowerCase(Locale.ROOT);
  }
}
