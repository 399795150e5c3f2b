package tortuga.jamaica.rules;

import tortuga.engine.steps.QuestionRules;
import tortuga.jamaica.JamaicaMove;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Step.*;

/// The rules of all questions, each in the chapter to which it belongs.
public final class Questions extends QuestionRules<JamaicaState, Question, JamaicaMove> {
  public static final Questions ALL = new Questions();

  private Questions() {}

  @Override
  protected JamaicaQuestionRule<? extends Question> ruleOf(Question question) {
    return switch (question) {
      case PlaceDice _ -> Round.PLACE_DICE;
      case ChooseCard _ -> Round.CHOOSE_CARD;
      case ChoosePath _ -> Sailing.CHOOSE_PATH;
      case ChooseRetreat _ -> Shortage.CHOOSE_RETREAT;
      case ChooseTarget _ -> Boarding.CHOOSE_TARGET;
      case SpendCannons _ -> Boarding.SPEND_CANNONS;
      case Saber _ -> Boarding.SABER;
      case ChooseLoot _ -> Looting.CHOOSE_LOOT;
      case PlaceLoad _ -> Loading.PLACE_LOAD;
      case DumpHold _ -> Loading.DUMP_HOLD;
      case PayFrom _ -> Paying.PAY_FROM;
      case GhostMove _ -> GhostShip.GHOST_MOVE;
    };
  }
}
