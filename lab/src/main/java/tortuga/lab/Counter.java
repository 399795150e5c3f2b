package tortuga.lab;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/// Counts how often each value occurs. The order of counting does not matter.
final class Counter {
  private final Map<Integer, Long> counts = new HashMap<>();

  void add(int value) {
    counts.merge(value, 1L, Long::sum);
  }

  void addAll(Counter other) {
    other.counts.forEach((value, count) -> counts.merge(value, count, Long::sum));
  }

  Distribution distribution() {
    return new Distribution(new TreeMap<>(counts));
  }
}
