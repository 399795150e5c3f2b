package tortuga.engine.foresight;

import java.util.ArrayList;
import java.util.List;
import tortuga.engine.Rules;
import tortuga.engine.State;

/// The worlds that fit what a seat knows, by number. Worlds that are wanted again and again are
/// imagined once. Not thread-safe.
final class Worlds<S extends State<S>> {
  /// However little is hidden, that many worlds are tried.
  static final int FEWEST = 4;

  private final Rules<S, ?, ?, ?> rules;
  private final EqualResults equal;
  private final S concealed;
  private final List<S> kept = new ArrayList<>();
  private boolean isKeeping;
  private int needed = 1;

  Worlds(Rules<S, ?, ?, ?> rules, EqualResults equal, S concealed) {
    this.rules = rules;
    this.equal = equal;
    this.concealed = concealed;
  }

  S concealed() {
    return concealed;
  }

  /// Keeps from now on what is imagined, up to as many worlds as are needed.
  void keep() {
    isKeeping = true;
  }

  /// Makes `world` the one with a number; the first must come before all others.
  void enter(int number, S world) {
    if (number < kept.size()) {
      world.copyFrom(kept.get(number));
      return;
    }
    WorldChance chance = new WorldChance(number, equal);
    world.copyFrom(concealed);
    rules.imagine(world, chance);
    if (number == 0 && chance.mostResults() > 1) needed = Math.max(FEWEST, chance.mostResults());
    if (isKeeping && number == kept.size()) kept.add(world.copy());
  }

  /// Returns how many worlds show every hidden thing in every place where it may be.
  int needed() {
    return needed;
  }
}
