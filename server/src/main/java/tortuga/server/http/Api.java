package tortuga.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.InputStream;
import java.net.URI;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tortuga.bots.BotLevel;
import tortuga.engine.Games;
import tortuga.server.http.HttpPayloads.*;
import tortuga.server.limits.Limit;
import tortuga.server.limits.Limits;
import tortuga.server.live.Tables;

/// Everything that is asked for over HTTP; `openapi.json` describes it.
final class Api {
  private final PeopleApi people;
  private final TableApi tables;
  private final ArchiveApi archive;

  private final RequestLimits counter;

  Api(
      Tables tables,
      Sessions guests,
      Optional<URI> publicUrl,
      Limits limits,
      Consumer<String> whenEnded) {
    this.counter = new RequestLimits(limits, guests);
    this.people =
        new PeopleApi(
            guests,
            publicUrl,
            counter,
            whenEnded,
            me -> tables.landlord().rename(TableApi.person(me)));
    this.tables = new TableApi(tables, guests, counter);
    this.archive = new ArchiveApi(tables, guests, counter);
  }

  void configure(RoutesConfig routes) {
    routes.before("/api/*", Reply.unless(context -> counter.address(Limit.READ, context)));
    routes.get("/api/games", Reply.with(_ -> games()));
    routes.get("/api/levels", Reply.with(_ -> levels()));
    routes.get("/openapi.json", Api::describe);
    people.configure(routes);
    tables.configure(routes);
    archive.configure(routes);
  }

  private static void describe(Context context) {
    InputStream document = Api.class.getResourceAsStream("openapi.json");
    if (document == null) throw new IllegalStateException("the description is missing");
    context.contentType("application/json").result(document);
  }

  private static List<GameCard> games() {
    return Games.all().stream().map(GameCard::of).toList();
  }

  private static List<String> levels() {
    return Arrays.stream(BotLevel.values())
        .filter(kind -> kind.compareTo(BotLevel.DECKHAND) >= 0)
        .map(BotLevel::toString)
        .toList();
  }
}
