package tortuga.server.web;

import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;

/// How much everybody may ask for: a purse per name, which fills up again with time.
final class Allowance {
  private static final int REMEMBERED = 20_000;

  private final double most;
  private final double perMilli;
  private final InstantSource time;
  private final Map<String, Purse> purses =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Purse> eldest) {
          return size() > REMEMBERED;
        }
      };

  private record Purse(double coins, long at) {}

  /// Gives everybody `most` coins, and `perSecond` more as time goes by.
  Allowance(int most, double perSecond, InstantSource time) {
    this.most = most;
    this.perMilli = perSecond / 1000;
    this.time = time;
  }

  /// Takes a coin out of a purse; false if there is none left.
  synchronized boolean take(String name) {
    long now = time.millis();
    Purse purse = purses.getOrDefault(name, new Purse(most, now));
    double coins = Math.min(most, purse.coins() + perMilli * (now - purse.at()));
    if (coins < 1) return false;
    purses.put(name, new Purse(coins - 1, now));
    return true;
  }
}
