package tortuga.server.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tortuga.engine.chance.Seed;
import tortuga.server.store.ListingStore.ListingRow;
import tortuga.server.table.LogLine;

/// The logs of all tables, each with its seed and the code by which friends find it. Thread-safe.
public interface LogStore {
  /// Opens a table: its secret, the short code by which it is found, and its first line.
  CompletableFuture<Void> open(
      String table, Seed seed, String code, LogLine first, ListingRow listing);

  /// Opens a table with all its lines at once: either everything is stored, or nothing is.
  CompletableFuture<Void> openWhole(
      String table, Seed seed, String code, List<LogLine> log, ListingRow listing);

  /// Appends a line to a log, unless another one has its number, which fails with [Overtaken]; so
  /// does a line whose time or reason no longer holds because of an outage.
  CompletableFuture<Void> append(String table, LogLine line);

  /// Replaces a whole log by one that is longer, and some remarks by their numbers, unless the log
  /// has another end than `head` by now, which fails with [Overtaken].
  CompletableFuture<Void> rewrite(
      String table, Head head, List<LogLine> log, Map<Integer, ChatStore.Remark> remarks);

  /// Deletes everything about a table, with what was said there.
  CompletableFuture<Void> delete(String table);

  /// Returns the log of a table from a line on; empty if there is no such table.
  CompletableFuture<List<LogLine>> read(String table, int from);

  /// Returns the minimum length of a log; ask this before you read the log.
  CompletableFuture<Optional<Head>> head(String table);

  /// Returns some of the tables whose log has lost its end.
  CompletableFuture<List<String>> truncatedLogs(int most);

  CompletableFuture<Optional<Seed>> seed(String table);

  CompletableFuture<Optional<String>> tableOf(String code);

  CompletableFuture<Optional<String>> codeOf(String table);

  /// Returns the tables that are not finished.
  CompletableFuture<List<String>> unfinished();

  /// The length of a log, and its last hash.
  record Head(int lines, String hash) {}
}
