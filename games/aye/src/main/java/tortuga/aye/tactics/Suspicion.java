package tortuga.aye.tactics;

import java.util.Arrays;
import java.util.List;
import tortuga.aye.AyeEvent;
import tortuga.aye.AyeEvent.*;
import tortuga.aye.Command;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.engine.Event;
import tortuga.engine.Seat;

/// How much everything that the table saw suggests that a pirate is the traitor.
///
/// A captain who orders no repair for a weak ship, a pirate who breaks a promise, and one who wants
/// to command a weak ship alone are suspicious; whoever pays for repairs is less so. Only the last
/// rounds count: whoever was a traitor once may have drawn better cards.
final class Suspicion {
  private static final int RECENT = 400;
  private static final double NO_REPAIR = 1.8;
  private static final double BROKEN_WORD = 1.3;
  private static final double GRAB = 1.25;
  private static final double REPAIR = 0.97;

  private final double[] suspicion;
  private int captain;
  private int ship = Board.SHIP;
  private boolean repairOrdered;

  Suspicion(AyeState table, List<? extends Event> past) {
    captain = table.captain;
    suspicion = new double[table.seats];
    Arrays.fill(suspicion, 1);
    for (int i = Math.max(0, past.size() - RECENT); i < past.size(); i++) {
      if (past.get(i) instanceof AyeEvent told) note(told);
    }
  }

  double of(int seat) {
    return suspicion[seat];
  }

  private void note(AyeEvent event) {
    switch (event) {
      case CaptainChosen(Seat chosen) -> captain = chosen.index();
      case CaptainChanged(_, Seat chosen) -> captain = chosen.index();
      case ShipDamaged(_, int left) -> ship = left;
      case Repaired(Seat seat, int doubloons, int raised) -> {
        ship = raised;
        for (int i = 0; i < doubloons; i++) suspicion[seat.index()] *= REPAIR;
      }
      case CommandGiven(_, Command command) -> repairOrdered |= command == Command.REPAIR;
      case CommandsConfirmed _ -> judgeCommands();
      case CommandRefused(Seat seat, _) -> suspicion[seat.index()] *= BROKEN_WORD;
      case MutinyDeclared(Seat seat, Seat nominee) -> {
        if (seat.equals(nominee) && isWeak()) suspicion[seat.index()] *= GRAB;
      }
      case Answered _, CardSwapped _, CardDrawn _, CardDiscarded _, DeckReshuffled _ -> {}
      case CardCompleted _, AbilityUsed _, ChooserDrawn _, DoubloonsGiven _ -> {}
      case DoubloonsDealt _, RoundBegun _, PhaseBegun _, FlagLowered _, FlagRaised _ -> {}
      case DiceMustered _, PlankCleared _, DiceDealt _, Voted _, CaptainReputationSet _ -> {}
      case CaptainPaid _, ActionChosen _, ActionLapsed _, HookGiven _, HookSpent _ -> {}
      case HookKept _, StanceTaken _, AttemptBegun _, AttemptJoined _, ArghDiceTaken _ -> {}
      case DiceThrown _, RerollNamed _, TridentPaid _, ThrowingStopped _, KrakensLocked _ -> {}
      case AttemptSucceeded _, AttemptFailed _, ReputationGained _, ReputationLost _ -> {}
      case FameKept _, FameTraded _, DieOverboard _, PenaltyPaid _, ThumbShown _ -> {}
      case MutinyFailed _, Claimed _, ClaimJudged _, ClaimRejected _ -> {}
      case GameEnded _, HandShown _ -> {}
    }
  }

  private boolean isWeak() {
    return ship <= Watch.HALF_SHIP;
  }

  private void judgeCommands() {
    if (isWeak() && !repairOrdered) suspicion[captain] *= NO_REPAIR;
    repairOrdered = false;
  }
}
