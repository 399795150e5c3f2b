package tortuga.lab;

import java.util.Collections;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.SortedMap;
import java.util.TreeMap;

/// How often each value occurred.
public record Distribution(SortedMap<Integer, Long> counts) {
  public Distribution {
    counts = Collections.unmodifiableSortedMap(new TreeMap<>(counts));
  }

  public boolean isEmpty() {
    return counts.isEmpty();
  }

  /// Returns how many values there were.
  public long size() {
    return counts.values().stream().mapToLong(Long::longValue).sum();
  }

  public int least() {
    return counts.firstKey();
  }

  public int most() {
    return counts.lastKey();
  }

  /// Returns the mean, which is zero where nothing was counted.
  public double mean() {
    long sum = 0;
    for (var count : counts.entrySet()) sum += count.getKey() * count.getValue();
    return isEmpty() ? 0 : (double) sum / size();
  }

  /// Returns the least value that `percent` percent of all values do not exceed.
  public int percentile(int percent) {
    long needed = Math.ceilDiv(size() * percent, 100);
    long passed = 0;
    for (Map.Entry<Integer, Long> count : counts.entrySet()) {
      passed += count.getValue();
      if (passed >= needed) return count.getKey();
    }
    throw new NoSuchElementException("nothing was counted");
  }
}
