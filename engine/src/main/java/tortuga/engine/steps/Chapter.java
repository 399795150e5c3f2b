package tortuga.engine.steps;

import tortuga.engine.Event;
import tortuga.engine.Journal;
import tortuga.engine.chance.Chance;

/// A chapter of a rule book, applied to one game: its state, its chance and its journal.
///
/// The chapters of each game tell the journal in their own code. In one call for all games, the
/// compiler would meet the journals of all matches, and a playout that nobody listens to would have
/// to make its events, too.
public abstract class Chapter<S extends SteppedState<S, T>, T, E extends Event> {
  protected final S table;
  protected final Agenda<T> agenda;
  protected final Chance chance;
  protected final Journal<? super E> journal;

  protected Chapter(S table, Chance chance, Journal<? super E> journal) {
    this.table = table;
    this.agenda = table.agenda;
    this.chance = chance;
    this.journal = journal;
  }

  /// Whether anybody reads the journal; what only events tell need not be worked out for nobody.
  protected final boolean isHeard() {
    return !(journal instanceof Journal.Silent);
  }

  /// Opens another chapter for the same game.
  protected Chapter(Chapter<S, T, E> same) {
    this(same.table, same.chance, same.journal);
  }
}
