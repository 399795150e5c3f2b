package tortuga.lab;

import java.util.List;
import tortuga.bots.Advice;
import tortuga.bots.BotContext;
import tortuga.bots.BotLevel;
import tortuga.bots.Budget;
import tortuga.bots.Observation;
import tortuga.engine.Game;
import tortuga.engine.Move;
import tortuga.engine.State;
import tortuga.engine.chance.Chance;
import tortuga.engine.text.Notation;

/// A bot's advice in the notation of a game, for hints and reviews.
///
/// @param iterations number of simulated continuations
/// @param moves all legal moves, the one that it would choose first
public record AdviceReport(int seat, String level, int iterations, List<Candidate> moves) {
  /// What the bot thinks of one move.
  ///
  /// @param chance estimated probability that the seat wins with it, from zero to one
  /// @param visits how often the search tried it
  /// @param appeal how promising it looked before the search, from zero to one
  public record Candidate(String move, double chance, int visits, double appeal) {}

  public AdviceReport {
    moves = List.copyOf(moves);
  }

  /// Asks a bot of a level for advice; it sees no more than the seat does.
  public static <S extends State<S>, M extends Move> AdviceReport of(
      Game<S, M, ?, ?> game,
      BotContext<S, M> context,
      Observation<S, M> observation,
      BotLevel level,
      Budget budget,
      long seed) {
    Notation<M> notation = new Notation<>(game.moveType());
    Advice<M> advice = level.bot(context, budget).advise(observation, Chance.seeded(seed));
    return new AdviceReport(
        observation.seat().index(),
        level.toString(),
        advice.iterations(),
        advice.options().stream()
            .map(each ->
                new Candidate(
                    notation.write(each.move()), each.chance(), each.visits(), each.appeal()))
            .toList());
  }
}
