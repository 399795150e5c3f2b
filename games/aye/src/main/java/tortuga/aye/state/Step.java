package tortuga.aye.state;

import tortuga.aye.Card;
import tortuga.aye.Mission;
import tortuga.engine.steps.StepNotation;

/// What is still to happen: duties, which the referee sees to, and questions, which somebody must
/// answer.
///
/// A `turn` counts in crew order from zero, the captain coming last; sets of seats are sets of
/// bits.
public sealed interface Step {
  StepNotation<Step> NOTATION = new StepNotation<>(Step.class, Question.class);

  /// Something that happens without anybody being asked, or that leads to a question.
  sealed interface Duty extends Step {}

  record StartRound() implements Duty {}

  record OpenWindow(Window window, int turn) implements Duty {}

  record WeatherKraken() implements Duty {}

  record Muster() implements Duty {}

  record OfferReputation() implements Duty {}

  record ActFreely(int turn) implements Duty {}

  record Repair(int turn) implements Duty {}

  record LendHook(int turn) implements Duty {}

  record BeginMission(Mission mission) implements Duty {}

  record Gather(Mission mission, int turn) implements Duty {}

  record NextGroup(Mission mission, int slot) implements Duty {}

  /// The attempt, in the order of its steps.
  record DealArghDice(int turn) implements Duty {}

  record ThrowAll() implements Duty {}

  record WeighThrow() implements Duty {}

  record TakeTurns(int turn) implements Duty {}

  record ThrowNamed() implements Duty {}

  record Stop() implements Duty {}

  record TurnLast(int turn) implements Duty {}

  record SufferKrakens() implements Duty {}

  record JudgeAttempt() implements Duty {}

  record KeepHooks() implements Duty {}

  record EndAttempt() implements Duty {}

  record CheckMissions() implements Duty {}

  /// Points and cards.
  record GainPoints(int seat, int points) implements Duty {}

  record LosePoint(int seat) implements Duty {}

  record BlameCaptain() implements Duty {}

  record Settle() implements Duty {}

  record BeginMutiny() implements Duty {}

  record AskMutineers(int asked) implements Duty {}

  record AskClaims() implements Duty {}

  record HearClaims(int turn) implements Duty {}

  record EndRound() implements Duty {}

  record CountCards() implements Duty {}

  /// Something that waits for an answer.
  sealed interface Question extends Step, tortuga.engine.steps.Question {}

  record SwapCard() implements Question {}

  record DiscardThird() implements Question {}

  record ChooseCaptain(int seat) implements Question {}

  record DealDoubloons(int settled) implements Question {}

  record UseAbility(Window window, int turn) implements Question {}

  record BreakTie(int tied) implements Question {}

  record ClearPlank() implements Question {}

  record IssueCommands(int ordered, int dealt) implements Question {}

  record CastVotes() implements Question {}

  record PayReputation() implements Question {}

  record ChooseAction(int turn) implements Question {}

  record SpendOnRepair(int turn) implements Question {}

  record GiveHook(int turn) implements Question {}

  record TakeStance(Mission mission, int turn) implements Question {}

  record TakeArghDice(int turn) implements Question {}

  record ConsiderThrow(int turn) implements Question {}

  record TurnDice(int turn) implements Question {}

  record EnjoyFame(int seat) implements Question {}

  record DiscardCard(int seat) implements Question {}

  record ConsiderMutiny(int seat, int asked) implements Question {}

  record ShowThumbs(int declarer, int nominee) implements Question {}

  record MeetRoundEnd() implements Question {}

  record JudgeClaim(int claimant, Card card, int target) implements Question {}
}
