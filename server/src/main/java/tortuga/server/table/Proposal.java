package tortuga.server.table;

import java.util.Optional;
import tortuga.server.table.game.DryRunResult;

/// An entry that the table would accept now; it counts once it is stored.
///
/// @param dryRun what it would do to the game, so that this is not computed twice
public record Proposal(LogEntry entry, Optional<DryRunResult> dryRun) {
  static Proposal of(LogEntry entry) {
    return new Proposal(entry, Optional.empty());
  }
}
