package tortuga.aye;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Seat;

/// What one viewer sees of the table.
///
/// @param lastRound whether this is the last round, after which the Kraken takes the ship
/// @param abilityRound the round to which the next question about abilities belongs
/// @param voting whether the crew votes, or its votes lie open and nothing has followed yet
/// @param hasCaptain whether somebody wears the hat already
/// @param crew everybody but the captain, in crew order
/// @param captainReputation the place on the captain's track, from seven to zero
/// @param danger how near the ship is to its end
/// @param flags the squares of the flags that hold a die
/// @param flagsDown the squares of the flags that are down: one that holds no die gets one in the
///   next captain phase
/// @param stepsLeft how many steps of all missions are still to be done
/// @param deck how many cards are in the deck; likewise `discards`
/// @param needsCards whether finishing the fourth mission now would lose the game
/// @param tokens the command tokens that lie before the captain
/// @param successors who is most reputed, and so becomes captain if the captaincy passes by itself;
///   if there are several, the old captain chooses among them
/// @param unmasked who turned out to be the traitor, after the end
public record AyeView(
    int round,
    int roundLimit,
    boolean lastRound,
    int phase,
    int abilityRound,
    boolean voting,
    boolean hasCaptain,
    Seat captain,
    List<Seat> crew,
    int captainReputation,
    boolean krakensCountTwice,
    int ship,
    Danger danger,
    List<Integer> flags,
    List<Integer> flagsDown,
    int offerings,
    List<MissionView> missions,
    int stepsLeft,
    DiceView dice,
    int cardsCompleted,
    int cardsNeeded,
    boolean needsCards,
    int deck,
    int discards,
    List<TokenView> tokens,
    List<Seat> successors,
    List<PirateView> pirates,
    Optional<AttemptView> attempt,
    Optional<MutinyView> mutiny,
    Optional<ClaimView> claim,
    Ending ending,
    Optional<TraitorView> unmasked) {

  /// How near the ship is to its end.
  public enum Danger {
    NONE,
    /// All flags but one are down: repairs are due.
    LOW,
    /// All flags are down: one bad round can sink it.
    SINKING
  }

  /// A mission: how many of its steps are done, and how many successes each needs.
  ///
  /// @param tooEarly whether its next step would end the game, and lose it
  /// @param venture what those who are on it would throw together for the next step, unless they
  ///   are at it
  public record MissionView(
      Mission mission,
      int done,
      List<Integer> steps,
      boolean tooEarly,
      Optional<Venture> venture) {}

  /// How many tokens of a command are left.
  public record TokenView(Command command, int left) {}

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
  /// @param gift what the first captain gave beyond the first doubloon, while that is dealt
  /// @param hook whether a hook doubloon lies on the tile
  /// @param doing the action that was chosen or, before that, the command
  /// @param vote the vote of this round, once it is turned up
  /// @param hand the cards in hand, if the viewer may see them
  /// @param goals how far the cards in hand have come, if the viewer may see them, until the end
  /// @param answered whether a secret answer is in
  public record PirateView(
      Seat seat,
      int reputation,
      int doubloons,
      int gift,
      boolean hook,
      Optional<Seat> hookGiver,
      Command command,
      int dealt,
      int used,
      Ballot vote,
      Command action,
      Command doing,
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
  /// @param parts what it asks for beyond its moment; what there is too little of is missing
  /// @param complete whether it is met, and about to be turned up; a card that has all its parts
  ///   may still be waiting for its moment
  public record GoalView(Card card, List<PartView> parts, boolean complete) {}

  /// How much there is of one thing that a card asks for, and how much it takes.
  public record PartView(GoalPart part, int now, int of) {}

  /// Dice of one sort that lie before a pirate: as they fell, or turned into successes.
  public record DieView(Die die, Face face, boolean turned, int count) {}

  /// The attempt that is going on.
  ///
  /// @param missing how many successes are missing
  /// @param safe whether it succeeds as the dice lie, once those are turned that can be
  /// @param most the largest number of successes that it can still bring
  /// @param hopeless whether even that is not enough
  /// @param damage what its Krakens would do to the ship now, and `ship` what would be left of it
  public record AttemptView(
      Mission mission,
      int needed,
      int successes,
      int missing,
      boolean safe,
      int most,
      boolean hopeless,
      int krakens,
      int damage,
      int ship,
      int throwsLeft,
      List<Seat> members,
      Odds odds) {}

  /// A mutiny that is being voted on.
  ///
  /// @param thumbsNeeded how many thumbs up depose the captain
  public record MutinyView(Seat declarer, Seat nominee, int thumbsNeeded) {}

  /// A claim that is being judged.
  public record ClaimView(Seat claimant, Card card, Seat target) {}

  /// Who held the Traitor when the game ended.
  ///
  /// @param wins whether the traitor has won, alone
  public record TraitorView(Seat seat, boolean wins) {}
}
