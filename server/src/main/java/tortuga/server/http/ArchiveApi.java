package tortuga.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tortuga.engine.Seat;
import tortuga.engine.Viewer;
import tortuga.record.BadRecording;
import tortuga.record.Recording;
import tortuga.server.http.HttpPayloads.*;
import tortuga.server.limits.Limit;
import tortuga.server.listing.Listing;
import tortuga.server.listing.Lobby;
import tortuga.server.live.Tables;
import tortuga.server.lobby.Archive;
import tortuga.server.protocol.Json;
import tortuga.server.store.Store;
import tortuga.server.table.Refusal;

/// Games that are over: seen again, taken away, or brought in.
final class ArchiveApi {
  /// Maximum number of characters of a record; the longest games have a tenth.
  private static final int LARGEST_RECORD = 512 * 1024;

  private final Archive archive;
  private final Lobby notices;
  private final Sessions guests;
  private final RequestLimits counter;

  ArchiveApi(Tables tables, Sessions guests, RequestLimits counter) {
    this.archive = tables.archive();
    this.notices = tables.notices();
    this.guests = guests;
    this.counter = counter;
  }

  void configure(RoutesConfig routes) {
    routes.get("/api/tables/{id}/replay", Reply.with(this::replay));
    routes.get("/api/tables/{id}/record", Reply.by(this::record));
    routes.get("/api/tables/{id}/log", Reply.by(this::log));
    routes.post("/api/records", Reply.with(this::takeIn));
  }

  private Object replay(Context context) throws Refusal {
    Listing summary = notices.find(context.pathParam("id"));
    Viewer eyes = eyes(context.queryParam("eyes"), summary.seats().size());
    int from = from(context.queryParam("from"));
    counter.address(Limit.REPLAY, context);
    Archive.Part part = archive.review(summary.id(), eyes, from).join();
    return new Replayed(
        TableCard.of(summary, guests.of(context).map(Store.Someone::id)),
        part.from(),
        part.total(),
        part.steps(),
        archive.result(summary.id()).join());
  }

  /// Returns the step from which on somebody asks; a part begins at one of which everybody gets the
  /// same.
  private static int from(@Nullable String wish) throws Refusal {
    if (wish == null) return 0;
    if (!wish.matches("[0-9]{1,6}")) throw new Refusal("not-understood");
    return Integer.parseInt(wish);
  }

  private static Viewer eyes(@Nullable String wish, int seats) throws Refusal {
    if (wish == null || wish.equals("public")) return Viewer.SPECTATOR;
    for (int seat = 0; seat < seats; seat++) {
      if (wish.equals(Integer.toString(seat))) return Seat.of(seat);
    }
    throw new Refusal("no-such-seat");
  }

  private void record(Context context) throws Refusal {
    Listing summary = notices.find(context.pathParam("id"));
    counter.address(Limit.REPLAY, context);
    Recording recording = archive.recording(summary.id()).join();
    attach(context, summary, "", recording.write());
  }

  /// What the visitor may know of a game, also of one that cannot go on.
  private void log(Context context) throws Refusal {
    Listing summary = notices.find(context.pathParam("id"));
    Optional<String> person = guests.of(context).map(Store.Someone::id);
    attach(context, summary, "-log", Json.write(archive.log(summary.id(), person).join()));
  }

  private static void attach(Context context, Listing summary, String kind, String text) {
    context
        .contentType("application/json")
        .header(
            "Content-Disposition",
            "attachment; filename=\"%s-%s%s.json\"".formatted(summary.game(), summary.id(), kind))
        .result(text);
  }

  private Object takeIn(Context context) throws Refusal {
    Store.Someone me = counter.person(Limit.NEW_TABLE, context);
    String text = context.body();
    if (text.length() > LARGEST_RECORD) {
      throw new Refusal("bad-record", "it is larger than %d kB".formatted(LARGEST_RECORD / 1024));
    }
    try {
      Recording recording = Recording.read(text);
      return new TableId(archive.takeIn(recording, me.id()).join(), Optional.empty());
    } catch (BadRecording e) {
      throw new Refusal("bad-record", String.valueOf(e.getMessage()));
    }
  }
}
