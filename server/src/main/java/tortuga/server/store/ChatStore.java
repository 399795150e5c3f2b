package tortuga.server.store;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/// What people say at tables, and whom they mute. Thread-safe.
public interface ChatStore {
  /// Stores a remark, unless another one has its number, which fails with [Overtaken].
  CompletableFuture<Void> addRemark(String table, int number, Remark remark);

  /// Returns the remarks at a table, from a number on.
  CompletableFuture<List<Remark>> remarks(String table, int from);

  /// Stores that somebody mutes a seat of a table, or no longer does.
  CompletableFuture<Void> mute(String person, String table, int seat, boolean muted);

  /// Returns the seats of a table that somebody mutes.
  CompletableFuture<Set<Integer>> muted(String person, String table);

  /// A remark at a table.
  ///
  /// @param command the id that the page gave to it
  /// @param body what was said, as JSON
  record Remark(String command, String body) {}
}
