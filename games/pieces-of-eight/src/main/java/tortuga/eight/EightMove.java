package tortuga.eight;

import java.util.List;
import tortuga.engine.Move;
import tortuga.engine.Seat;

/// What a player may do. A coin is played by its own name, from one of the active positions.
public sealed interface EightMove extends Move {
  /// Whether a coin that an active Mate supports is kept.
  enum Cost {
    SPEND,
    KEEP
  }

  // Coins played in the main phase

  record Mate(Place from, Seat ship, Place at) implements EightMove {}

  record Captain(Place from, Seat ship, Place at) implements EightMove {}

  record Cutlass(Place from, Cost cost, Seat ship, Place at) implements EightMove {}

  /// Fires at the aft of a ship.
  record Pistols(Place from, Cost cost, Seat ship) implements EightMove {}

  record Bomb(Place from, Seat ship) implements EightMove {}

  /// Fires at any coin: the crow's nest is 0, the fore 1, the coin behind it 2, and so on.
  record Broadside(Place from, Seat ship, int at) implements EightMove {}

  /// Aims a Cannon at a deck.
  record Cannon(Place from, Seat ship) implements EightMove {}

  record Pillage(Place from, Seat ship, Place at) implements EightMove {}

  record BarrelOfGrog(Place from) implements EightMove {}

  record BuriedTreasure(Place from) implements EightMove {}

  record CallToQuarters(Place from) implements EightMove {}

  // The rest of a turn

  /// Calls end coins to the Captain.
  record Call(Calling how) implements EightMove {}

  /// Destroys the own crow's nest coin.
  record Scuttle() implements EightMove {}

  /// Sends the fore or the aft to the crow's nest.
  record Send(Place from) implements EightMove {}

  /// Leaves the crow's nest empty.
  record Stay() implements EightMove {}

  /// Invites others to lend their Cannons.
  record Invite(List<Seat> seats) implements EightMove {
    public Invite {
      seats = List.copyOf(seats);
    }
  }

  record Lend(int cannons) implements EightMove {}

  /// Fires so many coins deep.
  record Depth(int coins) implements EightMove {}

  // Reactions

  record Pass() implements EightMove {}

  record Treachery(Place from) implements EightMove {}

  /// The Captain's Monkey saves itself.
  record Save() implements EightMove {}

  record BlackSpot(Place from) implements EightMove {}

  record FullSail(Place from) implements EightMove {}

  // Coins out of the hold, and ships put together

  /// Picks a coin from the own hold.
  record Fetch(Coin coin) implements EightMove {}

  /// Says which of two coins from the hold is to be the aft.
  record Aftmost(Coin coin) implements EightMove {}

  /// Places the next coin of a ship: the crow's nest first, then the deck from fore to aft.
  record Put(Coin coin) implements EightMove {}

  record LeaveNest() implements EightMove {}

  /// Takes a ready-made ship.
  record Copy(Preset ship) implements EightMove {}

  record StartOver() implements EightMove {}

  record Ready() implements EightMove {}

  // Shipyards

  record Choose(ShipSet set) implements EightMove {}

  record Draft(Coin coin) implements EightMove {}

  /// Begins an offer to another player.
  record OfferTo(Seat seat) implements EightMove {}

  record Give(Coin coin) implements EightMove {}

  record Want(Coin coin) implements EightMove {}

  record SendOffer() implements EightMove {}

  record DropOffer() implements EightMove {}

  /// Has had enough of trading.
  record Done() implements EightMove {}

  record Accept() implements EightMove {}

  record Decline() implements EightMove {}

  record TakeSpoil(Coin coin) implements EightMove {}

  // Stalemate, and what may be done at any time

  record Agree() implements EightMove {}

  record Refuse() implements EightMove {}

  /// Lets everybody look into your hold.
  record OpenHold() implements EightMove {}

  record CloseHold() implements EightMove {}

  record ProposeStalemate() implements EightMove {}

  record Surrender() implements EightMove {}

  /// The clock of a Blitz game has run out; the table plays this for the seat.
  record FlagFall() implements EightMove {}

  /// This player's Ready! was the first; the table plays this for the seat, or for each of several
  /// that were too close to call.
  record ClaimStart() implements EightMove {}
}
