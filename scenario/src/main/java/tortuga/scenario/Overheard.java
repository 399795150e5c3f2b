package tortuga.scenario;

import java.util.ArrayList;
import java.util.List;
import tortuga.engine.Chance;
import tortuga.engine.Luck;

/// Chance that passes on what another one gives, and remembers it in the words that a [Script]
/// reads.
public final class Overheard implements Chance {
  private final Chance source;
  private final List<String> results = new ArrayList<>();

  public Overheard(Chance source) {
    this.source = source;
  }

  @Override
  public int pick(Luck luck, long mask) {
    return remember(luck, source.pick(luck, mask));
  }

  @Override
  public int die(Luck luck, int sides) {
    return remember(luck, source.die(luck, sides));
  }

  @Override
  public int below(Luck luck, int bound) {
    return remember(luck, source.below(luck, bound));
  }

  private int remember(Luck luck, int result) {
    results.add(luck.name() + " " + luck.word().apply(result));
    return result;
  }

  /// Returns all results so far, such as `combat star`.
  public List<String> results() {
    return List.copyOf(results);
  }
}
