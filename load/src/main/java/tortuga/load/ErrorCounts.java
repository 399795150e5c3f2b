package tortuga.load;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Errors by kind, and how often each occurred.
final class ErrorCounts {
  private static final int KINDS = 20;

  private final Map<String, LongAdder> counts = new ConcurrentHashMap<>();

  /// Counts an error; ids and numbers in its text do not matter.
  void add(@Nullable String what) {
    String kind = String.valueOf(what).replaceAll("\"[^\"]*\\d[^\"]*\"|\\d+|/[A-Z0-9]{10,}", "…");
    if (counts.size() < KINDS || counts.containsKey(kind)) {
      counts.computeIfAbsent(kind, _ -> new LongAdder()).increment();
    } else {
      counts.computeIfAbsent("…", _ -> new LongAdder()).increment();
    }
  }

  long count() {
    return counts.values().stream().mapToLong(LongAdder::sum).sum();
  }

  /// Returns how often each kind of error occurred.
  Map<String, Long> byKind() {
    return counts.entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, each -> each.getValue().sum()));
  }
}
