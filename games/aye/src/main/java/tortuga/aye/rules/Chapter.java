package tortuga.aye.rules;

import tortuga.aye.AyeEvent;
import tortuga.aye.AyeMove;
import tortuga.aye.state.Answers;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step;
import tortuga.aye.state.Step.Settle;
import tortuga.engine.Rule;
import tortuga.engine.Seat;

/// A chapter of the rule book of Aye.
abstract class Chapter extends tortuga.engine.steps.Chapter<AyeState, Step, AyeEvent> {
  /// Has fulfilled cards turned up, and new ones drawn.
  static final Step SETTLE = new Settle();

  final Referee referee;
  final Options options;

  Chapter(Referee referee) {
    super(referee);
    this.referee = referee;
    this.options = referee.options;
  }

  final Pirate pirate(int seat) {
    return table.pirates[seat];
  }

  final void tell(AyeEvent event) {
    journal.tell(event);
  }

  static Seat seat(int index) {
    return Seat.of(index);
  }

  /// Has cards settled before anything else happens.
  final void settle() {
    agenda.push(SETTLE);
  }

  /// Takes a secret answer in, and says whether everybody has answered by now.
  final boolean takeAnswer(int seat, AyeMove move) {
    pirate(seat).answer = Answers.code(move);
    tell(new AyeEvent.Answered(seat(seat)));
    return table.toAct.without(seat(seat)).isEmpty();
  }

  final void beginPhase(int phase) {
    if (table.phase == phase) return;
    table.phase = phase;
    tell(new AyeEvent.PhaseBegun(phase));
  }

  /// Spent doubloons go to Poseidon's offerings.
  @Rule("AYE-RULING-07")
  final void spend(int seat, int doubloons) {
    pirate(seat).doubloons -= doubloons;
    table.offerings += doubloons;
  }
}
