package tortuga.server.tavern;

import java.util.List;
import tortuga.server.store.Store;
import tortuga.server.table.Credit;

/// The times in which the server was down: nobody's clock counts them.
final class Outages implements Credit {
  private final List<Store.Outage> outages;

  Outages(List<Store.Outage> outages) {
    this.outages = List.copyOf(outages);
  }

  /// Learns from the store when the server was down, the latest time being until `now`.
  static Outages until(long now, Store store) {
    store
        .lastAlive()
        .join()
        .filter(last -> last < now)
        .ifPresent(last -> store.saveOutage(new Store.Outage(last, now)).join());
    store.alive(now).join();
    return new Outages(store.outages().join());
  }

  @Override
  public long between(long from, long to) {
    long lost = 0;
    for (int i = outages.size() - 1; i >= 0; i--) {
      Store.Outage outage = outages.get(i);
      if (outage.to() <= from) break;
      lost += Math.max(0, Math.min(to, outage.to()) - Math.max(from, outage.from()));
    }
    return lost;
  }
}
