package tortuga.bots.reasons;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Move;
import tortuga.engine.Seat;
import tortuga.engine.reasons.Topic;

/// Why a move is a good one, compared with the next best that is not as good.
///
/// @param peers other moves that are about as good
/// @param other the move with which it is compared, if there is one
/// @param reasons what speaks for the move, the weightiest first
/// @param doubts what speaks against it all the same
public record Explanation<M extends Move>(
    M move,
    List<M> peers,
    Optional<M> other,
    Verdict verdict,
    List<Reason> reasons,
    List<Reason> doubts) {
  /// How two moves compare.
  public enum Verdict {
    /// Nothing else can be played.
    ONLY,
    /// The one is better, and soon it shows why.
    BETTER,
    /// The one is better, but it takes a while to show.
    LATER,
    /// They differ by no more than chance does.
    EVEN,
    /// The other is better.
    WORSE,
    /// They differ, but nobody can tell in what, or for certain.
    UNSAID,
    /// What the seat keeps to itself decides between them.
    SECRET
  }

  /// Something in which two moves differ, as far as their seat can tell.
  ///
  /// @param topic what it is
  /// @param seat who has it
  /// @param here how much of it there is after the one move, on average
  /// @param there how much of it there is after the other one
  /// @param isSure whether both amounts are the same whatever happens
  /// @param weight what the difference is worth to the seat that chooses, in chances to win; below
  ///   zero if it speaks against the one move
  public record Reason(
      Topic topic, Seat seat, double here, double there, boolean isSure, double weight) {}

  public Explanation {
    peers = List.copyOf(peers);
    reasons = List.copyOf(reasons);
    doubts = List.copyOf(doubts);
  }
}
