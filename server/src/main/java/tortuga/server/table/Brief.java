package tortuga.server.table;

import java.util.List;
import java.util.function.Function;
import tortuga.bots.Budget;

/// A question as it can be taken away, to be thought about elsewhere.
public final class Brief {
  private final int question;
  private final Function<Budget, List<Opinion>> think;

  /// What came of thinking about one move.
  public record Opinion(String move, double chance, int visits) {}

  Brief(int question, Function<Budget, List<Opinion>> think) {
    this.question = question;
    this.think = think;
  }

  public int question() {
    return question;
  }

  /// Returns what a bot thinks of each move, the best one first.
  public List<Opinion> opinions(Budget budget) {
    return think.apply(budget);
  }
}
