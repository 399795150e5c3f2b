package tortuga.piecesofeight;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Event;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Viewer;

/// What happened at the table. In a ship, position 0 is the crow's nest, 1 the fore, and so on.
public sealed interface EightEvent extends Event {
  // Shipyards and ships

  /// A seat has answered a question that several are asked; the answer is seen later.
  record Answered(Seat seat) implements EightEvent {}

  record SetChosen(Seat seat, ShipSet set) implements EightEvent {}

  record LeftoversShown(List<Coin> coins) implements EightEvent {}

  /// Coins were dealt; only their owner sees which.
  record CoinsDealt(Seat seat, int count, List<Coin> coins) implements EightEvent {
    @Override
    public Optional<EightEvent> seenBy(Viewer viewer) {
      return Optional.of(seat.equals(viewer) ? this : new CoinsDealt(seat, count, List.of()));
    }
  }

  record DraftBegun(Seat first, List<Coin> pool) implements EightEvent {}

  record Drafted(Seat seat, Coin coin) implements EightEvent {}

  /// An offer; only the two parties see what is in it.
  record Offered(Seat from, Seat to, List<Coin> give, List<Coin> want) implements EightEvent {
    @Override
    public Optional<EightEvent> seenBy(Viewer viewer) {
      boolean party = from.equals(viewer) || to.equals(viewer);
      return Optional.of(party ? this : new Offered(from, to, List.of(), List.of()));
    }
  }

  record OfferDeclined(Seat from, Seat to) implements EightEvent {}

  /// A trade; only the two parties see which coins changed hands.
  record Traded(Seat from, Seat to, int given, int taken, List<Coin> give, List<Coin> want)
      implements EightEvent {
    @Override
    public Optional<EightEvent> seenBy(Viewer viewer) {
      boolean party = from.equals(viewer) || to.equals(viewer);
      return Optional.of(party ? this : new Traded(from, to, given, taken, List.of(), List.of()));
    }
  }

  record TradingDone(Seat seat) implements EightEvent {}

  record SpoilTaken(Seat seat, Coin coin) implements EightEvent {}

  record SpoilDeclined(Seat seat) implements EightEvent {}

  record GameBegun(int game) implements EightEvent {}

  record ShipReady(Seat seat) implements EightEvent {}

  /// The first to be ready, or one of several that were too close to call.
  record StartClaimed(Seat seat) implements EightEvent {}

  /// What all see of a ship that was put together in secret; the Captain's position is 0 if the
  /// Captain is in the crow's nest, and empty if there is none.
  record ShipShown(
      Seat seat, Optional<Coin> nest, Optional<Coin> fore, int deck, Optional<Integer> captain)
      implements EightEvent {}

  record CoinTossed(Seat seat, int distance) implements EightEvent {}

  record FirstPlayerFound(Seat seat) implements EightEvent {}

  // The turn

  record TurnBegun(int turn, Seat seat) implements EightEvent {}

  record TurnLost(Seat seat, int stillOwed) implements EightEvent {}

  record SentToNest(Seat seat, Place from, Coin coin) implements EightEvent {}

  record NestLeftEmpty(Seat seat) implements EightEvent {}

  record CoinsCalled(Seat seat, Calling how) implements EightEvent {}

  record NestScuttled(Seat seat, Coin coin) implements EightEvent {}

  /// A coin has become the fore, and everybody sees it.
  record ForeShown(Seat seat, Coin coin) implements EightEvent {}

  // Abilities

  record CannonAimed(Seat seat, Place from, Seat ship) implements EightEvent {}

  record CannonsInvited(Seat seat, List<Seat> invited) implements EightEvent {}

  record CannonsLent(Seat seat, int cannons) implements EightEvent {}

  record Attacked(
      Seat seat, Coin coin, Place from, EightMove.Cost cost, Seat ship, List<Integer> at)
      implements EightEvent {}

  /// An ability that aims at nobody was announced.
  record AbilityUsed(Seat seat, Coin coin, Place from) implements EightEvent {}

  /// A hidden Mate was shown, because the coin in use relies on it.
  record MateShown(Seat seat) implements EightEvent {}

  record Reacted(Seat seat, Coin coin, Place from) implements EightEvent {}

  /// Several wanted to react at once, and a coin flip chose one; the others stay unknown.
  record ReactionDrawn(Seat seat) implements EightEvent {}

  record Negated(Seat by, Seat seat, Coin coin) implements EightEvent {}

  record MonkeySaved(Seat seat) implements EightEvent {}

  /// A coin was destroyed; if it was hidden, only its owner learns which it was.
  ///
  /// @param with the coin whose ability destroyed it
  @Rule({"POE-RULING-43", "POE-HIDE-01", "POE-BROAD-02"})
  record CoinDestroyed(Seat seat, int at, boolean shown, Optional<Coin> coin, Seat by, Coin with)
      implements EightEvent {
    @Override
    public Optional<EightEvent> seenBy(Viewer viewer) {
      boolean seen = shown || seat.equals(viewer);
      return Optional.of(
          seen ? this : new CoinDestroyed(seat, at, shown, Optional.empty(), by, with));
    }
  }

  record CoinSpent(Seat seat, Coin coin, Place from) implements EightEvent {}

  record CoinPillaged(Seat seat, Seat from, int at, Coin coin) implements EightEvent {}

  /// A target was gone before the ability took effect.
  record NothingHit(Seat seat, Coin coin) implements EightEvent {}

  /// A coin came out of the hold; its owner knows which, and gold is seen by all.
  record CoinFetched(Seat seat, boolean gold, Optional<Coin> coin) implements EightEvent {
    @Override
    public Optional<EightEvent> seenBy(Viewer viewer) {
      boolean seen = gold || seat.equals(viewer);
      return Optional.of(seen ? this : new CoinFetched(seat, gold, Optional.empty()));
    }
  }

  record TreasureFound(Seat seat, List<Coin> coins) implements EightEvent {}

  /// The coins of a treasure lie at the aft; their order is told only if gold betrays it.
  record TreasureStowed(Seat seat, boolean gold, Optional<Coin> aftmost) implements EightEvent {
    @Override
    public Optional<EightEvent> seenBy(Viewer viewer) {
      boolean seen = gold || seat.equals(viewer);
      return Optional.of(seen ? this : new TreasureStowed(seat, gold, Optional.empty()));
    }
  }

  /// A coin was drawn from the hold for a new arrangement; only its owner sees it.
  record CoinDrawn(Seat seat, Optional<Coin> coin) implements EightEvent {
    @Override
    public Optional<EightEvent> seenBy(Viewer viewer) {
      return Optional.of(seat.equals(viewer) ? this : new CoinDrawn(seat, Optional.empty()));
    }
  }

  /// Everybody may look into a hold from now on.
  record HoldOpened(Seat seat, List<Coin> coins) implements EightEvent {}

  record HoldClosed(Seat seat) implements EightEvent {}

  record TurnTaken(Seat seat, int owed) implements EightEvent {}

  record SailSet(Seat seat) implements EightEvent {}

  // Captains and endings

  record CaptainLost(Seat seat) implements EightEvent {}

  record CaptainGained(Seat seat) implements EightEvent {}

  record SurrenderAnnounced(Seat seat) implements EightEvent {}

  record KnockedOut(Seat seat, Why why) implements EightEvent {
    /// Why a player is out.
    public enum Why {
      NO_COINS,
      NO_ACTION,
      SURRENDER,
      TIME,
      TEAM_LOST
    }
  }

  record StalemateProposed(Seat seat) implements EightEvent {}

  record VoteCalled() implements EightEvent {}

  record VoteEnded(boolean agreed) implements EightEvent {}

  record TeamWon(int team, List<Seat> survivors) implements EightEvent {}

  record GameWon(Seat seat) implements EightEvent {}

  record GameDrawn(List<Seat> seats) implements EightEvent {}

  /// At the end of a game, every ship and hold is shown.
  record ShipRevealed(Seat seat, Optional<Coin> nest, List<Coin> deck, List<Coin> hold)
      implements EightEvent {}

  record MatchWon(Seat seat) implements EightEvent {}
}
