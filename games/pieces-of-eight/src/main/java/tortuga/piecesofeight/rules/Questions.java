package tortuga.piecesofeight.rules;

import tortuga.engine.steps.QuestionRule;
import tortuga.engine.steps.QuestionRules;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Step.*;

/// The rules of all questions, each from the chapter to which it belongs.
public final class Questions extends QuestionRules<EightState, Question, EightMove> {
  private final Options options;
  private final QuestionRule<EightState, BuildShip, EightMove> buildShip;
  private final QuestionRule<EightState, RearrangeShip, EightMove> rearrangeShip;
  private final QuestionRule<EightState, RebuildShips, EightMove> rebuildShips;
  private final QuestionRule<EightState, DraftCoin, EightMove> draftCoin;

  public Questions(Options options) {
    this.options = options;
    buildShip = new Shipwright.BuildShipRule(options);
    rearrangeShip = new Recovery.RearrangeShipRule(options);
    rebuildShips = new Stalemate.RebuildShipsRule(options);
    draftCoin = new Pooling.DraftCoinRule(options);
  }

  public Options options() {
    return options;
  }

  /// Those that are asked most often come first.
  @Override
  protected QuestionRule<EightState, ? extends Question, EightMove> ruleOf(Question question) {
    return switch (question) {
      case AnyReaction _ -> Reactions.ANY_REACTION;
      case MainAction _ -> MainPlay.MAIN_ACTION;
      case SendToNest _ -> Turns.SEND_TO_NEST;
      case SaveCoin _ -> Attacks.SAVE_COIN;
      case AnswerLoss _ -> Losses.ANSWER_LOSS;
      case InviteCannons _ -> Salvo.INVITE_CANNONS;
      case LendCannons _ -> Salvo.LEND_CANNONS;
      case ChooseDepth _ -> Salvo.CHOOSE_DEPTH;
      case FetchCoin _ -> Recovery.FETCH_COIN;
      case OrderTreasure _ -> Recovery.ORDER_TREASURE;
      case RearrangeShip _ -> rearrangeShip;
      case BuildShip _ -> buildShip;
      case VoteStalemate _ -> Stalemate.VOTE_STALEMATE;
      case RebuildShips _ -> rebuildShips;
      case PickSet _ -> Pooling.PICK_SET;
      case DraftCoin _ -> draftCoin;
      case MakeOffer _ -> Trading.MAKE_OFFER;
      case AnswerOffer _ -> Trading.ANSWER_OFFER;
      case TakeSpoil _ -> Matches.TAKE_SPOIL;
    };
  }
}
