package tortuga.server.people;

import java.time.Duration;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tortuga.server.store.Store;
import tortuga.server.table.Refusal;

/// Everybody who has been here. There are no accounts: whoever holds the secret is the person.
public final class People {
  /// How long a link to another device works.
  public static final Duration LINK_LIFE = Duration.ofMinutes(15);

  private static final int LONGEST_NAME = 24;
  private static final int REMEMBERED = 10_000;

  private final Store store;
  private final InstantSource time;
  private final Map<String, Store.Someone> byToken =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Store.Someone> eldest) {
          return size() > REMEMBERED;
        }
      };

  /// Somebody new, and the secret by which he is known again.
  public record Newcomer(Store.Someone person, Secret token) {}

  public People(Store store, InstantSource time) {
    this.store = store;
    this.time = time;
  }

  /// Returns whose token this is, if anybody's.
  public Optional<Store.Someone> of(String token) {
    String hash = new Secret(token).hash();
    synchronized (byToken) {
      Store.Someone known = byToken.get(hash);
      if (known != null) return Optional.of(known);
    }
    Optional<Store.Someone> found = store.personByToken(hash).join();
    found.ifPresent(person -> remember(hash, person));
    return found;
  }

  private void remember(String hash, Store.Someone person) {
    synchronized (byToken) {
      byToken.put(hash, person);
    }
  }

  /// Welcomes somebody who has not been here.
  public Newcomer welcome(String name, String flag) throws Refusal {
    Store.Someone person =
        new Store.Someone(Secret.random().text(), name(name), flag(flag), time.millis());
    store.savePerson(person).join();
    return new Newcomer(person, newToken(person));
  }

  private Secret newToken(Store.Someone person) {
    Secret token = Secret.random();
    store.saveToken(token.hash(), person.id()).join();
    return token;
  }

  public Store.Someone rename(Store.Someone person, String name, String flag) throws Refusal {
    Store.Someone renamed = new Store.Someone(person.id(), name(name), flag(flag), person.since());
    store.savePerson(renamed).join();
    forget(person.id());
    return renamed;
  }

  /// Forgets what somebody was called, who may be called otherwise now.
  public void forget(String person) {
    synchronized (byToken) {
      byToken.values().removeIf(known -> known.id().equals(person));
    }
  }

  /// Returns a secret that makes whoever uses it first, and soon, the same person elsewhere.
  public Secret link(Store.Someone person) {
    Secret link = Secret.random();
    store.saveLink(link.hash(), person.id(), time.millis() + LINK_LIFE.toMillis()).join();
    return link;
  }

  /// Returns whose link this is, and leaves it as it is.
  public Optional<Store.Someone> behind(String link) {
    return store
        .linkOf(new Secret(link).hash(), time.millis())
        .join()
        .flatMap(person -> store.person(person).join());
  }

  /// Uses a link up, and returns a token of its own for the other device.
  public Optional<Newcomer> arriveBy(String link) {
    return store
        .useLink(new Secret(link).hash(), time.millis())
        .join()
        .flatMap(person -> store.person(person).join())
        .map(person -> new Newcomer(person, newToken(person)));
  }

  private static String name(String wish) throws Refusal {
    String name = OneLine.of(wish);
    if (name.isEmpty() || name.codePointCount(0, name.length()) > LONGEST_NAME) {
      throw new Refusal("bad-name", Integer.toString(LONGEST_NAME));
    }
    return name;
  }

  private static String flag(String wish) throws Refusal {
    if (!wish.matches("[a-z0-9-]{1,24}")) throw new Refusal("bad-flag");
    return wish;
  }
}
