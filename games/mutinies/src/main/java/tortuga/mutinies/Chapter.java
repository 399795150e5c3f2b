package tortuga.mutinies;

import tortuga.engine.Journal;
import tortuga.engine.chance.Chance;
import tortuga.engine.steps.Agenda;

/// A chapter of the rule book, open at one moment of one game: the table, luck, and who is told.
abstract class Chapter {
  final MutiniesState table;
  final Agenda<Step> agenda;
  final Chance chance;
  final Journal<? super MutiniesEvent> journal;

  Chapter(MutiniesState table, Chance chance, Journal<? super MutiniesEvent> journal) {
    this.table = table;
    this.agenda = table.agenda;
    this.chance = chance;
    this.journal = journal;
  }

  Chapter(Chapter same) {
    this(same.table, same.chance, same.journal);
  }

  final Pirate pirate(int disc) {
    return table.crew[disc];
  }

  final void tell(MutiniesEvent event) {
    journal.tell(event);
  }
}
