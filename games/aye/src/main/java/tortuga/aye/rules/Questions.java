package tortuga.aye.rules;

import tortuga.aye.AyeMove;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Step.*;
import tortuga.engine.Decision.Manner;
import tortuga.engine.Moves;
import tortuga.engine.steps.QuestionRules;

/// Every question of the game, and the chapter in which its rule is.
public final class Questions extends QuestionRules<AyeState, Question, AyeMove> {
  public static final Questions ALL = new Questions();

  private Questions() {}

  @Override
  protected AyeQuestion<? extends Question> ruleOf(Question question) {
    return switch (question) {
      // What is asked most often comes first, since the cases are tried in their order.
      case IssueCommands _ -> Orders.ISSUE_COMMANDS;
      case CastVotes _ -> Voting.CAST_VOTES;
      case ConsiderThrow _ -> Attempt.CONSIDER_THROW;
      case MeetRoundEnd _ -> Claims.MEET_ROUND_END;
      case SwapCard _ -> SetUp.SWAP_CARD;
      case DiscardThird _ -> SetUp.DISCARD_THIRD;
      case ChooseCaptain _ -> SetUp.CHOOSE_CAPTAIN;
      case DealDoubloons _ -> Gifts.DEAL_DOUBLOONS;
      case UseAbility _ -> Abilities.USE_ABILITY;
      case BreakTie _ -> CaptainPhase.BREAK_TIE;
      case ClearPlank _ -> CaptainPhase.CLEAR_PLANK;
      case PayReputation _ -> Voting.PAY_REPUTATION;
      case ChooseAction _ -> Actions.CHOOSE_ACTION;
      case SpendOnRepair _ -> Actions.SPEND_ON_REPAIR;
      case GiveHook _ -> Hooks.GIVE_HOOK;
      case TakeStance _ -> Missions.TAKE_STANCE;
      case TakeArghDice _ -> Attempt.TAKE_ARGH_DICE;
      case TurnDice _ -> Turning.TURN_DICE;
      case EnjoyFame _ -> Reputation.ENJOY_FAME;
      case DiscardCard _ -> Goals.DISCARD_CARD;
      case ConsiderMutiny _ -> Mutinies.CONSIDER_MUTINY;
      case ShowThumbs _ -> Mutinies.SHOW_THUMBS;
      case JudgeClaim _ -> Claims.JUDGE_CLAIM;
    };
  }

  public Manner manner(Question question) {
    return ruleOf(question).manner();
  }

  int patience(Question question) {
    return ruleOf(question).patience();
  }

  void offerChanges(AyeState table, Moves<AyeMove> moves) {
    ruleOf(table.question()).offerChanges(table, moves);
  }
}
