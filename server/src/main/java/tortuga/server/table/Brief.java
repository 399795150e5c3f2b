package tortuga.server.table;

import java.util.List;
import java.util.function.Function;
import tortuga.bots.BotKind;
import tortuga.bots.Budget;
import tortuga.bots.Ropes;
import tortuga.bots.Sight;
import tortuga.engine.Move;
import tortuga.engine.Notation;
import tortuga.engine.SplitMix;
import tortuga.engine.State;

/// A question as it can be taken away, to be thought about elsewhere.
public final class Brief {
  private final int question;
  private final Function<Budget, List<Opinion>> think;

  /// What came of thinking about one move.
  public record Opinion(String move, double chance, int visits) {}

  private Brief(int question, Function<Budget, List<Opinion>> think) {
    this.question = question;
    this.think = think;
  }

  /// Lets the strongest bot think about what a seat sees.
  static <S extends State<S>, M extends Move> Brief of(
      int question, Ropes<S, M> ropes, Sight<S, M> sight, Notation<M> notation) {
    return new Brief(
        question,
        budget ->
            BotKind.LEGEND
                .bot(ropes, budget)
                .advise(sight, new SplitMix(question))
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
