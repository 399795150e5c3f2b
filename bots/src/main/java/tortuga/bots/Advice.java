package tortuga.bots;

import java.util.List;
import java.util.stream.IntStream;
import tortuga.engine.Move;
import tortuga.engine.Moves;

/// What a bot thinks of the legal moves of a seat.
///
/// @param options all legal moves, the one that the bot would choose first
/// @param iterations number of simulated continuations; zero if the bot does not search
public record Advice<M extends Move>(List<Option<M>> options, int iterations) {
  /// One legal move.
  ///
  /// @param chance estimated probability that the seat wins with it, from zero to one
  /// @param visits how often the search tried it
  /// @param appeal how promising it looked before any search; the appeals of all moves add up to
  ///   one
  public record Option<M extends Move>(M move, double chance, int visits, double appeal) {}

  public Advice {
    options = List.copyOf(options);
  }

  /// Returns the move that the bot would choose.
  public M best() {
    return options.getFirst().move();
  }

  /// Returns the advice of a bot that looks no further than the appeal of each move.
  static <M extends Move> Advice<M> atFirstSight(Moves<M> moves, double[] appeal, int best) {
    return new Advice<>(
        IntStream.range(0, moves.size())
            .boxed()
            .sorted((a, b) -> Double.compare(rank(appeal, b, best), rank(appeal, a, best)))
            .map(i -> new Option<>(moves.get(i), Double.NaN, 0, appeal[i]))
            .toList(),
        0);
  }

  private static double rank(double[] appeal, int move, int best) {
    return move == best ? Double.POSITIVE_INFINITY : appeal[move];
  }
}
