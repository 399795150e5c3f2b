package tortuga.mutinies;

import java.util.List;
import tortuga.engine.Move;
import tortuga.engine.Seat;

/// What a player may do.
public sealed interface MutiniesMove extends Move {
  /// Places an Action Disc.
  record Place(Square square) implements MutiniesMove {}

  /// The Captain has nowhere to place the disc.
  record Pass() implements MutiniesMove {}

  /// Uses a treasure token.
  record Use(Treasure token) implements MutiniesMove {}

  /// Plays a Mutiny card.
  record Play(Card card) implements MutiniesMove {}

  /// Uses nothing more for now.
  record Done() implements MutiniesMove {}

  /// Keeps the jewel or the card just drawn.
  record Keep() implements MutiniesMove {}

  /// Discards the jewel just drawn, for the doubloons paid.
  record Discard() implements MutiniesMove {}

  /// Picks a row of the market.
  record Pick(Combination row) implements MutiniesMove {}

  /// Sells these jewels.
  record Sell(List<Jewel> jewels) implements MutiniesMove {
    public Sell {
      jewels = List.copyOf(jewels);
    }
  }

  /// Adds rum to a sale.
  record Pour(int rum) implements MutiniesMove {}

  /// Takes a displayed jewel.
  record Rob(Square square) implements MutiniesMove {}

  /// Takes the top token of the Non-Trade Routes pile.
  record RobBlind() implements MutiniesMove {}

  /// Takes the Cabin's doubloon from the bank.
  record Bank() implements MutiniesMove {}

  /// Takes the Cabin's doubloon from another player.
  record Steal(Seat victim) implements MutiniesMove {}

  /// Picks whom a card hits.
  record Target(Seat victim) implements MutiniesMove {}

  /// Throws a jewel overboard.
  record Jettison(Jewel jewel) implements MutiniesMove {}
}
