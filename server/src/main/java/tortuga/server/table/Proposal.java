package tortuga.server.table;

import java.util.Optional;

/// An entry that the table would accept now; it counts once it is stored.
///
/// @param attempt what it would do to the game, so that it need not be worked out twice
public record Proposal(Entry entry, Optional<Attempt> attempt) {
  static Proposal of(Entry entry) {
    return new Proposal(entry, Optional.empty());
  }
}
