package tortuga.server.table.game;

import java.util.List;
import java.util.function.Function;
import tortuga.bots.BotContext;
import tortuga.bots.BotLevel;
import tortuga.bots.Budget;
import tortuga.bots.Observation;
import tortuga.engine.Move;
import tortuga.engine.State;
import tortuga.engine.chance.SplitMix;
import tortuga.engine.text.Notation;

/// A question as it can be taken away, to be thought about elsewhere.
public final class AdviceRequest {
  private final int question;
  private final Function<Budget, List<Opinion>> think;

  /// What came of thinking about one move.
  public record Opinion(String move, double chance, int visits) {}

  private AdviceRequest(int question, Function<Budget, List<Opinion>> think) {
    this.question = question;
    this.think = think;
  }

  /// Lets the strongest bot think about what a seat sees.
  static <S extends State<S>, M extends Move> AdviceRequest of(
      int question, BotContext<S, M> context, Observation<S, M> observation, Notation<M> notation) {
    return new AdviceRequest(
        question,
        budget ->
            BotLevel.LEGEND
                .bot(context, budget)
                .advise(observation, new SplitMix(question))
                .options()
                .stream()
                .map(option ->
                    new Opinion(notation.write(option.move()), option.chance(), option.visits()))
                .toList());
  }

  public int question() {
    return question;
  }

  /// Returns what a bot thinks of each move, the best one first.
  public List<Opinion> opinions(Budget budget) {
    return think.apply(budget);
  }
}
