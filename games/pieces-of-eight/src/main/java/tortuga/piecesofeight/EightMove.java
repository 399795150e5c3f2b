package tortuga.piecesofeight;

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

  /// An answer to a question that several are asked, kept until all have answered.
  sealed interface KeptAnswer {}

  /// A move of one of your coins.
  sealed interface ByCoin {
    Place from();
  }

  // Coins played in the main phase

  /// A main action.
  sealed interface MainMove extends EightMove {}

  record Mate(Place from, Seat ship, Place at) implements MainMove, ByCoin {}

  record Captain(Place from, Seat ship, Place at) implements MainMove, ByCoin {}

  record Cutlass(Place from, Cost cost, Seat ship, Place at) implements MainMove, ByCoin {}

  /// Fires at the aft of a ship.
  record Pistols(Place from, Cost cost, Seat ship) implements MainMove, ByCoin {}

  record Bomb(Place from, Seat ship) implements MainMove, ByCoin {}

  /// Fires at any coin: the crow's nest is 0, the fore 1, the coin behind it 2, and so on.
  record Broadside(Place from, Seat ship, int at) implements MainMove, ByCoin {}

  /// Aims a Cannon at a deck.
  record Cannon(Place from, Seat ship) implements MainMove, ByCoin {}

  record Pillage(Place from, Seat ship, Place at) implements MainMove, ByCoin {}

  record BarrelOfGrog(Place from) implements MainMove, ByCoin {}

  record BuriedTreasure(Place from) implements MainMove, ByCoin {}

  record CallToQuarters(Place from) implements MainMove, ByCoin {}

  // The rest of a turn

  /// Calls end coins to the Captain.
  record Call(Calling how) implements MainMove {}

  /// Destroys your own crow's nest coin.
  record Scuttle() implements MainMove {}

  /// Sends the fore or the aft to the crow's nest.
  record Send(Place from) implements EightMove, ByCoin {}

  /// Leaves the crow's nest empty.
  record Stay() implements EightMove {}

  /// Invites others to lend their Cannons.
  record Invite(List<Seat> seats) implements EightMove {
    public Invite {
      seats = List.copyOf(seats);
    }
  }

  record Lend(int cannons) implements EightMove, KeptAnswer {}

  /// Fires at this many coins of a deck, from the fore on.
  record Depth(int coins) implements EightMove {}

  // Reactions

  /// A reaction, or none.
  sealed interface Reaction extends EightMove {}

  record Pass() implements Reaction, KeptAnswer {}

  record Treachery(Place from) implements Reaction, KeptAnswer, ByCoin {}

  /// The Captain's Monkey saves itself.
  record Save() implements Reaction {}

  record BlackSpot(Place from) implements Reaction, ByCoin {}

  record FullSail(Place from) implements Reaction, ByCoin {}

  // Coins out of the hold, and ships put together

  /// Picks a coin from your own hold.
  record Fetch(Coin coin) implements EightMove {}

  /// Says which of two coins from the hold is to be the aft.
  record Aftmost(Coin coin) implements EightMove {}

  /// A step in putting a ship together.
  sealed interface Building extends EightMove {}

  /// Places the next coin of a ship: the crow's nest first, then the deck from fore to aft.
  record Put(Coin coin) implements Building {}

  record LeaveNest() implements Building {}

  /// Takes a ready-made ship.
  record Copy(Preset ship) implements Building {}

  record StartOver() implements Building {}

  record Ready() implements Building {}

  // Shipyards

  record Choose(ShipSet set) implements EightMove, KeptAnswer {}

  record Draft(Coin coin) implements EightMove {}

  /// A step in a trade.
  sealed interface Trade extends EightMove {}

  /// Begins an offer to another player.
  record OfferTo(Seat seat) implements Trade {}

  record Give(Coin coin) implements Trade {}

  record Want(Coin coin) implements Trade {}

  record SendOffer() implements Trade {}

  record DropOffer() implements Trade {}

  /// Has had enough of trading.
  record Done() implements Trade {}

  record Accept() implements Trade {}

  record Decline() implements Trade {}

  record TakeSpoil(Coin coin) implements EightMove {}

  // Stalemate, and what may be done at any time

  record Agree() implements EightMove, KeptAnswer {}

  record Refuse() implements EightMove, KeptAnswer {}

  /// Lets everybody look into your hold.
  record OpenHold() implements EightMove {}

  record CloseHold() implements EightMove {}

  record ProposeStalemate() implements EightMove {}

  record Surrender() implements EightMove {}

  /// The clock of a Blitz game has run out; the table plays this for the seat.
  record FlagFall() implements EightMove {}

  /// This player was the first to be ready; the table plays this for the seat, or for each of
  /// several seats if that was too close to call.
  record ClaimStart() implements EightMove {}
}
