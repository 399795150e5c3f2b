package tortuga.server.table;

import java.util.List;
import java.util.Optional;
import tortuga.server.table.LogEntry.Closed;
import tortuga.server.table.game.RunningGame;
import tortuga.server.table.history.History;

/// Everything of a table that its log changes. Confined to the thread of its table.
final class TableState {
  final Chairs chairs;
  final History history;

  Optional<RunningGame<?, ?, ?, ?>> play = Optional.empty();
  Optional<Closed> closed = Optional.empty();
  Optional<String> rematch = Optional.empty();
  Optional<Breakage> breakage = Optional.empty();

  /// Where the host sat when the game began, if anywhere.
  Optional<Integer> host = Optional.empty();

  /// The words that people added to the seed.
  List<String> words = List.of();

  /// The hash of the last line.
  String hash = "";

  TableState(int seats) {
    chairs = new Chairs(seats);
    history = new History(seats);
  }

  /// Returns how many moves have been played.
  int entries() {
    return play.map(RunningGame::entries).orElse(0);
  }
}
