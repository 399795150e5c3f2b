package tortuga.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.server.http.HttpPayloads.*;
import tortuga.server.lesson.LessonPlayer;
import tortuga.server.limits.Limit;
import tortuga.server.protocol.ClientMessage;
import tortuga.server.table.Occupant;
import tortuga.server.table.Refusal;

/// Routes for lessons: which there are, and playing them. Nothing is kept between two requests.
final class LessonApi {
  /// How a learner is known at a table that nobody else sees.
  private static final Occupant.Person LEARNER = new Occupant.Person("learner", "", "flag-1");

  private final LessonPlayer lessons;
  private final RequestLimits limits;

  LessonApi(LessonPlayer lessons, RequestLimits limits) {
    this.lessons = lessons;
    this.limits = limits;
  }

  void configure(RoutesConfig routes) {
    routes.get("/api/games/{id}/lessons", Reply.with(this::lessons));
    routes.post("/api/games/{id}/lessons/{lesson}", Reply.with(this::play));
    routes.post("/api/games/{id}/lessons/{lesson}/foresight", Reply.with(this::foresee));
  }

  private List<LessonCard> lessons(Context context) throws Refusal {
    return lessons.lessons(game(context)).stream().map(LessonCard::of).toList();
  }

  private Object play(Context context) throws Refusal {
    limits.address(Limit.LESSON, context);
    LessonMoves body = Reply.read(context, LessonMoves.class);
    Reply.require(body.shown().orElse(0) >= 0, "not-understood");
    return lessons
        .play(
            game(context),
            context.pathParam("lesson"),
            LEARNER,
            legible(body.moves()),
            body.shown().orElse(0))
        .join();
  }

  private Object foresee(Context context) throws Refusal {
    limits.address(Limit.LESSON, context);
    LessonChains body = Reply.read(context, LessonChains.class);
    ClientMessage.Foresee asked = foresee(body);
    return lessons
        .foresee(
            game(context),
            context.pathParam("lesson"),
            LEARNER,
            legible(body.moves()),
            asked.question(),
            asked.chains())
        .join();
  }

  /// Refuses more chains than a page may ask for at a table.
  private static ClientMessage.Foresee foresee(LessonChains body) throws Refusal {
    try {
      return new ClientMessage.Foresee("", "", body.question(), body.chains());
    } catch (IllegalArgumentException e) {
      throw new Refusal("not-understood");
    }
  }

  /// Refuses moves that are too long to be any.
  private static List<String> legible(List<String> moves) throws Refusal {
    for (String move : moves) {
      Reply.require(move.length() <= ClientMessage.LONGEST_MOVE, "not-understood");
    }
    return moves;
  }

  private static Game<?, ?, ?, ?> game(Context context) throws Refusal {
    return Games.named(context.pathParam("id")).orElseThrow(() -> new Refusal("no-such-game"));
  }
}
