package tortuga.piecesofeight.notation;

import tortuga.engine.Moves;
import tortuga.engine.Seat;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightMove.KeptAnswer;
import tortuga.piecesofeight.rules.Questions;
import tortuga.piecesofeight.state.Answers;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Player;
import tortuga.piecesofeight.state.Step.*;

/// What is true of the answers that are kept: their seats may have given them.
final class AnswerCheck {
  private final Questions questions;
  private final EightState table;

  AnswerCheck(Questions questions, EightState table) {
    this.questions = questions;
    this.table = table;
  }

  void check() {
    for (int seat = 0; seat < table.seats; seat++) {
      int answer = table.players[seat].answer;
      if (answer != Player.UNANSWERED && !isPossible(seat, answer)) {
        throw Invariants.wrong("answers", seat, "this seat cannot have given this answer");
      }
    }
  }

  private boolean isPossible(int seat, int answer) {
    if (!(table.agenda.current() instanceof Question question) || !isKept(question)) return false;
    EightState before = table.copy();
    before.players[seat].answer = Player.UNANSWERED;
    if (!questions.asked(before, question).contains(Seat.of(seat))) return false;
    Moves<EightMove> moves = new Moves<>();
    questions.offer(before, question, Seat.of(seat), moves);
    for (int i = 0; i < moves.size(); i++) {
      if (moves.get(i) instanceof KeptAnswer kept && Answers.of(kept) == answer) return true;
    }
    return false;
  }

  private static boolean isKept(Question question) {
    return question instanceof AnyReaction
        || question instanceof LendCannons
        || question instanceof PickSet
        || question instanceof VoteStalemate;
  }
}
