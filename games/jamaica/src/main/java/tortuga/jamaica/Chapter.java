package tortuga.jamaica;

import tortuga.engine.Journal;
import tortuga.engine.chance.Chance;
import tortuga.engine.steps.Agenda;

/// A chapter of the rule book, open at one moment of one game: the table, luck, and who is told.
abstract class Chapter {
  final JamaicaState table;
  final Agenda<Step> agenda;
  final Chance chance;
  final Journal<? super JamaicaEvent> journal;

  Chapter(JamaicaState table, Chance chance, Journal<? super JamaicaEvent> journal) {
    this.table = table;
    this.agenda = table.agenda;
    this.chance = chance;
    this.journal = journal;
  }

  Chapter(Chapter same) {
    this(same.table, same.chance, same.journal);
  }

  final Ship ship(int number) {
    return table.ships[number];
  }

  final void tell(JamaicaEvent event) {
    journal.tell(event);
  }
}
