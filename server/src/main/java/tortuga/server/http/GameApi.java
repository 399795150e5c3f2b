package tortuga.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.server.http.HttpPayloads.GameCard;
import tortuga.server.protocol.Vocabulary;
import tortuga.server.table.Refusal;

/// Routes for the games that are offered, and for what a page needs to show a game that it was
/// built without.
final class GameApi {
  private final GameTexts texts = new GameTexts();

  void configure(RoutesConfig routes) {
    routes.get("/api/games", Reply.with(_ -> cards()));
    routes.get("/api/games/{id}", Reply.with(context -> Vocabulary.of(game(context))));
    routes.get(
        "/api/games/{id}/texts/{language}",
        Reply.with(context -> texts.of(game(context), context.pathParam("language"))));
  }

  private List<GameCard> cards() {
    return Games.all().stream().map(game -> GameCard.of(game, texts.covers(game))).toList();
  }

  private static Game<?, ?, ?, ?> game(Context context) throws Refusal {
    return Games.named(context.pathParam("id")).orElseThrow(() -> new Refusal("no-such-game"));
  }
}
