package tortuga.aye.rules;

import tortuga.aye.AyeMove;
import tortuga.aye.AyeMove.Use;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Step.Question;
import tortuga.engine.Decision.Manner;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Chance;
import tortuga.engine.steps.QuestionRule;

/// What the rule book says about one kind of question, in the chapter that asks it.
abstract class AyeQuestion<Q extends Question> implements QuestionRule<AyeState, Q, AyeMove> {
  private final Manner manner;
  private final int patience;

  /// @param patience how many seconds people may think about it
  AyeQuestion(Manner manner, int patience) {
    this.manner = manner;
    this.patience = patience;
  }

  final Manner manner() {
    return manner;
  }

  @Override
  public final Manner manner(AyeState table, Q question) {
    return manner;
  }

  final int patience() {
    return patience;
  }

  /// Adds everything that the captain is free to change in a draft, in any order, until the
  /// confirmation it. The offers ask for one thing after the other, so that whoever only answers
  /// gets done.
  void offerChanges(AyeState table, Moves<AyeMove> moves) {}

  @Override
  public String objection(AyeState table, Q question, Seat seat, AyeMove move) {
    return otherwise(move);
  }

  /// Says why a move is refused if there is no better reason.
  static String otherwise(AyeMove move) {
    return move instanceof Use ? Objections.CARD_NOT_USABLE : Objections.OTHER_QUESTION;
  }

  /// What costs least: to obey, pay nothing, keep, pass; most questions offer that first.
  @Override
  @Rule({"AYE-RULING-06", "AYE-RULING-59"})
  public AyeMove fallback(AyeState table, Q question, Seat seat, Chance chance) {
    return firstOffer(table, question, seat);
  }

  static Seats only(int seat) {
    return Seats.ofMask(1 << seat);
  }

  /// Returns all who have not answered yet, except one who is not asked.
  static Seats unanswered(AyeState table, int except) {
    int mask = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      if (seat != except && !table.pirates[seat].hasAnswered()) mask |= 1 << seat;
    }
    return Seats.ofMask(mask);
  }
}
