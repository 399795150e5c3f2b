package tortuga.server.store;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// Codes on paper, with which people come back who have lost every browser; each works once.
/// Thread-safe.
public interface RecoveryStore {
  /// Stores a person's code, instead of the one before.
  CompletableFuture<Void> saveRecovery(String person, String codeHash, long since);

  /// Returns when a person's code was made, if there is one that still works.
  CompletableFuture<Optional<Long>> recoverySince(String person);

  /// Returns whose code this is, without using it up.
  CompletableFuture<Optional<String>> recoveryOf(String codeHash);

  /// Uses a code up, and returns whose it was.
  CompletableFuture<Optional<String>> useRecovery(String codeHash);
}
