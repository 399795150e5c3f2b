package tortuga.server.store;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import tortuga.engine.Seed;
import tortuga.server.table.Credit;
import tortuga.server.table.Line;

/// Where everything is kept that must not be lost. Thread-safe.
///
/// What is asked for comes back as a future, which completes when the disk has it. A future fails
/// with [StoreFailure], or with [Overtaken] where that is said.
public interface Store extends AutoCloseable {
  /// Opens a table: its secret, the short code by which it is found, and its first line.
  CompletableFuture<Void> open(String table, Seed seed, String code, Line first, Card card);

  /// Appends a line to a log, unless another one is there already, which fails with [Overtaken]; so
  /// does a line whose time, or whose reason, is overtaken by an outage.
  CompletableFuture<Void> append(String table, Line line);

  /// Changes what lists say of a table, unless they know more already; the log says the same, so
  /// nothing depends on it.
  CompletableFuture<Void> saveCard(Card card);

  /// Returns the log of a table from a line on; empty if there is no such table.
  CompletableFuture<List<Line>> read(String table, int from);

  CompletableFuture<Optional<Seed>> seed(String table);

  CompletableFuture<Optional<String>> tableOf(String code);

  CompletableFuture<Optional<String>> codeOf(String table);

  /// Returns the tables that are not finished.
  CompletableFuture<List<String>> unfinished();

  /// Returns the latest tables of a person.
  CompletableFuture<List<Card>> cardsOf(String person, int most);

  CompletableFuture<Optional<Card>> card(String table);

  /// Returns the latest public tables in a phase.
  CompletableFuture<List<Card>> listed(String phase, int most);

  // People

  CompletableFuture<Void> saveToken(String tokenHash, String person);

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

  /// Notes that the server opens at a moment, and learns when it was down.
  CompletableFuture<Void> wake(long now);

  /// Notes that the server is up at a moment.
  CompletableFuture<Void> alive(long now);

  /// Returns the time in which nobody could play, as far as is known at each moment.
  Credit credit();

  /// Returns the nodes that share this store.
  Fleet fleet();

  /// Returns when the server was last up.
  CompletableFuture<Optional<Long>> lastAlive();

  CompletableFuture<Void> saveOutage(Outage outage);

  CompletableFuture<List<Outage>> outages();

  @Override
  void close();

  /// Somebody who has been here.
  record Someone(String id, String name, String flag, long since) {}

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
  record Card(
      String table,
      String game,
      String phase,
      boolean listed,
      long opened,
      long changed,
      int lines,
      List<String> people,
      String body) {
    public Card {
      people = List.copyOf(people);
    }
  }
}
