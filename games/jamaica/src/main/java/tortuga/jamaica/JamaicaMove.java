package tortuga.jamaica;

import tortuga.engine.Move;
import tortuga.engine.text.AsSeat;

/// What a player may do. Holds are numbered from 1, the sixth being the treasure card's; ships are
/// numbered as their seats, the Ghost Ship after them.
public sealed interface JamaicaMove extends Move {
  /// The captain assigns the dice.
  record Assign(int morning, int evening) implements JamaicaMove {}

  /// Lays a card of the hand face down.
  record Choose(Card card) implements JamaicaMove {}

  /// Sails to one of the spaces in reach.
  record Sail(Place to) implements JamaicaMove {}

  /// Falls back to one of the spaces that can be paid.
  record Retreat(Place to) implements JamaicaMove {}

  /// The captain moves the Ghost Ship.
  record Steer(Place to) implements JamaicaMove {}

  /// Picks the ship to fight.
  record Attack(@AsSeat int ship) implements JamaicaMove {}

  /// Spends cannons in a combat.
  record Spend(int cannons) implements JamaicaMove {}

  /// Lets a roll stand.
  record Keep() implements JamaicaMove {}

  /// Has a die rolled again by the power of the Saber.
  record Reroll() implements JamaicaMove {}

  /// Takes the whole content of a loser's hold.
  record StealHold(int hold) implements JamaicaMove {}

  /// Takes a power that lies face up before the loser.
  record StealPower(Treasure power) implements JamaicaMove {}

  /// Takes one of the loser's face-down cards, unseen.
  record StealHidden() implements JamaicaMove {}

  /// Gives the loser a cursed treasure.
  record Give(Treasure curse) implements JamaicaMove {}

  /// Takes nothing from the loser.
  record Nothing() implements JamaicaMove {}

  /// Loads into an empty regular hold, or into the sixth.
  record Stow(Where where) implements JamaicaMove {
    /// One of the two kinds of hold.
    public enum Where {
      REGULAR,
      SIXTH
    }
  }

  /// Throws the content of a hold overboard, and loads there.
  record Dump(int hold) implements JamaicaMove {}

  /// Pays `amount` tokens from a hold.
  record Pay(int hold, int amount) implements JamaicaMove {}
}
