package tortuga.aye.rules;

import tortuga.aye.AyeEvent;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step;
import tortuga.aye.state.Step.Settle;
import tortuga.engine.Journal;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.chance.Chance;
import tortuga.engine.steps.Agenda;

/// A chapter of the rule book, open at one moment of one game: the table, luck, and who is told.
public abstract class Chapter {
  private static final Step SETTLE = new Settle();

  public final Options options;
  final AyeState table;
  final Agenda<Step> agenda;
  final Chance chance;
  final Journal<? super AyeEvent> journal;

  Chapter(Options options, AyeState table, Chance chance, Journal<? super AyeEvent> journal) {
    this.options = options;
    this.table = table;
    this.agenda = table.agenda;
    this.chance = chance;
    this.journal = journal;
  }

  Chapter(Chapter same) {
    this(same.options, same.table, same.chance, same.journal);
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

  /// Has fulfilled cards turned up, and new ones drawn, before anything else happens.
  final void settle() {
    agenda.push(SETTLE);
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
