package tortuga.server.people;

import java.time.Duration;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tortuga.server.store.PeopleStore;
import tortuga.server.store.Store;
import tortuga.server.table.Refusal;

/// Everybody who has been here. There are no accounts: whoever holds the secret is the person.
public final class People {
  /// How long a link to another device works.
  public static final Duration LINK_LIFE = Duration.ofMinutes(15);

  /// How often it is noted that a browser was used.
  private static final Duration NOTED = Duration.ofHours(1);

  private static final int REMEMBERED = 10_000;

  private final Store store;
  private final InstantSource time;
  private final Map<String, Known> byToken =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Known> eldest) {
          return size() > REMEMBERED;
        }
      };

  /// A person, and when their browser was last noted as used.
  private record Known(PeopleStore.Someone person, long seen) {}

  /// Somebody new, and the secret that identifies them from now on.
  public record Newcomer(PeopleStore.Someone person, Secret token) {}

  public People(Store store, InstantSource time) {
    this.store = store;
    this.time = time;
  }

  /// Returns whose token this is, if anybody's.
  public Optional<PeopleStore.Someone> of(String token) {
    String hash = new Secret(token).hash();
    long now = time.millis();
    synchronized (byToken) {
      Known known = byToken.get(hash);
      if (known != null && now - known.seen() < NOTED.toMillis()) {
        return Optional.of(known.person());
      }
    }
    Optional<PeopleStore.Someone> found = store.personByToken(hash).join();
    if (found.isEmpty()) return found;
    synchronized (byToken) {
      byToken.put(hash, new Known(found.get(), now));
    }
    var _ = store.seen(hash, now); // a list that is an hour late hurts nobody
    return found;
  }

  /// Registers somebody new.
  public Newcomer welcome(String name, String flag, String device) throws Refusal {
    PeopleStore.Someone person =
        new PeopleStore.Someone(
            Secret.random().text(), PersonName.chosen(name), flag(flag), time.millis());
    store.savePerson(person).join();
    return new Newcomer(person, newToken(person, device));
  }

  private Secret newToken(PeopleStore.Someone person, String device) {
    Secret token = Secret.random();
    long now = time.millis();
    store.saveSession(person.id(), new PeopleStore.Session(token.hash(), device, now, now)).join();
    return token;
  }

  /// Returns the browsers in which somebody is signed in, the latest used first.
  public List<PeopleStore.Session> sessions(PeopleStore.Someone person) {
    return store.sessionsOf(person.id()).join();
  }

  /// Signs some browsers out.
  public void end(PeopleStore.Someone person, List<PeopleStore.Session> sessions) {
    List<String> hashes = sessions.stream().map(PeopleStore.Session::tokenHash).toList();
    store.endSessions(person.id(), hashes).join();
    forget(person.id());
  }

  public PeopleStore.Someone rename(PeopleStore.Someone person, String name, String flag)
      throws Refusal {
    PeopleStore.Someone renamed =
        new PeopleStore.Someone(person.id(), PersonName.chosen(name), flag(flag), person.since());
    store.savePerson(renamed).join();
    forget(person.id());
    return renamed;
  }

  /// Drops the cached name of a person, who may have another one now.
  public void forget(String person) {
    synchronized (byToken) {
      byToken.values().removeIf(known -> known.person().id().equals(person));
    }
  }

  /// Returns a secret that makes whoever uses it first, and soon, the same person elsewhere.
  public Secret link(PeopleStore.Someone person) {
    Secret link = Secret.random();
    store.saveLink(link.hash(), person.id(), time.millis() + LINK_LIFE.toMillis()).join();
    return link;
  }

  /// Returns whose link this is, without using it up.
  public Optional<PeopleStore.Someone> behind(String link) {
    return store
        .linkOf(new Secret(link).hash(), time.millis())
        .join()
        .flatMap(person -> store.person(person).join());
  }

  /// Uses a link up, and returns a token of its own for the other device.
  public Optional<Newcomer> arriveBy(String link, String device) {
    return store
        .useLink(new Secret(link).hash(), time.millis())
        .join()
        .flatMap(person -> store.person(person).join())
        .map(person -> new Newcomer(person, newToken(person, device)));
  }

  /// Returns a new code with which a person comes back once, and forgets the one before.
  public RecoveryCode newRecoveryCode(PeopleStore.Someone person) {
    RecoveryCode code = RecoveryCode.random();
    store.saveRecovery(person.id(), code.hash(), time.millis()).join();
    return code;
  }

  /// Returns when a person's code was made, if there is one that still works.
  public Optional<Long> recoverySince(PeopleStore.Someone person) {
    return store.recoverySince(person.id()).join();
  }

  /// Returns whose code this is, without using it up.
  public Optional<PeopleStore.Someone> behind(RecoveryCode code) {
    return store.recoveryOf(code.hash()).join().flatMap(person -> store.person(person).join());
  }

  /// Uses a code up, and returns a token of its own for the browser in which it was typed.
  public Optional<Newcomer> comeBack(RecoveryCode code, String device) {
    return store
        .useRecovery(code.hash())
        .join()
        .flatMap(person -> store.person(person).join())
        .map(person -> new Newcomer(person, newToken(person, device)));
  }

  private static String flag(String text) throws Refusal {
    if (!text.matches("[a-z0-9-]{1,24}")) throw new Refusal("bad-flag");
    return text;
  }
}
