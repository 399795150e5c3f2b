package tortuga.aye.notation;

import tortuga.aye.state.Step;
import tortuga.aye.state.Step.*;
import tortuga.aye.state.Window;

/// The part of a game to which a step belongs.
enum Part {
  /// Points and cards, and the questions about them, which may come between any other steps.
  BETWEEN,
  SETUP,
  NEW_ROUND,
  /// The captain phase, until the captain has taken the dice.
  BEFORE_MUSTER,
  /// The captain phase from then on.
  COMMANDS,
  FREE_ACTIONS,
  REPAIRS,
  HOOK,
  /// A mission phase, except for its attempts.
  MISSION,
  ATTEMPT,
  END_OF_ATTEMPT,
  END_OF_MISSION,
  END_OF_MISSIONS,
  MUTINY,
  CLAIMS,
  END_OF_ROUND,
  FINAL_COUNT;

  /// @param inAttempt whether an attempt is going on
  static Part of(Step step, boolean inAttempt) {
    return switch (step) {
      case GainPoints _, LosePoint _, BlameCaptain _, Settle _, EnjoyFame _, DiscardCard _ ->
          BETWEEN;
      case SwapCard _, DiscardThird _, ChooseCaptain _, DealDoubloons _ -> SETUP;
      case StartRound _ -> NEW_ROUND;
      case OpenWindow(Window window, _) -> of(window);
      case UseAbility(Window window, _) -> of(window);
      case WeatherKraken _, BreakTie _, Muster _ -> BEFORE_MUSTER;
      case ClearPlank _, IssueCommands _, CastVotes _, OfferReputation _, PayReputation _ ->
          COMMANDS;
      case ActFreely _, ChooseAction _ -> FREE_ACTIONS;
      case Repair _, SpendOnRepair _ -> REPAIRS;
      case LendHook _, GiveHook _ -> HOOK;
      case BeginMission _, Gather _, TakeStance _, NextGroup _ -> MISSION;
      case DealArghDice _, TakeArghDice _, ThrowAll _, WeighThrow _, TakeTurns _ -> ATTEMPT;
      case ConsiderThrow _, ThrowNamed _, Stop _, TurnLast _, TurnDice _ -> ATTEMPT;
      case SufferKrakens _, JudgeAttempt _ -> ATTEMPT;
      case KeepHooks _ -> inAttempt ? END_OF_ATTEMPT : END_OF_MISSIONS;
      case EndAttempt _ -> END_OF_ATTEMPT;
      case CheckMissions _ -> END_OF_MISSION;
      case BeginMutiny _, AskMutineers _, ConsiderMutiny _, ShowThumbs _ -> MUTINY;
      case AskClaims _, MeetRoundEnd _, HearClaims _, JudgeClaim _ -> CLAIMS;
      case EndRound _ -> END_OF_ROUND;
      case CountCards _ -> FINAL_COUNT;
    };
  }

  private static Part of(Window window) {
    return window == Window.DAWN ? BEFORE_MUSTER : ATTEMPT;
  }

  boolean isAttempt() {
    return this == ATTEMPT || this == END_OF_ATTEMPT;
  }

  /// Whether it still comes when all missions are finished.
  boolean isFinale() {
    return this == END_OF_ATTEMPT
        || this == END_OF_MISSION
        || this == CLAIMS
        || this == FINAL_COUNT;
  }
}
