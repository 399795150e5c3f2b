package tortuga.server.table;

import tortuga.engine.Requests;

/// How many requests a seat may make now.
///
/// @param since when the present quota began
public record RequestQuota(Requests requests, long since) {
  public int most() {
    return requests.most();
  }

  /// Whether a request at that time counts against this quota.
  public boolean covers(String phrase, long at) {
    return at >= since && phrase.startsWith(requests.prefix());
  }
}
