package tortuga.engine.foresight;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tortuga.engine.chance.Luck;

/// Knows which results of a draw are the same thing, such as two coins of a kind: those with the
/// same word. Thread-safe.
final class EqualResults {
  private final Map<Luck, Draw> draws = new ConcurrentHashMap<>();

  /// Returns what is known of one kind of draw.
  Draw of(Luck luck) {
    return draws.computeIfAbsent(luck, Draw::new);
  }

  /// The results of one kind of draw.
  static final class Draw {
    private final Luck luck;
    private final Map<String, Long> resultsByWord = new HashMap<>();
    private volatile Kinds kinds = new Kinds(0, 0, new long[Long.SIZE]);

    private Draw(Luck luck) {
      this.luck = luck;
    }

    /// Whether it is of this kind of draw that all this is known.
    boolean isOf(Luck other) {
      return luck.equals(other);
    }

    /// Returns one result of each kind among those that are possible.
    long distinct(long mask) {
      Kinds known = kinds;
      if ((mask & ~known.results) != 0) known = learn(mask);
      long distinct = mask;
      for (long rest = mask & known.doubles; rest != 0; ) {
        int result = Long.numberOfTrailingZeros(rest);
        distinct = (distinct & ~known.sameAs[result]) | (1L << result);
        rest &= ~known.sameAs[result];
      }
      return distinct;
    }

    private synchronized Kinds learn(long mask) {
      for (long rest = mask & ~kinds.results; rest != 0; rest &= rest - 1) {
        int result = Long.numberOfTrailingZeros(rest);
        resultsByWord.merge(luck.word().apply(result), 1L << result, (a, b) -> a | b);
      }
      long doubles = 0;
      long[] sameAs = new long[Long.SIZE];
      for (long same : resultsByWord.values()) {
        if (Long.bitCount(same) > 1) doubles |= same;
        for (long rest = same; rest != 0; rest &= rest - 1) {
          sameAs[Long.numberOfTrailingZeros(rest)] = same;
        }
      }
      kinds = new Kinds(kinds.results | mask, doubles, sameAs);
      return kinds;
    }

    /// What is known so far: the results whose words are known, those that share a word, and for
    /// each result all that have its word.
    private static final class Kinds {
      private final long results;
      private final long doubles;
      private final long[] sameAs;

      Kinds(long results, long doubles, long[] sameAs) {
        this.results = results;
        this.doubles = doubles;
        this.sameAs = sameAs;
      }
    }
  }
}
