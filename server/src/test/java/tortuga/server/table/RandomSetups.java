package tortuga.server.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tortuga.engine.BadSetup;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.engine.Setting;
import tortuga.engine.Setup;
import tortuga.engine.chance.SplitMix;

/// Draws player counts and settings at random.
public final class RandomSetups {
  private RandomSetups() {}

  /// Returns a setup that is playable by correspondence, with a few unusual settings.
  public static Setup any(String game, SplitMix choices) {
    Game<?, ?, ?, ?> played = Games.named(game).orElseThrow();
    while (true) {
      int seats = played.minSeats() + choices.below(played.maxSeats() - played.minSeats() + 1);
      Map<String, String> settings = new HashMap<>();
      for (Setting<?> setting : played.settings()) {
        List<String> words = setting.words().toList();
        boolean usual = choices.below(3) > 0 || setting.id().equals("blitz");
        if (!usual) settings.put(setting.id(), words.get(choices.below(words.size())));
      }
      try {
        return Setup.of(played, seats, settings);
      } catch (BadSetup _) {
        // not every combination makes sense: draw again
      }
    }
  }
}
