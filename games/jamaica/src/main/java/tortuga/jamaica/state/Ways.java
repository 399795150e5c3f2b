package tortuga.jamaica.state;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;

/// The shortest ways between spaces, all in the same direction.
final class Ways {
  private static final int NOWHERE = -1;

  /// By the first space and then by the last one.
  private final List<List<Integer>> passed = new ArrayList<>(Route.SPACES * Route.SPACES);

  /// @param neighbours for each space those that are one step further, as a set of bits
  Ways(long[] neighbours) {
    for (int from = 0; from < Route.SPACES; from++) {
      int[] before = search(from, neighbours);
      for (int to = 0; to < Route.SPACES; to++) passed.add(between(before, from, to));
    }
  }

  /// Returns the spaces that lie on the way between two others, in the order in which they come.
  List<Integer> between(int from, int to) {
    return passed.get(from * Route.SPACES + to);
  }

  /// Returns from which space one comes to each other.
  private static int[] search(int from, long[] neighbours) {
    int[] before = new int[Route.SPACES];
    Arrays.fill(before, NOWHERE);
    Deque<Integer> reached = new ArrayDeque<>(List.of(from));
    while (!reached.isEmpty()) {
      int here = reached.remove();
      for (long left = neighbours[here]; left != 0; left &= left - 1) {
        int next = Long.numberOfTrailingZeros(left);
        if (next == from || before[next] != NOWHERE) continue;
        before[next] = here;
        reached.add(next);
      }
    }
    return before;
  }

  private static List<Integer> between(int[] before, int from, int to) {
    List<Integer> way = new ArrayList<>();
    for (int here = before[to]; here != from && here != NOWHERE; here = before[here]) way.add(here);
    Collections.reverse(way);
    return List.copyOf(way);
  }
}
