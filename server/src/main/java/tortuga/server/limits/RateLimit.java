package tortuga.server.limits;

import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;

/// A token bucket for each of many names. A name that has not been seen for long has a full one, so
/// only the latest names are remembered. Thread-safe.
public final class RateLimit {
  private static final int REMEMBERED = 20_000;

  private final double burst;
  private final double perMilli;
  private final InstantSource time;
  private final Map<String, Bucket> buckets =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
          return size() > REMEMBERED;
        }
      };

  /// The tokens that are left, and when they were counted; negative if they were taken in advance.
  private record Bucket(double tokens, long at) {}

  /// Allows `burst` at once, and `perMinute` more as time goes by.
  public RateLimit(double burst, double perMinute, InstantSource time) {
    this.burst = burst;
    this.perMilli = perMinute / 60_000;
    this.time = time;
  }

  /// Takes a token; false if there is none left.
  public synchronized boolean take(String name) {
    Bucket now = now(name);
    boolean allowed = now.tokens >= 1;
    if (allowed) buckets.put(name, new Bucket(now.tokens - 1, now.at));
    return allowed;
  }

  /// Takes a token, even one that is not there yet, and returns after how many milliseconds it will
  /// be.
  public synchronized long reserve(String name) {
    Bucket now = now(name);
    buckets.put(name, new Bucket(now.tokens - 1, now.at));
    return now.tokens >= 1 ? 0 : (long) Math.ceil((1 - now.tokens) / perMilli);
  }

  /// Forgets names that have not been seen since a time and whose bucket is full again.
  synchronized void forgetBefore(long moment) {
    buckets
        .entrySet()
        .removeIf(entry ->
            entry.getValue().at < moment
                && filled(entry.getValue(), time.millis()).tokens >= burst);
  }

  /// Returns how many names are remembered.
  synchronized int remembered() {
    return buckets.size();
  }

  /// A clock that is set back adds and removes no tokens.
  private Bucket now(String name) {
    long now = time.millis();
    Bucket then = buckets.get(name);
    return then == null ? new Bucket(burst, now) : filled(then, now);
  }

  private Bucket filled(Bucket then, long now) {
    double gained = perMilli * Math.max(0, now - then.at);
    return new Bucket(Math.min(burst, then.tokens + gained), now);
  }
}
