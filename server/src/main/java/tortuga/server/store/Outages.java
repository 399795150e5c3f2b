package tortuga.server.store;

import java.util.List;
import tortuga.server.table.clock.Downtime;

/// The times in which nobody could play, because no node was up or nothing could be stored: no
/// clock counts them. Thread-safe; more may be added.
public final class Outages implements Downtime {
  private volatile List<UptimeStore.Outage> known = List.of();

  public void learn(List<UptimeStore.Outage> outages) {
    known = List.copyOf(outages);
  }

  /// Returns how many are known.
  public int count() {
    return known.size();
  }

  @Override
  public long between(long from, long to) {
    List<UptimeStore.Outage> outages = known;
    long lost = 0;
    for (int i = outages.size() - 1; i >= 0; i--) {
      UptimeStore.Outage outage = outages.get(i);
      if (outage.to() <= from) break;
      lost += Math.max(0, Math.min(to, outage.to()) - Math.max(from, outage.from()));
    }
    return lost;
  }
}
