package tortuga.engine.steps;

import tortuga.engine.Decision;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Chance;

/// Everything that a rule book says about one kind of question: who is asked and how, what they may
/// answer, why another answer is refused, and what is played for whoever says nothing. It belongs
/// to the chapter of the question. Stateless.
public interface QuestionRule<S, Q, M extends Move> {
  /// Returns who must still answer.
  Seats asked(S table, Q question);

  /// Returns how the question is answered: openly, unless a rule says otherwise.
  default Decision.Manner manner(S table, Q question) {
    return Decision.Manner.OPEN;
  }

  /// Adds every legal answer of a seat that is asked, in a stable order and without repeats.
  void offer(S table, Q question, Seat seat, Moves<M> moves);

  /// Says why a seat that is asked may not answer like this, as a message key, from what it sees.
  String objection(S concealed, Q question, Seat seat, M move);

  /// Returns the legal answer that is played for a seat whose time has run out.
  M fallback(S concealed, Q question, Seat seat, Chance chance);

  /// Returns the first legal answer of a seat.
  default M firstOffer(S table, Q question, Seat seat) {
    Moves<M> moves = new Moves<>();
    offer(table, question, seat, moves);
    return moves.get(0);
  }
}
