package tortuga.eight;

import tortuga.eight.EightMove.*;
import tortuga.eight.Step.*;
import tortuga.engine.Moves;
import tortuga.engine.Seat;

/// Answers to questions that several are asked, kept as numbers until all are in.
final class Answers {
  private Answers() {}

  /// Returns the number that stands for a move.
  static int of(EightMove move) {
    return switch (move) {
      case Treachery(Place from) -> Player.PASSED + 1 + from.ordinal();
      case Lend(int cannons) -> Player.PASSED + cannons;
      case Choose(ShipSet set) -> Player.PASSED + set.ordinal();
      case Agree() -> Stalemate.AGREED;
      default -> Player.PASSED;
    };
  }

  /// Whether a seat may have given an answer to the question on the table.
  static boolean isPossible(Options options, EightState table, int seat, int answer) {
    if (!(table.agenda.current() instanceof Question question) || !isKept(question)) return false;
    EightState before = table.copy();
    before.players[seat].answer = Player.UNANSWERED;
    if (!before.asked(question).contains(Seat.of(seat))) return false;
    Moves<EightMove> moves = new Moves<>();
    new Offers(options, before).list(Seat.of(seat), moves);
    for (int i = 0; i < moves.size(); i++) if (of(moves.get(i)) == answer) return true;
    return false;
  }

  private static boolean isKept(Question question) {
    return question instanceof AnyReaction
        || question instanceof LendCannons
        || question instanceof PickSet
        || question instanceof VoteStalemate;
  }
}
