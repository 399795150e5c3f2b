package tortuga.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;

/// Makes lists by counting, as a stream over a range would. A view is a few dozen of them, and is
/// made after every move for everybody at the table; there a stream costs more than what it does.
public final class Lists {
  private Lists() {}

  /// Returns what there is for each number from zero up to `count`, which is excluded.
  public static <T> List<T> of(int count, IntFunction<? extends T> each) {
    List<T> row = new ArrayList<>(count);
    for (int i = 0; i < count; i++) row.add(each.apply(i));
    return List.copyOf(row);
  }

  /// Returns the numbers from zero up to `count`, which is excluded, that are wanted.
  public static List<Integer> where(int count, IntPredicate wanted) {
    List<Integer> row = new ArrayList<>(count);
    for (int i = 0; i < count; i++) if (wanted.test(i)) row.add(i);
    return List.copyOf(row);
  }
}
