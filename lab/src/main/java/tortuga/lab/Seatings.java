package tortuga.lab;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/// Ways to seat contestants so that, over all of them, nobody has the better places.
final class Seatings {
  /// At larger tables, not every way to divide the seats between two is tried.
  private static final int ALL_WAYS = 5;

  private Seatings() {}

  /// Returns who sits where, as numbers of contestants: one list for each way.
  ///
  /// As many contestants as seats rotate. Fewer are spread evenly, two of them in every way that a
  /// small table allows. Of more, every selection plays, and rotates.
  static List<List<Integer>> of(int contestants, int seats) {
    Set<List<Integer>> ways = new LinkedHashSet<>();
    if (contestants == 2 && seats > 2) divide(seats, ways);
    else if (contestants <= seats) spread(contestants, seats, ways);
    else select(0, contestants, seats, List.of(), ways);
    return List.copyOf(ways);
  }

  private static void divide(int seats, Set<List<Integer>> ways) {
    if (seats > ALL_WAYS) {
      rotate(IntStream.range(0, seats).map(i -> 2 * i / seats).boxed().toList(), ways);
      rotate(IntStream.range(0, seats).map(i -> i % 2).boxed().toList(), ways);
      if (seats % 2 == 1) complement(ways);
      return;
    }
    for (int mask = 0; mask < 1 << seats; mask++) {
      int second = mask;
      int count = Integer.bitCount(mask);
      if (count == seats / 2 || count == (seats + 1) / 2) {
        ways.add(IntStream.range(0, seats).map(i -> second >> i & 1).boxed().toList());
      }
    }
  }

  private static void complement(Set<List<Integer>> ways) {
    for (List<Integer> way : List.copyOf(ways)) ways.add(way.stream().map(i -> 1 - i).toList());
  }

  private static void spread(int contestants, int seats, Set<List<Integer>> ways) {
    rotate(IntStream.range(0, seats).map(i -> i % contestants).boxed().toList(), ways);
    for (int first = 1; seats % contestants != 0 && first < contestants; first++) {
      int shift = first;
      rotate(IntStream.range(0, seats).map(i -> (i + shift) % contestants).boxed().toList(), ways);
    }
  }

  private static void select(
      int from, int contestants, int seats, List<Integer> chosen, Set<List<Integer>> ways) {
    if (chosen.size() == seats) {
      rotate(chosen, ways);
      return;
    }
    for (int next = from; next < contestants; next++) {
      List<Integer> more = new ArrayList<>(chosen);
      more.add(next);
      select(next + 1, contestants, seats, more, ways);
    }
  }

  private static void rotate(List<Integer> seating, Set<List<Integer>> ways) {
    for (int turn = 0; turn < seating.size(); turn++) {
      List<Integer> turned = new ArrayList<>(seating.subList(turn, seating.size()));
      turned.addAll(seating.subList(0, turn));
      ways.add(List.copyOf(turned));
    }
  }
}
