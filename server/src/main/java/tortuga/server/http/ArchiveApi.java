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
import tortuga.server.listing.Listings;
import tortuga.server.lobby.Archive;
import tortuga.server.protocol.Json;
import tortuga.server.store.PeopleStore;
import tortuga.server.table.Refusal;

/// Routes for finished games: replay, export, import.
final class ArchiveApi {
  /// Maximum number of characters of a record; the longest games have a tenth.
  private static final int LARGEST_RECORD = 512 * 1024;

  private final Archive archive;
  private final Listings listings;
  private final Sessions sessions;
  private final RequestLimits limits;

  ArchiveApi(Archive archive, Listings listings, Sessions sessions, RequestLimits limits) {
    this.archive = archive;
    this.listings = listings;
    this.sessions = sessions;
    this.limits = limits;
  }

  void configure(RoutesConfig routes) {
    routes.get("/api/tables/{id}/replay", Reply.with(this::replay));
    routes.get("/api/tables/{id}/record", Reply.by(this::record));
    routes.get("/api/tables/{id}/log", Reply.by(this::log));
    routes.post("/api/records", Reply.with(this::importRecord));
  }

  private Object replay(Context context) throws Refusal {
    Listing listing = listings.find(context.pathParam("id"));
    Viewer viewer = viewer(context.queryParam("eyes"), listing.seats().size());
    int from = from(context.queryParam("from"));
    limits.address(Limit.REPLAY, context);
    Archive.Part part = archive.review(listing.id(), viewer, from).join();
    return new Replayed(
        TableCard.of(listing, sessions.of(context).map(PeopleStore.Someone::id)),
        part.from(),
        part.total(),
        part.steps(),
        archive.result(listing.id()).join());
  }

  /// Returns the first step of the requested part; parts begin at fixed steps, so that everybody
  /// gets the same ones.
  private static int from(@Nullable String param) throws Refusal {
    if (param == null) return 0;
    if (!param.matches("[0-9]{1,6}")) throw new Refusal("not-understood");
    return Integer.parseInt(param);
  }

  private static Viewer viewer(@Nullable String param, int seats) throws Refusal {
    if (param == null || param.equals("public")) return Viewer.SPECTATOR;
    for (int seat = 0; seat < seats; seat++) {
      if (param.equals(Integer.toString(seat))) return Seat.of(seat);
    }
    throw new Refusal("no-such-seat");
  }

  private void record(Context context) throws Refusal {
    Listing listing = listings.find(context.pathParam("id"));
    limits.address(Limit.REPLAY, context);
    Recording recording = archive.recording(listing.id()).join();
    attach(context, listing, "", recording.write());
  }

  /// What the visitor may know of a game, even of one that is broken.
  private void log(Context context) throws Refusal {
    Listing listing = listings.find(context.pathParam("id"));
    Optional<String> person = sessions.of(context).map(PeopleStore.Someone::id);
    attach(context, listing, "-log", Json.write(archive.log(listing.id(), person).join()));
  }

  private static void attach(Context context, Listing listing, String kind, String text) {
    context
        .contentType("application/json")
        .header(
            "Content-Disposition",
            "attachment; filename=\"%s-%s%s.json\"".formatted(listing.game(), listing.id(), kind))
        .result(text);
  }

  private Object importRecord(Context context) throws Refusal {
    PeopleStore.Someone me = limits.person(Limit.NEW_TABLE, context);
    String text = context.body();
    if (text.length() > LARGEST_RECORD) {
      throw new Refusal("bad-record", "it is larger than %d kB".formatted(LARGEST_RECORD / 1024));
    }
    try {
      Recording recording = Recording.read(text);
      return new TableId(archive.importRecord(recording, me.id()).join(), Optional.empty());
    } catch (BadRecording e) {
      throw new Refusal("bad-record", String.valueOf(e.getMessage()));
    }
  }
}
