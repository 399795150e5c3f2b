package tortuga.mutinies.state;

import tortuga.engine.steps.StepNotation;
import tortuga.mutinies.Card;
import tortuga.mutinies.Combination;

/// What is still to happen: duties, which the referee sees to, and questions, which somebody must
/// answer. Discs are numbered as their owners' seats, the Minion's after them.
public sealed interface Step {
  StepNotation<Step> NOTATION = new StepNotation<>(Step.class, Question.class);

  /// Something that happens without anybody being asked, or that leads to a question.
  sealed interface Duty extends Step {}

  record StartRound() implements Duty {}

  record TakeTurn(int disc) implements Duty {}

  record ResolveDiscs() implements Duty {}

  record OpenWindow(int seat) implements Duty {}

  record Resolve(int disc) implements Duty {}

  record DealRum() implements Duty {}

  record FifthInCity(int seat) implements Duty {}

  record Refill() implements Duty {}

  record EndRound() implements Duty {}

  record CheckEnd() implements Duty {}

  record OfferTrades(int turn) implements Duty {}

  /// Something that waits for an answer.
  sealed interface Question extends Step, tortuga.engine.steps.Question {
    /// Returns who must answer.
    int seat();
  }

  record CaptainTurn(int seat) implements Question {}

  record SailorTurn(int seat) implements Question {}

  record MinionTurn(int seat) implements Question {}

  record AfterPlacing(int seat) implements Question {}

  record BeforeResolving(int seat) implements Question {}

  record NtrJewel(int seat) implements Question {}

  record MarketRow(int seat) implements Question {}

  record SellJewels(int seat, Combination row) implements Question {}

  record SellRum(int seat, Combination row, int most) implements Question {}

  record RobJewel(int seat) implements Question {}

  record CabinRob(int seat) implements Question {}

  record MutinyCard(int seat, int deposed) implements Question {}

  record CardTarget(int seat, Card card) implements Question {}

  record Overboard(int seat) implements Question {}

  record FinalTrade(int seat) implements Question {}
}
