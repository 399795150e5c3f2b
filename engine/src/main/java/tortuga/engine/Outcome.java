package tortuga.engine;

import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// How a game ended: each seat's score, and its rank, ties sharing one. Whoever has rank one has
/// won; in a game that all can lose together, the best rank may be two.
public record Outcome(List<Integer> scores, List<Integer> ranks) {
  public Outcome {
    scores = List.copyOf(scores);
    ranks = List.copyOf(ranks);
    if (scores.size() != ranks.size()) {
      throw new IllegalArgumentException("every seat needs a score and a rank");
    }
  }

  /// Ranks seats by an order in which `better(a, b) > 0` means that seat `a` did better than seat
  /// `b`.
  public static Outcome ranked(List<Integer> scores, IntBinaryOperator better) {
    return new Outcome(
        scores,
        IntStream.range(0, scores.size())
            .mapToObj(seat -> rank(seat, scores.size(), better))
            .toList());
  }

  private static int rank(int seat, int seats, IntBinaryOperator better) {
    int rank = 1;
    for (int other = 0; other < seats; other++) {
      if (other != seat && better.applyAsInt(other, seat) > 0) rank++;
    }
    return rank;
  }

  /// A game without points: `winners` have won, all others have lost.
  public static Outcome wonBy(Seats winners, int seats) {
    return new Outcome(
        IntStream.range(0, seats).mapToObj(i -> winners.contains(Seat.of(i)) ? 1 : 0).toList(),
        IntStream.range(0, seats).mapToObj(i -> winners.contains(Seat.of(i)) ? 1 : 2).toList());
  }

  public int score(Seat seat) {
    return scores.get(seat.index());
  }

  public int rank(Seat seat) {
    return ranks.get(seat.index());
  }

  /// Returns those who won: one, several who share the victory, or nobody.
  public Seats winners() {
    return IntStream.range(0, ranks.size())
        .filter(i -> ranks.get(i) == 1)
        .mapToObj(Seat::of)
        .collect(
            Collectors.reducing(
                Seats.NONE, Seats::of, (a, b) -> Seats.ofMask(a.mask() | b.mask())));
  }
}
