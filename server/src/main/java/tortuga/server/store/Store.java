package tortuga.server.store;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import tortuga.engine.chance.Seed;
import tortuga.server.cluster.Cluster;
import tortuga.server.table.LogLine;
import tortuga.server.table.clock.Downtime;

/// Where everything is kept that must not be lost. Thread-safe.
///
/// What is asked for comes back as a future, which completes when the disk has it. A future fails
/// with [StoreFailure], or with [Overtaken] where that is said.
public interface Store extends AutoCloseable {
  /// Opens a table: its secret, the short code by which it is found, and its first line.
  CompletableFuture<Void> open(
      String table, Seed seed, String code, LogLine first, ListingRow card);

  /// Opens a table with all its lines at once: either everything is stored, or nothing is.
  CompletableFuture<Void> openWhole(
      String table, Seed seed, String code, List<LogLine> log, ListingRow card);

  /// Appends a line to a log, unless another one is there already, which fails with [Overtaken]; so
  /// does a line whose time, or whose reason, is overtaken by an outage.
  CompletableFuture<Void> append(String table, LogLine line);

  /// Changes what lists say of a table, unless they know more already; the log says the same, so
  /// nothing depends on it.
  CompletableFuture<Void> saveCard(ListingRow card);

  /// Returns the log of a table from a line on; empty if there is no such table.
  CompletableFuture<List<LogLine>> read(String table, int from);

  /// Returns how long a log is at least, which is to be asked before it is read.
  CompletableFuture<Optional<Head>> head(String table);

  /// Returns some of the tables whose log has lost its end.
  CompletableFuture<List<String>> withoutEnd(int most);

  CompletableFuture<Optional<Seed>> seed(String table);

  CompletableFuture<Optional<String>> tableOf(String code);

  CompletableFuture<Optional<String>> codeOf(String table);

  /// Returns the tables that are not finished.
  CompletableFuture<List<String>> unfinished();

  /// Returns some of the tables that are not finished and of which lists have heard nothing since a
  /// moment, the oldest first.
  CompletableFuture<List<String>> idleSince(long moment, int most);

  /// Returns the latest tables of a person.
  CompletableFuture<List<ListingRow>> cardsOf(String person, int most);

  CompletableFuture<Optional<ListingRow>> card(String table);

  /// Returns the latest public tables in a phase.
  CompletableFuture<List<ListingRow>> listed(String phase, int most);

  // People

  /// Keeps a browser in which somebody is known from now on. Whoever has too many loses the one
  /// that was not used for the longest time.
  CompletableFuture<Void> saveSession(String person, Session session);

  /// Returns the browsers in which somebody is known, the latest used first.
  CompletableFuture<List<Session>> sessionsOf(String person);

  /// Notes that a browser was here at a moment.
  CompletableFuture<Void> seen(String tokenHash, long at);

  /// Forgets some of a person's browsers, and lets other nodes know.
  CompletableFuture<Void> endSessions(String person, List<String> tokenHashes);

  CompletableFuture<Void> savePerson(Someone person);

  CompletableFuture<Optional<Someone>> person(String id);

  CompletableFuture<Optional<Someone>> personByToken(String tokenHash);

  CompletableFuture<Void> saveLink(String linkHash, String person, long expires);

  /// Returns whose link this is, if it can still be used.
  CompletableFuture<Optional<String>> linkOf(String linkHash, long now);

  /// Uses a link up, and returns whose it was.
  CompletableFuture<Optional<String>> useLink(String linkHash, long now);

  // Talk

  /// Keeps what was said, unless something else has that number, which fails with [Overtaken].
  CompletableFuture<Void> say(String table, int number, Remark remark);

  /// Returns what was said at a table, from a number on.
  CompletableFuture<List<Remark>> said(String table, int from);

  /// Keeps that somebody does not want to hear a seat of a table, or wants to again.
  CompletableFuture<Void> mute(String person, String table, int seat, boolean muted);

  /// Returns the seats of a table whom somebody does not want to hear.
  CompletableFuture<Set<Integer>> muted(String person, String table);

  // Being there

  /// Notes that the server opens when this machine's clock says `wall`, and learns when it was
  /// down; fails with [WrongClock] if that clock cannot be trusted.
  CompletableFuture<Void> wake(long wall);

  /// Notes that the server is up, and lines can be appended, when this machine's clock says `wall`;
  /// fails with [WrongClock] if that clock cannot be trusted any more. If nothing is noted for
  /// long, nobody could play meanwhile.
  CompletableFuture<Void> alive(long wall);

  /// Returns the time by which lines are stored and clocks run, when this machine's clock says
  /// `wall`.
  long time(long wall);

  /// Returns the time in which nobody could play, as far as is known at each moment.
  Downtime credit();

  /// Returns the nodes that share this store.
  Cluster fleet();

  /// Returns when the server was last up.
  CompletableFuture<Optional<Long>> lastAlive();

  CompletableFuture<Void> saveOutage(Outage outage);

  CompletableFuture<List<Outage>> outages();

  @Override
  void close();

  /// How long a log is, and with which hash it ends.
  record Head(int lines, String hash) {}

  /// Somebody who has been here.
  record Someone(String id, String name, String flag, long since) {}

  /// A browser in which somebody is known.
  ///
  /// @param tokenHash the hash of the secret that it holds
  /// @param device what it says to be, in a few words
  record Session(String tokenHash, String device, long since, long seen) {}

  /// A time in which the server was down, in milliseconds.
  record Outage(long from, long to) {}

  /// What somebody said at a table.
  ///
  /// @param command how the page called it
  /// @param body what was said, as JSON
  record Remark(String command, String body) {}

  /// What lists say of a table.
  ///
  /// @param lines how many lines the log had
  /// @param people the ids of those who sit at the table, by seat; empty where nobody does
  /// @param body the rest, as JSON
  record ListingRow(
      String table,
      String game,
      String phase,
      boolean listed,
      long opened,
      long changed,
      int lines,
      List<String> people,
      String body) {
    public ListingRow {
      people = List.copyOf(people);
    }
  }
}
