package tortuga.review;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tortuga.engine.Move;
import tortuga.engine.State;

/// How likely each seat was to win at every point of a game, by the whole truth.
final class Positions<S extends State<S>, M extends Move> {
  private static final int AFTER = 1;
  private static final int MOVED = 2;

  private final Course<S, M> course;
  private final Yardstick yardstick;
  private final long seed;

  /// After each entry; and after each move, whatever luck came with it.
  private final WinChances[] after;

  private final WinChances[] moved;

  /// Before the setup.
  private WinChances expected = WinChances.certain(new double[0]);

  Positions(Course<S, M> course, Yardstick yardstick, long seed) {
    this.course = course;
    this.yardstick = yardstick;
    this.seed = seed;
    after = new WinChances[course.turns().size() + 1];
    moved = new WinChances[course.turns().size() + 1];
    Arrays.fill(after, expected);
    Arrays.fill(moved, expected);
  }

  /// A move whose luck must be drawn again: where there was no choice, the chances were the same
  /// before.
  private static boolean needsRedraws(Turn<?, ?> turn) {
    return turn.isLucky() && turn.options() != 1;
  }

  /// Returns what is to be computed, in parts that do not depend on each other.
  List<Runnable> parts(long playouts) {
    List<Runnable> parts = new ArrayList<>();
    parts.add(() -> expected = referee().chancesBeforeSetup(playouts, seedOf(0, MOVED)));
    parts.add(() -> after[0] = referee().chances(following(0), playouts, seedOf(0, AFTER)));
    for (Turn<S, M> turn : course.turns()) {
      int entry = turn.entry();
      if (turn.matters()) {
        parts.add(() ->
            after[entry] = referee().chances(following(entry), playouts, seedOf(entry, AFTER)));
      }
      if (needsRedraws(turn)) {
        long own = seedOf(entry, MOVED);
        parts.add(() ->
            moved[entry] =
                referee().chancesAfter(turn.before(), turn.seat(), turn.move(), playouts, own));
      }
    }
    return parts;
  }

  private Referee<S, M> referee() {
    return new Referee<>(course.context(), yardstick);
  }

  private long seedOf(int entry, int purpose) {
    return Streams.seed(seed, entry, purpose);
  }

  /// Returns the position after an entry and all answers without a choice that follow from it.
  private S following(int entry) {
    return course.turns().stream()
        .skip(entry)
        .filter(Turn::matters)
        .findFirst()
        .map(Turn::before)
        .orElse(course.end());
  }

  /// Returns the chances before the setup.
  WinChances expected() {
    return expected;
  }

  /// Returns the chances after an entry that matters, or after the setup.
  WinChances after(int entry) {
    return after[entry];
  }

  /// Returns the chances after the move of an entry that matters, before its luck.
  WinChances moved(Turn<S, M> turn, WinChances before) {
    if (!turn.isLucky()) return after[turn.entry()];
    return turn.options() == 1 ? before : moved[turn.entry()];
  }
}
