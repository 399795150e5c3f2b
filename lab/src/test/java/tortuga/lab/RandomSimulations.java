package tortuga.lab;

import java.util.Collections;
import tortuga.bots.BotLevel;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.engine.Setup;

/// Simulations for tests: random bots in the usual game.
final class RandomSimulations {
  private RandomSimulations() {}

  static Simulation<?, ?, ?> of(String game, int seats, long seed) {
    return of(Games.named(game).orElseThrow(), Setup.of(seats), seed);
  }

  static Simulation<?, ?, ?> of(Game<?, ?, ?, ?> game, Setup setup, long seed) {
    return Simulation.of(game, setup, Collections.nCopies(setup.seats(), BotLevel.RANDOM), seed);
  }
}
