package tortuga.aye.tactics;

import java.util.List;
import java.util.Optional;
import tortuga.aye.AyeEvent;
import tortuga.aye.AyeEvent.*;
import tortuga.aye.rules.Options;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Step.DealDoubloons;
import tortuga.aye.state.Step.IssueCommands;
import tortuga.engine.Event;
import tortuga.engine.Seat;
import tortuga.engine.reasons.Considerations;
import tortuga.engine.reasons.Topic;

/// What speaks for a move in Aye: the parts of [Forecast], and what happens to crew and pirate.
final class AyeConsiderations implements Considerations<AyeState> {
  static final int WORK = 0;
  static final int SHIP = 1;
  static final int CARDS = 2;
  static final int COINS = 3;
  static final int LOCKED = 4;
  static final int REPUTATION = 5;
  static final int TRAITOR = 6;

  private static final List<Topic> CREW =
      List.of(
          Topic.burden("work"),
          Topic.number("ship"),
          Topic.burden("cards-missing"),
          Topic.number("coins"),
          Topic.burden("locked"),
          Topic.number("captain-reputation"),
          Topic.SILENT);

  private static final List<Topic> INCIDENTS =
      List.of(
          Topic.hope("attempt-succeeded"),
          Topic.danger("attempt-failed"),
          Topic.hope("card-completed").secret(),
          Topic.danger("mutiny-failed"),
          Topic.danger("die-overboard"));

  private final Options options;

  AyeConsiderations(Options options) {
    this.options = options;
  }

  @Override
  public List<Topic> topics() {
    return CREW;
  }

  @Override
  public void weigh(AyeState table, Seat seat, double[] amounts, double[] worths) {
    new Forecast(options, table).consider(seat.index(), amounts, worths);
  }

  @Override
  public List<Topic> incidents() {
    return INCIDENTS;
  }

  @Override
  public Optional<Integer> incident(Event event, Seat seat) {
    int place = event instanceof AyeEvent known ? incident(known, seat) : -1;
    return place < 0 ? Optional.empty() : Optional.of(place);
  }

  private static int incident(AyeEvent event, Seat seat) {
    return switch (event) {
      case AttemptSucceeded _ -> 0;
      case AttemptFailed _ -> 1;
      case CardCompleted(Seat owner, _) -> owner.equals(seat) ? 2 : -1;
      case MutinyFailed(Seat mutineer) -> mutineer.equals(seat) ? 3 : -1;
      case DieOverboard _ -> 4;
      case Answered _, CardSwapped _, CardDrawn _, CardDiscarded _, DeckReshuffled _ -> -1;
      case AbilityUsed _, ChooserDrawn _, CaptainChosen _, DoubloonsGiven _, DoubloonsDealt _ -> -1;
      case RoundBegun _, PhaseBegun _, ShipDamaged _, FlagLowered _, FlagRaised _ -> -1;
      case DiceMustered _, PlankCleared _, CommandGiven _, DiceDealt _, CommandsConfirmed _ -> -1;
      case Voted _, CaptainReputationSet _, CaptainPaid _, ActionChosen _, CommandRefused _ -> -1;
      case ActionLapsed _, Repaired _, HookGiven _, HookSpent _, HookKept _, StanceTaken _ -> -1;
      case AttemptBegun _, AttemptJoined _, ArghDiceTaken _, DiceThrown _, RerollNamed _ -> -1;
      case TridentPaid _, ThrowingStopped _, KrakensLocked _ -> -1;
      case ReputationGained _, ReputationLost _, FameKept _, FameTraded _ -> -1;
      case PenaltyPaid _, MutinyDeclared _, ThumbShown _, CaptainChanged _ -> -1;
      case Claimed _, ClaimJudged _, ClaimRejected _, GameEnded _, HandShown _ -> -1;
    };
  }

  /// Commands and doubloons are given one by one, and what a captain wants shows only in all of
  /// them.
  @Override
  public boolean areTelling(AyeState concealed) {
    var question = concealed.question();
    return !(question instanceof IssueCommands || question instanceof DealDoubloons);
  }

  /// The next round begins.
  @Override
  public boolean isPause(AyeState start, AyeState now, Seat seat) {
    return now.round > start.round;
  }

  /// The crew stands and falls together.
  @Override
  public boolean hasRivals() {
    return false;
  }
}
