package tortuga.record;

import java.util.ArrayList;
import java.util.List;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;

/// Chance that passes on another one's results, and remembers them in the words that a
/// [DictatedChance] reads.
public final class RecordedChance implements Chance {
  private final Chance source;
  private final List<Draw> draws = new ArrayList<>();

  /// One draw, described so that whoever knows the seed can repeat it.
  ///
  /// @param result the result in words, such as `combat star`
  /// @param of how many results were possible, each equally likely
  /// @param place which of them it was, in the order in which the game prints them; the first is
  ///   zero
  public record Draw(String result, int of, int place) {}

  public RecordedChance(Chance source) {
    this.source = source;
  }

  @Override
  public int pick(Luck luck, long mask) {
    int result = source.pick(luck, mask);
    return remember(luck, result, Long.bitCount(mask), Long.bitCount(mask & (1L << result) - 1));
  }

  @Override
  public int die(Luck luck, int sides) {
    int result = source.die(luck, sides);
    return remember(luck, result, sides, result - 1);
  }

  @Override
  public int below(Luck luck, int bound) {
    int result = source.below(luck, bound);
    return remember(luck, result, bound, result);
  }

  private int remember(Luck luck, int result, int of, int place) {
    draws.add(new Draw(luck.name() + " " + luck.word().apply(result), of, place));
    return result;
  }

  /// Returns all draws so far.
  public List<Draw> draws() {
    return List.copyOf(draws);
  }

  /// Returns the results of all draws so far, such as `combat star`.
  public List<String> results() {
    return draws.stream().map(Draw::result).toList();
  }
}
