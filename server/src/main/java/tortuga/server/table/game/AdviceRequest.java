package tortuga.server.table.game;

import java.util.List;
import java.util.function.Function;
import tortuga.bots.Advice;
import tortuga.bots.BotContext;
import tortuga.bots.BotLevel;
import tortuga.bots.Budget;
import tortuga.bots.Observation;
import tortuga.bots.reasons.Reasons;
import tortuga.engine.Move;
import tortuga.engine.State;
import tortuga.engine.chance.SplitMix;
import tortuga.engine.text.Notation;

/// A question in a form that another thread can answer.
public final class AdviceRequest {
  private final int question;
  private final Function<Budget, Answer> think;

  /// What a bot thinks of each move, the best one first, and why that one is the best.
  public record Answer(List<Opinion> opinions, Hint hint) {}

  /// The rating of one move.
  public record Opinion(String move, double chance, int visits) {}

  private AdviceRequest(int question, Function<Budget, Answer> think) {
    this.question = question;
    this.think = think;
  }

  /// Rates the moves of a seat with the strongest bot.
  static <S extends State<S>, M extends Move> AdviceRequest of(
      int question, BotContext<S, M> context, Observation<S, M> observation, Notation<M> notation) {
    return new AdviceRequest(
        question, budget -> answer(question, context, observation, notation, budget));
  }

  private static <S extends State<S>, M extends Move> Answer answer(
      int question,
      BotContext<S, M> context,
      Observation<S, M> observation,
      Notation<M> notation,
      Budget budget) {
    Advice<M> advice =
        BotLevel.LEGEND.bot(context, budget).advise(observation, new SplitMix(question));
    List<Opinion> opinions =
        advice.options().stream()
            .map(option ->
                new Opinion(notation.write(option.move()), option.chance(), option.visits()))
            .toList();
    return new Answer(
        opinions,
        Hint.of(
            Reasons.of(context, observation, advice, advice.best(), question), advice, notation));
  }

  public int question() {
    return question;
  }

  /// Returns what a bot thinks of each move.
  public Answer answer(Budget budget) {
    return think.apply(budget);
  }
}
