package tortuga.server.store;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/// What people say at tables, and whom they do not want to hear. Thread-safe.
public interface ChatStore {
  /// Keeps what was said, unless something else has that number, which fails with [Overtaken].
  CompletableFuture<Void> addRemark(String table, int number, Remark remark);

  /// Returns what was said at a table, from a number on.
  CompletableFuture<List<Remark>> remarks(String table, int from);

  /// Keeps that somebody does not want to hear a seat of a table, or wants to again.
  CompletableFuture<Void> mute(String person, String table, int seat, boolean muted);

  /// Returns the seats of a table that somebody does not want to hear.
  CompletableFuture<Set<Integer>> muted(String person, String table);

  /// What somebody said at a table.
  ///
  /// @param command the id that the page gave to it
  /// @param body what was said, as JSON
  record Remark(String command, String body) {}
}
