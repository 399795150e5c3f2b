package tortuga.server.http;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// Current counts by name, such as the pages of one address. Thread-safe.
final class OpenCounts {
  private final Map<String, Integer> counts = new ConcurrentHashMap<>();

  /// Counts one more, or returns false if there are `most` already.
  boolean enter(String name, long most) {
    if (counts.merge(name, 1, Integer::sum) <= most) return true;
    leave(name);
    return false;
  }

  void leave(String name) {
    counts.merge(name, -1, OpenCounts::orNone);
  }

  private static @Nullable Integer orNone(Integer count, Integer change) {
    return count + change == 0 ? null : count + change;
  }
}
