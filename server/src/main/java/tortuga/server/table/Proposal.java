package tortuga.server.table;

import java.util.Optional;

/// An entry that the table would accept now; it counts once it is stored.
///
/// @param attempt what it would do to the game, so that it need not be worked out twice
public record Proposal(LogEntry entry, Optional<DryRunResult> attempt) {
  static Proposal of(LogEntry entry) {
    return new Proposal(entry, Optional.empty());
  }
}
