package tortuga.piecesofeight;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Seat;
import tortuga.piecesofeight.EightEvent.KnockedOut;

/// What one viewer sees of the table. In a ship, position 0 is the crow's nest, 1 the fore, and so
/// on.
///
/// @param next whose turn is next because of a Full Sail
/// @param stack the abilities that are pending, the latest one last
/// @param pool the coins that wait to be drafted
/// @param winners who won the last game
/// @param lastNest whether the crow's nest may be filled after the main action, not before it
/// @param fates what became of each ship, once all is over; nothing before that
public record EightView(
    int game,
    int turn,
    Seat seat,
    List<ShipView> ships,
    Optional<Seat> next,
    int calm,
    List<DeedView> stack,
    boolean teamsHold,
    List<Coin> pool,
    List<Coin> leftovers,
    List<Seat> winners,
    boolean lastNest,
    List<FateView> fates) {

  /// A ship, its hold, and its owner.
  ///
  /// @param places where crow's nest, fore and aft are; the only coin of a deck is both of the
  ///   latter
  /// @param captain the position of the Captain, if there is one
  /// @param captainOpen whether the Captain is an open coin
  /// @param hold the coins of the hold that the viewer may look at: all if the hold is the viewer's
  ///   own or open or the game is over; with the memory aid, those that all could remember
  /// @param holdOpen whether its owner lets everybody look into the hold
  /// @param team the number of the team, counted from zero
  /// @param yard the coins of the shipyard that the viewer knows
  /// @param plan the ship that the viewer is putting together, the crow's nest first
  /// @param planLeavesNest whether the crow's nest is to stay empty
  /// @param joining the coin from the hold that joins the viewer's ship
  /// @param offer a trade that the viewer is party to
  public record ShipView(
      Optional<CoinView> nest,
      List<CoinView> deck,
      List<PlaceView> places,
      Optional<Integer> captain,
      boolean captainOpen,
      int holdSize,
      List<Coin> hold,
      boolean holdOpen,
      boolean inGame,
      boolean surrenders,
      int lostTurns,
      int team,
      int yardSize,
      List<Coin> yard,
      boolean ready,
      List<Coin> plan,
      boolean planLeavesNest,
      Optional<Coin> joining,
      Optional<OfferView> offer,
      int wins) {}

  /// A coin of a ship.
  ///
  /// @param coin what it is, if the viewer sees it
  /// @param remembered whether it is hidden, but all could remember it
  public record CoinView(
      Optional<Coin> coin, boolean remembered, boolean target, boolean saved, boolean reacted) {}

  /// An ability that has been announced and has not taken effect.
  ///
  /// @param spent whether its coin goes to the hold, or is there already
  /// @param at the positions of the coins on which it works, in that ship
  /// @param negates the coin whose ability it will negate
  public record DeedView(
      Seat user,
      Coin coin,
      Place from,
      Seat ship,
      boolean spent,
      List<Integer> at,
      Optional<Coin> negates) {}

  /// A position of a ship that has a name.
  public record PlaceView(Place place, int at) {}

  /// A trade that is offered.
  ///
  /// @param mutual whether both sides give something
  public record OfferView(Seat to, List<Coin> give, List<Coin> want, boolean mutual) {}

  /// What became of a ship.
  ///
  /// @param lost the coins that it lost, in order
  /// @param sank how many coins of others it destroyed or took
  /// @param fall how its Captain was lost, if it was
  /// @param out why its owner left the game, if so
  public record FateView(
      List<LossView> lost, int sank, Optional<LossView> fall, Optional<KnockedOut.Why> out) {}

  /// A coin that a ship lost.
  ///
  /// @param with the coin whose ability destroyed it
  public record LossView(Optional<Coin> coin, How how, Seat by, Optional<Coin> with, int turn) {
    /// How a coin is lost.
    public enum How {
      DESTROYED,
      SPENT,
      PILLAGED,
      SCUTTLED
    }
  }
}
