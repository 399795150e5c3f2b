package tortuga.server.table.history;

import java.util.List;
import tortuga.engine.Game;
import tortuga.engine.Setup;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Seed;
import tortuga.server.table.LogEntry.Turn;

/// A finished game that can be replayed for any viewer, in parts, by any thread: it does not
/// change, and keeps no table in memory.
public final class GameReplay {
  private final Game<?, ?, ?, ?> game;
  private final Setup setup;
  private final int edition;
  private final Seed luck;
  private final List<Turn> turns;

  public GameReplay(Game<?, ?, ?, ?> game, Setup setup, int edition, Seed luck, List<Turn> turns) {
    this.game = game;
    this.setup = setup;
    this.edition = edition;
    this.luck = luck;
    this.turns = List.copyOf(turns);
  }

  /// Returns how many steps there are, the setup included.
  public int steps() {
    return turns.size() + 1;
  }

  /// Returns a range of steps, as a viewer saw them.
  public List<ReplayStep> steps(Viewer viewer, int from, int until) {
    return ReplaySteps.of(game, setup, edition, luck, turns, viewer, from, until);
  }
}
