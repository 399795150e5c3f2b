package tortuga.testkit.highcard;

import tortuga.engine.Move;

/// What a player does.
public sealed interface HighCardMove extends Move {
  /// Lays a card face down.
  record Lay(int card) implements HighCardMove {}
}
