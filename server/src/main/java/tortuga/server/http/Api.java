package tortuga.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import tortuga.bots.BotLevel;
import tortuga.server.limits.Limit;

/// All routes over HTTP; `openapi.json` describes them.
final class Api {
  private final PeopleApi people;
  private final TableApi tables;
  private final ArchiveApi archive;
  private final LessonApi lessons;
  private final ReviewApi reviews;
  private final ErrorApi errors;
  private final OwnDataApi ownData;
  private final RequestLimits limits;

  Api(
      PeopleApi people,
      TableApi tables,
      ArchiveApi archive,
      LessonApi lessons,
      ReviewApi reviews,
      ErrorApi errors,
      OwnDataApi ownData,
      RequestLimits limits) {
    this.people = people;
    this.tables = tables;
    this.archive = archive;
    this.lessons = lessons;
    this.reviews = reviews;
    this.errors = errors;
    this.ownData = ownData;
    this.limits = limits;
  }

  void configure(RoutesConfig routes) {
    routes.before("/api/*", Reply.unless(context -> limits.address(Limit.READ, context)));
    routes.get("/api/levels", Reply.with(_ -> levels()));
    routes.get("/openapi.json", Api::describe);
    new GameApi().configure(routes);
    people.configure(routes);
    tables.configure(routes);
    archive.configure(routes);
    lessons.configure(routes);
    reviews.configure(routes);
    errors.configure(routes);
    ownData.configure(routes);
  }

  private static void describe(Context context) {
    InputStream document = Api.class.getResourceAsStream("openapi.json");
    if (document == null) throw new IllegalStateException("the description is missing");
    context.contentType("application/json").result(document);
  }

  private static List<String> levels() {
    return Arrays.stream(BotLevel.values())
        .filter(level -> level.compareTo(BotLevel.DECKHAND) >= 0)
        .map(BotLevel::toString)
        .toList();
  }
}
