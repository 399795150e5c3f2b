package tortuga.testkit.tavern;

import tortuga.engine.Move;

/// What a sailor does.
public sealed interface TavernMove extends Move {
  /// Lays a card face down.
  record Lay(int card) implements TavernMove {}
}
