package tortuga.piecesofeight.state;

import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.Place;

/// An ability being used: by whom, of which coin, where that coin is, and on whose ship it works.
///
/// The targets themselves are coins, not positions; they bear a mark in that ship ([Cell#TARGET]).
/// A coin stays in the same active position while its ability is pending: nothing can cover it, and
/// it leaves its ship only when a Treachery has already taken the ability away.
///
/// @param ship for a Black Spot, the seat that will lose a turn
/// @param spent whether the coin goes to the hold after its effect
public record Deed(int user, Coin coin, Place from, int ship, boolean spent) {
  public static Deed reaction(int user, Coin coin, Place from, int ship) {
    return new Deed(user, coin, from, ship, false);
  }

  /// Whether this is a reaction whose coin keeps its place; a Treachery goes to the hold at once.
  public boolean isReactionThatStays() {
    return coin.onlyReacts() && !coin.isSpentToReact();
  }
}
