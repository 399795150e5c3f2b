package tortuga.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tortuga.engine.Seat;
import tortuga.engine.Viewer;
import tortuga.lab.BadRecording;
import tortuga.lab.Recording;
import tortuga.server.store.Store;
import tortuga.server.table.Refusal;
import tortuga.server.tavern.Archive;
import tortuga.server.tavern.Noticeboard;
import tortuga.server.tavern.Summary;
import tortuga.server.tavern.Tavern;
import tortuga.server.web.Papers.*;

/// Games that are over: seen again, taken away, or brought in.
final class ArchiveApi {
  private final Archive archive;
  private final Noticeboard notices;
  private final Guests guests;
  private final Allowance newTables;

  ArchiveApi(Tavern tavern, Guests guests, Allowance newTables) {
    this.archive = tavern.archive();
    this.notices = tavern.notices();
    this.guests = guests;
    this.newTables = newTables;
  }

  void configure(RoutesConfig routes) {
    routes.get("/api/tables/{id}/replay", Reply.with(this::replay));
    routes.get("/api/tables/{id}/record", Reply.by(this::record));
    routes.post("/api/records", Reply.with(this::takeIn));
  }

  private Object replay(Context context) throws Refusal {
    Summary summary = notices.find(context.pathParam("id"));
    Viewer eyes = eyes(context.queryParam("eyes"), summary.seats().size());
    return new Replayed(
        TableCard.of(summary, guests.of(context).map(Store.Someone::id)),
        archive.review(summary.id(), eyes).join(),
        archive.result(summary.id()).join());
  }

  private static Viewer eyes(@Nullable String wish, int seats) throws Refusal {
    if (wish == null || wish.equals("public")) return Viewer.SPECTATOR;
    for (int seat = 0; seat < seats; seat++) {
      if (wish.equals(Integer.toString(seat))) return Seat.of(seat);
    }
    throw new Refusal("no-such-seat");
  }

  private void record(Context context) throws Refusal {
    Summary summary = notices.find(context.pathParam("id"));
    Recording recording = archive.recording(summary.id()).join();
    context
        .contentType("application/json")
        .header(
            "Content-Disposition",
            "attachment; filename=\"%s-%s.json\"".formatted(summary.game(), summary.id()))
        .result(recording.write());
  }

  private Object takeIn(Context context) throws Refusal {
    Store.Someone me = guests.required(context);
    Reply.require(newTables.take(me.id()), "too-fast");
    try {
      Recording recording = Recording.read(context.body());
      return new TableId(archive.takeIn(recording, me.id()).join(), Optional.empty());
    } catch (BadRecording e) {
      throw new Refusal("bad-record", String.valueOf(e.getMessage()));
    }
  }
}
