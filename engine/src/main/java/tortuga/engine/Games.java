package tortuga.engine;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/// The games that are on the class path.
public final class Games {
  private static final List<Game<?, ?, ?, ?>> ALL =
      ServiceLoader.load(Game.class).stream()
          .<Game<?, ?, ?, ?>>map(ServiceLoader.Provider::get)
          .sorted(Comparator.comparing(Game::id))
          .toList();

  private Games() {}

  /// Returns all games, by id.
  public static List<Game<?, ?, ?, ?>> all() {
    return ALL;
  }

  public static Optional<Game<?, ?, ?, ?>> named(String id) {
    return ALL.stream().filter(game -> game.id().equals(id)).findFirst();
  }
}
