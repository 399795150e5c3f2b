package tortuga.jamaica.rules;

import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.chance.Chance;
import tortuga.engine.steps.QuestionRule;
import tortuga.jamaica.JamaicaMove;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Ship;
import tortuga.jamaica.state.Step.Question;

/// What Jamaica's rule book says about one kind of question.
interface JamaicaQuestionRule<Q extends Question>
    extends QuestionRule<JamaicaState, Q, JamaicaMove> {
  /// Returns the first option, unless a question says otherwise.
  @Override
  @Rule("JAM-RULING-49")
  default JamaicaMove fallback(JamaicaState concealed, Q question, Seat seat, Chance chance) {
    return firstOffer(concealed, question, seat);
  }

  /// Returns the hold of a set that has the fewest tokens, the first one of equals.
  static int smallest(Ship ship, int holds) {
    int best = Integer.numberOfTrailingZeros(holds);
    for (int left = holds & holds - 1; left != 0; left &= left - 1) {
      int hold = Integer.numberOfTrailingZeros(left);
      if (ship.amount(hold) < ship.amount(best)) best = hold;
    }
    return best;
  }
}
