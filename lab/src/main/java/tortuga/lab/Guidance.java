package tortuga.lab;

import java.util.List;
import tortuga.bots.Advice;
import tortuga.bots.BotKind;
import tortuga.bots.Budget;
import tortuga.bots.Ropes;
import tortuga.bots.Sight;
import tortuga.engine.Chance;
import tortuga.engine.Game;
import tortuga.engine.Move;
import tortuga.engine.Notation;
import tortuga.engine.State;

/// A bot's advice in the notation of a game, for hints and reviews.
///
/// @param iterations how often the bot played on in its mind
/// @param moves all legal moves, the one that it would choose first
public record Guidance(int seat, String level, int iterations, List<Line> moves) {
  /// What the bot thinks of one move.
  ///
  /// @param chance how likely the seat is to win with it, from zero to one
  /// @param visits how often the bot tried it in its mind
  /// @param appeal how tempting it looked at first sight, from zero to one
  public record Line(String move, double chance, int visits, double appeal) {}

  public Guidance {
    moves = List.copyOf(moves);
  }

  /// Asks a bot of some level for advice; it sees no more than the seat does.
  public static <S extends State<S>, M extends Move> Guidance of(
      Game<S, M, ?, ?> game,
      Ropes<S, M> ropes,
      Sight<S, M> sight,
      BotKind level,
      Budget budget,
      long seed) {
    Notation<M> notation = new Notation<>(game.moveType());
    Advice<M> advice = level.bot(ropes, budget).advise(sight, Chance.seeded(seed));
    return new Guidance(
        sight.seat().index(),
        level.toString(),
        advice.iterations(),
        advice.options().stream()
            .map(each ->
                new Line(notation.write(each.move()), each.chance(), each.visits(), each.appeal()))
            .toList());
  }
}
