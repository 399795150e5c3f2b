package tortuga.aye;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Event;
import tortuga.engine.Seat;
import tortuga.engine.Viewer;

/// What happened at the table.
public sealed interface AyeEvent extends Event {
  /// A secret answer is in; which one, only its owner knows.
  record Answered(Seat seat) implements AyeEvent {}

  /// A card was exchanged; nobody else notices.
  record CardSwapped(Seat seat, Card old, Card drawn) implements AyeEvent {
    @Override
    public Optional<AyeEvent> seenBy(Viewer viewer) {
      return seat.equals(viewer) ? Optional.of(this) : Optional.empty();
    }
  }

  /// A card was drawn; only its owner sees which.
  record CardDrawn(Seat seat, Optional<Card> card) implements AyeEvent {
    @Override
    public Optional<AyeEvent> seenBy(Viewer viewer) {
      return Optional.of(seat.equals(viewer) ? this : new CardDrawn(seat, Optional.empty()));
    }
  }

  /// A card was discarded face down; only its owner knows which.
  record CardDiscarded(Seat seat, Optional<Card> card) implements AyeEvent {
    @Override
    public Optional<AyeEvent> seenBy(Viewer viewer) {
      return Optional.of(seat.equals(viewer) ? this : new CardDiscarded(seat, Optional.empty()));
    }
  }

  record DeckReshuffled() implements AyeEvent {}

  record CardCompleted(Seat seat, Card card) implements AyeEvent {}

  record AbilityUsed(Seat seat, Card card) implements AyeEvent {}

  /// The host does not play, so this pirate names the captain.
  record ChooserDrawn(Seat seat) implements AyeEvent {}

  record CaptainChosen(Seat captain) implements AyeEvent {}

  record DoubloonsGiven(Seat seat, int doubloons) implements AyeEvent {}

  record DoubloonsDealt(Seat captain) implements AyeEvent {}

  record RoundBegun(int round, Seat captain) implements AyeEvent {}

  record PhaseBegun(int phase) implements AyeEvent {}

  record ShipDamaged(int damage, int ship) implements AyeEvent {}

  record FlagLowered(int flag) implements AyeEvent {}

  record FlagRaised(int flag) implements AyeEvent {}

  record DiceMustered(int dice, int argh) implements AyeEvent {}

  record PlankCleared(Seat captain, int dice) implements AyeEvent {}

  record CommandGiven(Seat seat, Command command) implements AyeEvent {}

  record DiceDealt(Seat seat, int dice) implements AyeEvent {}

  record CommandsConfirmed(Seat captain) implements AyeEvent {}

  record Voted(Seat seat, Ballot ballot) implements AyeEvent {}

  record CaptainReputationSet(int reputation) implements AyeEvent {}

  record CaptainPaid(Seat captain, int doubloons) implements AyeEvent {}

  record ActionChosen(Seat seat, Command action) implements AyeEvent {}

  record CommandRefused(Seat seat, Command command) implements AyeEvent {}

  /// Nothing can come of an action.
  record ActionLapsed(Seat seat, Command action) implements AyeEvent {}

  record Repaired(Seat seat, int doubloons, int ship) implements AyeEvent {}

  record HookGiven(Seat giver, Seat seat) implements AyeEvent {}

  record HookSpent(Seat seat, Seat owner, Die die, Face face) implements AyeEvent {}

  record HookKept(Seat seat) implements AyeEvent {}

  record StanceTaken(Seat seat, Stance stance) implements AyeEvent {}

  record AttemptBegun(Mission mission, int needed) implements AyeEvent {}

  record AttemptJoined(Seat seat) implements AyeEvent {}

  record ArghDiceTaken(Seat seat, int dice) implements AyeEvent {}

  record DiceThrown(Seat seat, Handful dice) implements AyeEvent {}

  record RerollNamed(Seat seat, Handful dice) implements AyeEvent {}

  record TridentPaid(Seat seat, Die die) implements AyeEvent {}

  record ThrowingStopped(int successes, int needed) implements AyeEvent {}

  record KrakensLocked(int dice) implements AyeEvent {}

  /// An attempt brought its mission one step further.
  ///
  /// @param step how many steps of the mission are done now
  /// @param dice how the members' dice lay in the end
  record AttemptSucceeded(Mission mission, int step, int successes, int needed, List<LaidDice> dice)
      implements AyeEvent {
    public AttemptSucceeded {
      dice = List.copyOf(dice);
    }
  }

  /// An attempt had too few successes.
  ///
  /// @param dice how the members' dice lay in the end
  record AttemptFailed(Mission mission, int successes, int needed, List<LaidDice> dice)
      implements AyeEvent {
    public AttemptFailed {
      dice = List.copyOf(dice);
    }
  }

  record ReputationGained(Seat seat, int reputation) implements AyeEvent {}

  record ReputationLost(Seat seat, int reputation) implements AyeEvent {}

  record FameKept(Seat seat) implements AyeEvent {}

  record FameTraded(Seat seat) implements AyeEvent {}

  record DieOverboard(Seat seat) implements AyeEvent {}

  record PenaltyPaid(Seat seat) implements AyeEvent {}

  record MutinyDeclared(Seat seat, Seat nominee) implements AyeEvent {}

  record ThumbShown(Seat seat, boolean up) implements AyeEvent {}

  record MutinyFailed(Seat seat) implements AyeEvent {}

  record CaptainChanged(Seat old, Seat captain) implements AyeEvent {}

  record Claimed(Seat seat, Card card, Seat target) implements AyeEvent {}

  record ClaimJudged(Seat seat, Verdict verdict) implements AyeEvent {
    /// What somebody thinks of a claim.
    public enum Verdict {
      AGREE,
      DISAGREE,
      ABSTAIN
    }
  }

  record ClaimRejected(Seat seat, Card card) implements AyeEvent {}

  record GameEnded(Ending ending) implements AyeEvent {}

  record HandShown(Seat seat, List<Card> cards) implements AyeEvent {}
}
