package tortuga.server.store;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// People, the browsers in which they are known, and links to further devices. Thread-safe.
public interface PeopleStore {
  CompletableFuture<Void> savePerson(Someone person);

  CompletableFuture<Optional<Someone>> person(String id);

  CompletableFuture<Optional<Someone>> personByToken(String tokenHash);

  /// Keeps a browser in which somebody is known from now on. Whoever has too many loses the one
  /// that was not used for the longest time.
  CompletableFuture<Void> saveSession(String person, Session session);

  /// Returns the browsers in which somebody is known, the latest used first.
  CompletableFuture<List<Session>> sessionsOf(String person);

  /// Notes that a browser was here at a moment.
  CompletableFuture<Void> seen(String tokenHash, long at);

  /// Forgets some of a person's browsers, and lets other nodes know.
  CompletableFuture<Void> endSessions(String person, List<String> tokenHashes);

  CompletableFuture<Void> saveLink(String linkHash, String person, long expires);

  /// Returns whose link this is, if it can still be used.
  CompletableFuture<Optional<String>> linkOf(String linkHash, long now);

  /// Uses a link up, and returns whose it was.
  CompletableFuture<Optional<String>> useLink(String linkHash, long now);

  /// Somebody who has been here.
  record Someone(String id, String name, String flag, long since) {}

  /// A browser in which somebody is known.
  ///
  /// @param tokenHash the hash of the secret that it holds
  /// @param device what it says to be, in a few words
  record Session(String tokenHash, String device, long since, long seen) {}
}
