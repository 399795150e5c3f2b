package tortuga.bots;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tortuga.engine.Move;

/// The nodes of a search, each found by the fingerprint of everything that its seat has perceived
/// since the search began. So there is a tree for each seat, and all of them share one hash table.
final class SearchTree<M extends Move> {
  private final Map<M, Integer> ids = new HashMap<>();
  private long[] keys = new long[1024];
  private @Nullable SearchNode<M>[] nodes = table(1024);
  private int size;

  /// Returns the number of a move: one for the first move met, two for the next, and so on, so that
  /// fingerprints are the same in every run.
  int id(M move) {
    return ids.computeIfAbsent(move, _ -> ids.size() + 1);
  }

  /// Returns the node with a fingerprint, a new one if there is none yet.
  SearchNode<M> node(long key) {
    int slot = slot(key);
    SearchNode<M> found = nodes[slot];
    if (found != null) return found;
    if (2 * ++size > keys.length) {
      grow();
      slot = slot(key);
    }
    SearchNode<M> added = new SearchNode<>();
    keys[slot] = key;
    nodes[slot] = added;
    return added;
  }

  private int slot(long key) {
    int slot = (int) key & keys.length - 1;
    while (nodes[slot] != null && keys[slot] != key) slot = slot + 1 & keys.length - 1;
    return slot;
  }

  private void grow() {
    long[] oldKeys = keys;
    @Nullable SearchNode<M>[] oldNodes = nodes;
    keys = new long[2 * oldKeys.length];
    nodes = table(keys.length);
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldNodes[i] == null) continue;
      int slot = slot(oldKeys[i]);
      keys[slot] = oldKeys[i];
      nodes[slot] = oldNodes[i];
    }
  }

  @SuppressWarnings("unchecked") // only nodes of this tree are put in
  private static <M extends Move> @Nullable SearchNode<M>[] table(int size) {
    return (@Nullable SearchNode<M>[]) new SearchNode<?>[size];
  }

  /// Returns the fingerprint of a perception after everything that was perceived before.
  static long fingerprint(long before, long news) {
    long z = (before ^ news) * 0x9e3779b97f4a7c15L + news;
    z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
    z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
    return z ^ z >>> 31;
  }
}
