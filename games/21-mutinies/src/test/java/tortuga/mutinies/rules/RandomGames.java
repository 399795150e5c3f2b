package tortuga.mutinies.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import tortuga.engine.Journal;
import tortuga.engine.Moves;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.SplitMix;
import tortuga.mutinies.Mutinies;
import tortuga.mutinies.MutiniesEvent;
import tortuga.mutinies.MutiniesMove;
import tortuga.mutinies.MutiniesView;
import tortuga.mutinies.state.MutiniesState;

/// Random games for two to five, whose every decision a test may look at.
final class RandomGames {
  private static final List<Setup> SETUPS =
      List.of(
          Setup.of(2),
          Setup.of(3),
          Setup.of(4),
          Setup.of(5),
          new Setup(4, Map.of("cards", "simplified")));

  private RandomGames() {}

  /// A decision of a random game: the true table, whoever is asked, and the answer.
  record Decision(
      int game,
      Rules<MutiniesState, MutiniesMove, MutiniesEvent, MutiniesView> rules,
      MutiniesState table,
      Seat seat,
      List<MutiniesMove> moves,
      MutiniesMove answer,
      long luck) {
    MutiniesState concealed() {
      MutiniesState copy = table.copy();
      rules.conceal(copy, seat);
      return copy;
    }

    /// Returns the table after a move, with the luck that the game has, and what then happened.
    MutiniesState after(MutiniesMove move, Journal<? super MutiniesEvent> journal) {
      MutiniesState copy = table.copy();
      rules.play(copy, seat, move, Chance.seeded(luck), journal);
      return copy;
    }

    List<MutiniesEvent> eventsAfter(MutiniesMove move) {
      List<MutiniesEvent> events = new ArrayList<>();
      after(move, events::add);
      return events;
    }
  }

  /// Shows all decisions of a few games of each kind.
  static void each(int games, Consumer<Decision> look) {
    int number = 0;
    for (Setup setup : SETUPS) {
      for (int i = 0; i < games; i++) play(number++, setup, look);
    }
  }

  private static void play(int number, Setup setup, Consumer<Decision> look) {
    var rules = new Mutinies().rules(setup);
    SplitMix choices = Chance.seeded(number);
    MutiniesState table = rules.begin(choices, Journal.silent());
    while (!table.isOver()) {
      Seat seat = table.toAct().stream().findFirst().orElseThrow();
      Moves<MutiniesMove> legal = new Moves<>();
      rules.legalMoves(table, seat, legal);
      List<MutiniesMove> moves = legal.toList();
      MutiniesMove answer = moves.get(choices.below(moves.size()));
      long luck = choices.next();
      look.accept(new Decision(number, rules, table, seat, moves, answer, luck));
      rules.play(table, seat, answer, Chance.seeded(luck), Journal.silent());
    }
  }
}
