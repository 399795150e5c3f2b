package tortuga.server.table.history;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Outcome;
import tortuga.engine.ScoreLine;
import tortuga.engine.Viewer;
import tortuga.server.table.LogEntry.Turn;
import tortuga.server.table.Phase;
import tortuga.server.table.Proposals;
import tortuga.server.table.Refusal;
import tortuga.server.table.Table;

/// What everybody may know of a game once it is over, and nobody before.
public final class FinishedGame {
  private final Table table;

  public FinishedGame(Table table) {
    this.table = table;
  }

  /// Returns how the game ended, unless it was broken off.
  public Optional<Outcome> outcome() {
    return table.phase() == Phase.FINISHED
        ? table.play().map(game -> game.match().outcome())
        : Optional.empty();
  }

  public List<ScoreLine> scoreSheet() {
    return table.phase() == Phase.FINISHED
        ? table.play().orElseThrow().match().scoreSheet()
        : List.of();
  }

  /// Returns all moves that count.
  public List<Turn> turns() {
    return isRevealed() ? table.play().orElseThrow().turns() : List.of();
  }

  /// Replays the game as a viewer saw it.
  public List<ReplayStep> steps(Viewer viewer) throws Refusal {
    return replay().steps(viewer, 0, Integer.MAX_VALUE);
  }

  /// Returns the game in a form that can be replayed.
  public GameReplay replay() throws Refusal {
    Proposals.require(isRevealed(), "not-over");
    return new GameReplay(
        table.game(), table.setup(), table.terms().edition(), table.luck(), turns());
  }

  private boolean isRevealed() {
    return table.isClosed() && table.play().isPresent();
  }
}
