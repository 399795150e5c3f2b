package tortuga.server.store.sql;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import tortuga.server.store.DepartureStore;
import tortuga.server.store.PeopleStore;
import tortuga.server.store.RecoveryStore;

/// What is stored about people, in SQL that all our databases understand.
public abstract class SqlPeople implements PeopleStore, RecoveryStore, DepartureStore {
  /// Writes in one batch with whatever else is to be written.
  public abstract <T> CompletableFuture<T> write(WriteTask<T> task);

  /// Reads in a thread that may wait for the disk.
  public abstract <T> CompletableFuture<T> query(Function<Handle, T> question);

  /// Tells the other nodes that somebody has another name.
  public void tellRenamed(Handle handle, String person) {}

  /// Tells the other nodes that somebody is no longer known in some browser.
  public void tellSignedOut(Handle handle, String person) {}

  @Override
  public CompletableFuture<Void> savePerson(Someone person) {
    return write(handle -> {
      PersonRows.save(handle, person);
      tellRenamed(handle, person.id());
      return nothing();
    });
  }

  @Override
  public CompletableFuture<Void> saveSession(String person, Session session) {
    return write(handle -> {
      SessionRows.save(handle, person, session);
      return nothing();
    });
  }

  @Override
  public CompletableFuture<List<Session>> sessionsOf(String person) {
    return query(handle -> SessionRows.of(handle, person));
  }

  @Override
  public CompletableFuture<Void> seen(String tokenHash, long at) {
    return write(handle -> {
      handle.execute("update token set seen = ? where hash = ?", at, tokenHash);
      return nothing();
    });
  }

  @Override
  public CompletableFuture<Void> endSessions(String person, List<String> tokenHashes) {
    return write(handle -> {
      SessionRows.end(handle, person, tokenHashes);
      tellSignedOut(handle, person);
      return nothing();
    });
  }

  @Override
  public CompletableFuture<Optional<Someone>> person(String id) {
    return query(handle -> PersonRows.byId(handle, id));
  }

  @Override
  public CompletableFuture<Optional<Someone>> personByToken(String tokenHash) {
    return query(handle -> PersonRows.byToken(handle, tokenHash));
  }

  @Override
  public CompletableFuture<Void> saveLink(String linkHash, String person, long expires) {
    return write(handle -> {
      PersonRows.saveLink(handle, linkHash, person, expires);
      return nothing();
    });
  }

  @Override
  public CompletableFuture<Optional<String>> linkOf(String linkHash, long now) {
    return query(handle -> PersonRows.ofLink(handle, linkHash, now));
  }

  @Override
  public CompletableFuture<Optional<String>> useLink(String linkHash, long now) {
    return write(handle -> PersonRows.useLink(handle, linkHash, now));
  }

  // Recovery

  @Override
  public CompletableFuture<Void> saveRecovery(String person, String codeHash, long since) {
    return write(handle -> {
      RecoveryRows.save(handle, person, codeHash, since);
      return nothing();
    });
  }

  @Override
  public CompletableFuture<Optional<Long>> recoverySince(String person) {
    return query(handle -> RecoveryRows.since(handle, person));
  }

  @Override
  public CompletableFuture<Optional<String>> recoveryOf(String codeHash) {
    return query(handle -> RecoveryRows.owner(handle, codeHash));
  }

  @Override
  public CompletableFuture<Optional<String>> useRecovery(String codeHash) {
    return write(handle -> RecoveryRows.use(handle, codeHash));
  }

  // Departures

  @Override
  public CompletableFuture<Void> depart(Departure departure) {
    return write(handle -> {
      DepartureRows.save(handle, departure);
      tellSignedOut(handle, departure.person());
      return nothing();
    });
  }

  @Override
  public CompletableFuture<List<Departure>> departures(int most) {
    return query(handle -> DepartureRows.list(handle, most));
  }

  @Override
  public CompletableFuture<List<String>> tablesNaming(String person) {
    return query(handle -> DepartureRows.tablesNaming(handle, person));
  }

  @Override
  public CompletableFuture<List<String>> sharedTables(String person, String other) {
    return query(handle -> DepartureRows.sharedTables(handle, person, other));
  }

  @Override
  public CompletableFuture<Void> forgotten(String person) {
    return write(handle -> {
      handle.execute("delete from departure where person = ?", person);
      return nothing();
    });
  }

  @Override
  public CompletableFuture<List<String>> notSeenSince(long moment, int most) {
    return query(handle -> DepartureRows.notSeenSince(handle, moment, most));
  }

  @SuppressWarnings("NullAway") // the one value that a future of nothing can have
  public static Void nothing() {
    return null;
  }
}
