package tortuga.engine.steps;

import tortuga.engine.Decision;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Chance;
import tortuga.engine.text.Notation;

/// The rules of all questions of a game, each found by its question. A game lists them once, in a
/// `switch` without `default`, so that a question without rules does not compile.
public abstract class QuestionRules<S, Q, M extends Move> {
  /// Returns the rule of a question's own kind.
  protected abstract QuestionRule<S, ? extends Q, M> ruleOf(Q question);

  @SuppressWarnings("unchecked") // a rule is found by the kind of question that it is for
  private QuestionRule<S, Q, M> rule(Q question) {
    return (QuestionRule<S, Q, M>) ruleOf(question);
  }

  public final Seats asked(S table, Q question) {
    return rule(question).asked(table, question);
  }

  /// Describes a question for the engine.
  public final Decision decision(S table, Q question) {
    QuestionRule<S, Q, M> rule = rule(question);
    return new Decision(
        Notation.verb(question.getClass()),
        rule.asked(table, question),
        rule.manner(table, question));
  }

  public final void offer(S table, Q question, Seat seat, Moves<M> moves) {
    rule(question).offer(table, question, seat, moves);
  }

  public final String objection(S concealed, Q question, Seat seat, M move) {
    return rule(question).objection(concealed, question, seat, move);
  }

  public final M fallback(S concealed, Q question, Seat seat, Chance chance) {
    return rule(question).fallback(concealed, question, seat, chance);
  }
}
