package tortuga.server.table;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Outcome;
import tortuga.engine.ScoreLine;
import tortuga.engine.Viewer;
import tortuga.server.table.Entry.Turn;

/// What everybody may know of a game once it is over, and nobody before.
public final class Aftermath {
  private final Table table;

  Aftermath(Table table) {
    this.table = table;
  }

  /// Returns how the game ended, unless it was broken off.
  public Optional<Outcome> outcome() {
    return table.phase() == Phase.FINISHED ? table.play().map(Play::outcome) : Optional.empty();
  }

  public List<ScoreLine> scoreSheet() {
    return table.phase() == Phase.FINISHED ? table.play().orElseThrow().scoreSheet() : List.of();
  }

  /// Returns all moves that count.
  public List<Turn> turns() {
    return isRevealed() ? table.play().orElseThrow().turns() : List.of();
  }

  /// Plays the game again before somebody's eyes.
  public List<Step> review(Viewer eyes) throws Refusal {
    return retelling().steps(eyes, 0, Integer.MAX_VALUE);
  }

  /// Returns the game as it can be played again.
  public Retelling retelling() throws Refusal {
    Proposals.require(isRevealed(), "not-over");
    return new Retelling(
        table.game(), table.setup(), table.terms().edition(), table.luck(), turns());
  }

  private boolean isRevealed() {
    return table.isClosed() && table.play().isPresent();
  }
}
