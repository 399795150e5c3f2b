package tortuga.server.table.game;

import java.util.function.IntFunction;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;

/// The chance of a table, which counts its draws: a move that drew cannot be taken back.
final class CountingChance implements IntFunction<Chance> {
  private final IntFunction<Chance> source;
  private int draws;

  CountingChance(IntFunction<Chance> source) {
    this.source = source;
  }

  /// Returns the number of draws so far.
  int draws() {
    return draws;
  }

  /// Returns the same chance for another thread, which counts nothing.
  IntFunction<Chance> uncounted() {
    return source;
  }

  @Override
  public Chance apply(int entry) {
    Chance source = this.source.apply(entry);
    return new Chance() {
      @Override
      public int pick(Luck luck, long mask) {
        draws++;
        return source.pick(luck, mask);
      }

      @Override
      public int die(Luck luck, int sides) {
        draws++;
        return source.die(luck, sides);
      }

      @Override
      public int below(Luck luck, int bound) {
        draws++;
        return source.below(luck, bound);
      }
    };
  }
}
