package tortuga.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;

/// Creates lists by counting, as a stream over a range would. A view contains a few dozen lists,
/// and is made after every move for everybody at the table; a stream costs more than its work
/// there.
public final class Lists {
  private Lists() {}

  /// Returns a value for each number from zero to `count`, exclusive.
  public static <T> List<T> of(int count, IntFunction<? extends T> each) {
    List<T> row = new ArrayList<>(count);
    for (int i = 0; i < count; i++) row.add(each.apply(i));
    return List.copyOf(row);
  }

  /// Returns the wanted numbers from zero to `count`, exclusive.
  public static List<Integer> where(int count, IntPredicate wanted) {
    List<Integer> row = new ArrayList<>(count);
    for (int i = 0; i < count; i++) if (wanted.test(i)) row.add(i);
    return List.copyOf(row);
  }
}
