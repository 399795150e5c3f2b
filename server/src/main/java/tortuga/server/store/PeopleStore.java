package tortuga.server.store;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// People, the browsers in which they are signed in, and links to further devices. Thread-safe.
public interface PeopleStore {
  CompletableFuture<Void> savePerson(Someone person);

  CompletableFuture<Optional<Someone>> person(String id);

  CompletableFuture<Optional<Someone>> personByToken(String tokenHash);

  /// Stores a browser in which somebody is signed in. Whoever has too many loses the one that was
  /// unused for the longest time.
  CompletableFuture<Void> saveSession(String person, Session session);

  /// Returns the browsers in which somebody is signed in, the latest used first.
  CompletableFuture<List<Session>> sessionsOf(String person);

  /// Notes when a browser was used.
  CompletableFuture<Void> seen(String tokenHash, long at);

  /// Signs some of a person's browsers out, and tells other nodes.
  CompletableFuture<Void> endSessions(String person, List<String> tokenHashes);

  CompletableFuture<Void> saveLink(String linkHash, String person, long expires);

  /// Returns whose link this is, if it can still be used.
  CompletableFuture<Optional<String>> linkOf(String linkHash, long now);

  /// Uses a link up, and returns whose it was.
  CompletableFuture<Optional<String>> useLink(String linkHash, long now);

  /// A person.
  record Someone(String id, String name, String flag, long since) {}

  /// A browser in which somebody is signed in.
  ///
  /// @param tokenHash the hash of the secret that it holds
  /// @param device what it is, in a few words
  record Session(String tokenHash, String device, long since, long seen) {}
}
