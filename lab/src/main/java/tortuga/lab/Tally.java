package tortuga.lab;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Outcome;
import tortuga.engine.Seat;
import tortuga.engine.Seats;

/// Adds up what happens in one game after another. Confined to one thread; tallies can be added.
final class Tally<E extends Event> {
  private final Census<E> census;
  private final Counter lengths = new Counter();
  private final Counter winnerScores = new Counter();
  private final List<Counter> scores;
  private final int[] wins;
  private final int[] sharedWins;
  private int games;
  private int lost;
  private long decisions;

  Tally(Game<?, ?, E, ?> game, int seats) {
    census = new Census<>(game);
    scores = Stream.generate(Counter::new).limit(seats).toList();
    wins = new int[seats];
    sharedWins = new int[seats];
  }

  /// Returns the journal for the next game.
  Census<E> census() {
    return census;
  }

  /// Adds a game that has just ended.
  void add(Contest.Result<?> result) {
    census.close();
    games++;
    decisions += result.decisions();
    lengths.add(result.decisions());
    Outcome outcome = result.outcome();
    for (int i = 0; i < wins.length; i++) scores.get(i).add(outcome.scores().get(i));
    Seats winners = outcome.winners();
    if (winners.isEmpty()) lost++;
    for (Seat winner : winners) {
      wins[winner.index()]++;
      if (winners.size() > 1) sharedWins[winner.index()]++;
      winnerScores.add(outcome.score(winner));
    }
  }

  void addAll(Tally<E> other) {
    census.addAll(other.census);
    games += other.games;
    decisions += other.decisions;
    lost += other.lost;
    lengths.addAll(other.lengths);
    winnerScores.addAll(other.winnerScores);
    for (int i = 0; i < wins.length; i++) {
      scores.get(i).addAll(other.scores.get(i));
      wins[i] += other.wins[i];
      sharedWins[i] += other.sharedWins[i];
    }
  }

  Statistics statistics() {
    Counter all = new Counter();
    scores.forEach(all::addAll);
    return new Statistics(
        games,
        decisions,
        lengths.distribution(),
        all.distribution(),
        winnerScores.distribution(),
        scores.stream().map(Counter::distribution).toList(),
        boxed(wins),
        boxed(sharedWins),
        lost,
        census.perGame());
  }

  private static List<Integer> boxed(int[] numbers) {
    return Arrays.stream(numbers).boxed().toList();
  }
}
