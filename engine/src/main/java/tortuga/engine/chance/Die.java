package tortuga.engine.chance;

import java.util.List;
import java.util.stream.IntStream;

/// A kind of die that a game throws: its name, and what its sides show, in order, as luck names
/// them.
public record Die(String name, List<String> sides) {
  public Die {
    sides = List.copyOf(sides);
  }

  /// A die numbered from one.
  public static Die numbered(Luck luck, int sides) {
    return shows(luck, IntStream.rangeClosed(1, sides));
  }

  /// A die whose sides are counted from zero, and show what `luck` calls them.
  public static Die of(Luck luck, int sides) {
    return shows(luck, IntStream.range(0, sides));
  }

  private static Die shows(Luck luck, IntStream sides) {
    return new Die(luck.name(), sides.mapToObj(luck.word()).toList());
  }
}
