package tortuga.server.table;

import tortuga.engine.Requests;

/// How many requests a seat may make now.
///
/// @param since when the present ration was handed out
public record RequestQuota(Requests requests, long since) {
  public int most() {
    return requests.most();
  }

  /// Whether something that was said, then, is taken from this ration.
  public boolean covers(String phrase, long at) {
    return at >= since && phrase.startsWith(requests.prefix());
  }
}
