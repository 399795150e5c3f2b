package tortuga.mutinies.rules;

import tortuga.engine.Journal;
import tortuga.engine.chance.Chance;
import tortuga.mutinies.MutiniesEvent;
import tortuga.mutinies.Treasure;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;
import tortuga.mutinies.state.Step;

/// The rule book of 21 Mutinies, open at one moment of one game; each chapter of it is one.
class Chapter extends tortuga.engine.steps.Chapter<MutiniesState, Step, MutiniesEvent> {
  Chapter(MutiniesState table, Chance chance, Journal<? super MutiniesEvent> journal) {
    super(table, chance, journal);
  }

  /// Opens another chapter at the same moment.
  Chapter(Chapter same) {
    super(same);
  }

  final Pirate pirate(int disc) {
    return table.crew[disc];
  }

  final void tell(MutiniesEvent event) {
    journal.tell(event);
  }

  /// Takes a treasure token from the pile, which must have one.
  final Treasure drawTreasure() {
    Treasure token = Treasure.of(chance.pick(Treasure.DRAW, table.treasures));
    table.treasures &= ~token.bit();
    table.treasurePile--;
    return token;
  }
}
