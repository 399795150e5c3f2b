package tortuga.aye.rules;

import tortuga.aye.AyeMove;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Step.BreakTie;
import tortuga.aye.state.Step.CastVotes;
import tortuga.aye.state.Step.ChooseAction;
import tortuga.aye.state.Step.ChooseCaptain;
import tortuga.aye.state.Step.ClearPlank;
import tortuga.aye.state.Step.ConsiderMutiny;
import tortuga.aye.state.Step.ConsiderThrow;
import tortuga.aye.state.Step.DealDoubloons;
import tortuga.aye.state.Step.DiscardCard;
import tortuga.aye.state.Step.DiscardThird;
import tortuga.aye.state.Step.EnjoyFame;
import tortuga.aye.state.Step.GiveHook;
import tortuga.aye.state.Step.IssueCommands;
import tortuga.aye.state.Step.JudgeClaim;
import tortuga.aye.state.Step.MeetRoundEnd;
import tortuga.aye.state.Step.PayReputation;
import tortuga.aye.state.Step.Question;
import tortuga.aye.state.Step.ShowThumbs;
import tortuga.aye.state.Step.SpendOnRepair;
import tortuga.aye.state.Step.SwapCard;
import tortuga.aye.state.Step.TakeArghDice;
import tortuga.aye.state.Step.TakeStance;
import tortuga.aye.state.Step.TurnDice;
import tortuga.aye.state.Step.UseAbility;
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
      case SwapCard _ -> SetUp.SWAP_CARD;
      case DiscardThird _ -> SetUp.DISCARD_THIRD;
      case ChooseCaptain _ -> SetUp.CHOOSE_CAPTAIN;
      case DealDoubloons _ -> Gifts.DEAL_DOUBLOONS;
      case UseAbility _ -> Abilities.USE_ABILITY;
      case BreakTie _ -> CaptainPhase.BREAK_TIE;
      case ClearPlank _ -> CaptainPhase.CLEAR_PLANK;
      case IssueCommands _ -> Orders.ISSUE_COMMANDS;
      case CastVotes _ -> Voting.CAST_VOTES;
      case PayReputation _ -> Voting.PAY_REPUTATION;
      case ChooseAction _ -> Actions.CHOOSE_ACTION;
      case SpendOnRepair _ -> Actions.SPEND_ON_REPAIR;
      case GiveHook _ -> Actions.GIVE_HOOK;
      case TakeStance _ -> Missions.TAKE_STANCE;
      case TakeArghDice _ -> Attempt.TAKE_ARGH_DICE;
      case ConsiderThrow _ -> Attempt.CONSIDER_THROW;
      case TurnDice _ -> Turning.TURN_DICE;
      case EnjoyFame _ -> Reputation.ENJOY_FAME;
      case DiscardCard _ -> Goals.DISCARD_CARD;
      case ConsiderMutiny _ -> Mutinies.CONSIDER_MUTINY;
      case ShowThumbs _ -> Mutinies.SHOW_THUMBS;
      case MeetRoundEnd _ -> Claims.MEET_ROUND_END;
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
