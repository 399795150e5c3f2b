package tortuga.engine.foresight;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import tortuga.engine.chance.Luck;

/// Knows which results of a draw are the same thing, such as two coins of a kind: those with the
/// same word. Thread-safe.
final class EqualResults {
  /// Only a few: a game has a handful of kinds of luck.
  private volatile Draw[] draws = new Draw[0];

  /// Returns what is known of one kind of draw.
  Draw of(Luck luck) {
    for (Draw draw : draws) if (draw.isOf(luck)) return draw;
    return add(luck);
  }

  private synchronized Draw add(Luck luck) {
    for (Draw draw : draws) if (draw.isOf(luck)) return draw;
    Draw[] more = Arrays.copyOf(draws, draws.length + 1);
    more[draws.length] = new Draw(luck);
    draws = more;
    return more[more.length - 1];
  }

  /// The results of one kind of draw.
  static final class Draw {
    private final Luck luck;
    private final Map<String, Long> resultsByWord = new HashMap<>();
    private volatile Kinds kinds = new Kinds(0, 0, new long[Long.SIZE]);

    private Draw(Luck luck) {
      this.luck = luck;
    }

    boolean isOf(Luck other) {
      return luck.equals(other);
    }

    /// Returns one result of each kind among those that are possible.
    long distinct(long mask) {
      return distinct(known(mask), mask);
    }

    /// Returns the same after one result was taken out of those that were possible before.
    long distinctWithout(long taken, long mask, long before) {
      long same = kinds.sameAs[Long.numberOfTrailingZeros(taken)];
      return (before & ~same) | Long.lowestOneBit(mask & same);
    }

    private Kinds known(long mask) {
      Kinds known = kinds;
      return (mask & ~known.results) == 0 ? known : learn(mask);
    }

    private static long distinct(Kinds known, long mask) {
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
