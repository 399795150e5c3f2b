package tortuga.jamaica;

import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.chance.Chance;
import tortuga.engine.steps.QuestionRule;
import tortuga.jamaica.Step.Question;

/// What Jamaica's rule book says about one kind of question.
interface JamaicaQuestionRule<Q extends Question>
    extends QuestionRule<JamaicaState, Q, JamaicaMove> {
  /// Returns the first option, unless a question says otherwise.
  @Override
  @Rule("JAM-RULING-49")
  default JamaicaMove fallback(JamaicaState concealed, Q question, Seat seat, Chance chance) {
    return firstOffer(concealed, question, seat);
  }
}
