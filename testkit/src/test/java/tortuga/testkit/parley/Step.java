package tortuga.testkit.parley;

import tortuga.engine.Seat;

/// What is still to happen.
sealed interface Step {
  record ChooseCoins() implements Step {}

  record Protests(Seat leader) implements Step {}

  record Share(Seat leader) implements Step {}
}
