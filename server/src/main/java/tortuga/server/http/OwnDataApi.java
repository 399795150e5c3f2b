package tortuga.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import tortuga.server.http.HttpPayloads.*;
import tortuga.server.limits.Limit;
import tortuga.server.lobby.Departures;
import tortuga.server.lobby.OwnData;
import tortuga.server.protocol.Json;
import tortuga.server.store.PeopleStore;
import tortuga.server.table.Refusal;

/// Routes for what is kept about people: how long, all of it as a file, and away with it.
final class OwnDataApi {
  private final Sessions sessions;
  private final RequestLimits limits;
  private final Departures departures;
  private final OwnData ownData;
  private final Consumer<String> signedOut;
  private final KeepingCard keeping;

  /// Calls `signedOut` for whoever is not known in any browser any more.
  OwnDataApi(
      Sessions sessions,
      RequestLimits limits,
      Departures departures,
      OwnData ownData,
      Consumer<String> signedOut,
      KeepingCard keeping) {
    this.sessions = sessions;
    this.limits = limits;
    this.departures = departures;
    this.ownData = ownData;
    this.signedOut = signedOut;
    this.keeping = keeping;
  }

  void configure(RoutesConfig routes) {
    routes.get("/api/keeping", Reply.with(_ -> keeping));
    routes.get("/api/me/data", Reply.by(this::export));
    routes.delete("/api/me", Reply.with(this::delete));
  }

  /// Writes table after table, however many there are.
  private void export(Context context) throws Refusal {
    PeopleStore.Someone me = limits.person(Limit.OWN_DATA, context);
    List<String> tables = ownData.tables(me);
    context
        .contentType("application/json")
        .header("Cache-Control", "no-store")
        .header("Content-Disposition", "attachment; filename=\"tortuga-my-data.json\"");
    try (JsonGenerator json = Json.MAPPER.createGenerator(context.res().getOutputStream())) {
      json.writeStartObject();
      json.writePOJOProperty("account", ownData.account(me));
      json.writeArrayPropertyStart("tables");
      for (String table : tables) json.writePOJO(ownData.at(table, me));
      json.writeEndArray();
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Object delete(Context context) throws Refusal {
    PeopleStore.Someone me = limits.person(Limit.OWN_DATA, context);
    int browsers = sessions.sessions(context).size();
    departures.delete(me.id()).join();
    sessions.forgetHere(context);
    signedOut.accept(me.id());
    return new Ended(browsers);
  }
}
