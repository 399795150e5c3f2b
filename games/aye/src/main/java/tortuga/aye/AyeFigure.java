package tortuga.aye;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Figure;
import tortuga.engine.Seat;

/// What the rule book can say about a move before it is made, or about the question on the table,
/// besides what certainly happens.
public sealed interface AyeFigure extends Figure {
  /// Who would attempt a mission together after a move, and how that is likely to go.
  record Attempting(Venture venture) implements AyeFigure {}

  /// How the attempt that is going on is likely to end after a move.
  ///
  /// @param dice how many dice its members have then
  record AttemptOdds(Odds odds, int dice) implements AyeFigure {}

  /// What failure of a group would cost, whatever the Krakens do.
  ///
  /// @param losses what each member loses, in crew order
  /// @param captain the captain's reputation after that
  /// @param offerings Poseidon's offerings after that
  record IfItFails(List<Loss> losses, int captain, int offerings) implements AyeFigure {
    public IfItFails {
      losses = List.copyOf(losses);
    }
  }

  /// What success of a group would bring.
  ///
  /// @param gains the reputation of each member after that, in crew order; somebody at the top may
  ///   take a doubloon instead
  /// @param step how many steps of the mission are done then
  /// @param ending how the game would end, if it did
  record IfItSucceeds(List<Gain> gains, Mission mission, int step, Optional<Ending> ending)
      implements AyeFigure {
    public IfItSucceeds {
      gains = List.copyOf(gains);
    }
  }

  /// What it takes to depose the captain.
  ///
  /// @param thumbsNeeded how many thumbs up, of `voters` that are shown
  record MutinyVote(Seat nominee, int thumbsNeeded, int voters) implements AyeFigure {}

  /// The first captain's doubloons, split evenly: what each of the crew gets beyond the first one.
  record EvenSplit(List<Gift> gifts) implements AyeFigure {
    public EvenSplit {
      gifts = List.copyOf(gifts);
    }
  }

  /// What a pirate loses.
  record Loss(Seat seat, Kind kind) {
    /// What may be lost.
    public enum Kind {
      REPUTATION,
      /// A die goes overboard.
      DIE,
      DOUBLOON,
      NOTHING
    }
  }

  /// A pirate's reputation after a gain.
  record Gain(Seat seat, int reputation) {}

  /// What a pirate is given beyond the first doubloon.
  record Gift(Seat seat, int doubloons) {}
}
