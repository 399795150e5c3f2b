package tortuga.server.limits;

import java.time.InstantSource;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/// Counts what everybody does, and says when it is too much: by person, and by address. Strangers
/// have only their address. Thread-safe.
public final class Limits {
  private final Map<Limit, RateLimit> byPerson = new EnumMap<>(Limit.class);
  private final Map<Limit, RateLimit> byAddress = new EnumMap<>(Limit.class);
  private final int factor;

  /// Multiplies every limit by a factor.
  public Limits(int factor, InstantSource time) {
    this.factor = factor;
    for (Limit limit : Limit.values()) {
      byPerson.put(limit, rate(limit.personBurst, limit.personPerMinute, time));
      byAddress.put(limit, rate(limit.addressBurst, limit.addressPerMinute, time));
    }
  }

  private RateLimit rate(int burst, int perMinute, InstantSource time) {
    return new RateLimit((double) factor * burst, (double) factor * perMinute, time);
  }

  /// Returns the factor of this server.
  public int factor() {
    return factor;
  }

  /// Whether somebody may do something once more, which is counted.
  public boolean allow(Limit limit, Optional<String> person, String address) {
    return (person.isEmpty() || limit.personBurst == 0 || of(byPerson, limit).take(person.get()))
        && of(byAddress, limit).take(address);
  }

  /// Whether somebody at an address may do something once more.
  public boolean allow(Limit limit, String address) {
    return allow(limit, Optional.empty(), address);
  }

  /// Counts one more action of a source, and returns how many milliseconds it must wait for that.
  public long delay(Limit limit, String source) {
    return of(byPerson, limit).reserve(source);
  }

  /// Forgets people and addresses that have done nothing since a time; what they may do is the same
  /// as if they had never been here.
  public void forgetBefore(long moment) {
    byPerson.values().forEach(limit -> limit.forgetBefore(moment));
    byAddress.values().forEach(limit -> limit.forgetBefore(moment));
  }

  /// Returns how many people and addresses are remembered, by limit.
  int remembered() {
    return byPerson.values().stream().mapToInt(RateLimit::remembered).sum()
        + byAddress.values().stream().mapToInt(RateLimit::remembered).sum();
  }

  private static RateLimit of(Map<Limit, RateLimit> limits, Limit limit) {
    RateLimit found = limits.get(limit);
    if (found == null) throw new IllegalStateException("no rate limit for " + limit);
    return found;
  }
}
