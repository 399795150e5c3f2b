package tortuga.engine.foresight;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Remembers what a function of a game has worked out, up to a number of results; then it begins
/// again. Thread-safe.
public final class Memo<K, V> {
  private final Map<K, V> known = new HashMap<>();
  private final int most;
  private final Function<K, V> function;

  /// @param function must return the same for the same key
  public Memo(int most, Function<K, V> function) {
    this.most = most;
    this.function = function;
  }

  public V of(K key) {
    V found = look(key);
    if (found != null) return found;
    V made = function.apply(key);
    keep(key, made);
    return made;
  }

  private synchronized @Nullable V look(K key) {
    return known.get(key);
  }

  private synchronized void keep(K key, V made) {
    if (known.size() >= most) known.clear();
    known.put(key, made);
  }
}
