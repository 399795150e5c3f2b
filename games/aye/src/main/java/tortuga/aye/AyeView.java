package tortuga.aye;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Seat;

/// What one viewer sees of the table.
///
/// @param captainReputation the captain's place on his track, from seven to zero
/// @param flags the squares of the flags that hold a die
/// @param deck how many cards are in the deck; likewise `discards`
/// @param needsCards whether finishing the fourth mission now would lose the game
public record AyeView(
    int round,
    int roundLimit,
    int phase,
    Seat captain,
    int captainReputation,
    boolean krakensCountTwice,
    int ship,
    List<Integer> flags,
    int offerings,
    List<MissionView> missions,
    DiceView dice,
    int cardsCompleted,
    int cardsNeeded,
    boolean needsCards,
    int deck,
    int discards,
    List<PirateView> pirates,
    Optional<AttemptView> attempt,
    Optional<MutinyView> mutiny,
    Optional<ClaimView> claim,
    Ending ending) {

  /// A mission: how many of its steps are done, and how many successes each needs.
  public record MissionView(Mission mission, int done, List<Integer> steps) {}

  /// Where the dice are if no pirate has them.
  public record DiceView(
      int supply,
      int waiting,
      int kraken,
      int plank,
      int arghSquares,
      int arghWaiting,
      int arghKraken) {}

  /// A player.
  ///
  /// @param reputation from one to six, zero for the captain
  /// @param hook whether a hook doubloon lies on the tile
  /// @param vote the vote of this round, once it is turned up
  /// @param hand the cards in hand, if the viewer may see them
  /// @param goals how far the cards in hand have come, if the viewer may see them, until the end
  /// @param answered whether a secret answer is in
  public record PirateView(
      Seat seat,
      int reputation,
      int doubloons,
      boolean hook,
      Optional<Seat> hookGiver,
      Command command,
      int dealt,
      int used,
      Ballot vote,
      Command action,
      Stance stance,
      List<DieView> dice,
      Handful named,
      int handSize,
      List<Card> hand,
      List<Card> completed,
      List<GoalView> goals,
      boolean answered) {}

  /// How far a card in hand has come.
  ///
  /// @param now how much of what it counts is there, and `of` how much it takes; both zero if
  ///   nothing about it can be counted
  /// @param complete whether it is met, and about to be turned up; a card that has all it counts
  ///   may still be waiting for its moment
  public record GoalView(Card card, int now, int of, boolean complete) {}

  /// Dice of one sort that lie before a pirate: as they fell, or turned into successes.
  public record DieView(Die die, Face face, boolean turned, int count) {}

  /// The attempt that is going on.
  public record AttemptView(
      Mission mission,
      int needed,
      int successes,
      int krakens,
      int throwsLeft,
      List<Seat> members) {}

  /// A mutiny that is being voted on.
  public record MutinyView(Seat declarer, Seat nominee) {}

  /// A claim that is being judged.
  public record ClaimView(Seat claimant, Card card, Seat target) {}
}
