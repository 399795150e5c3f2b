package tortuga.jamaica.state;

import tortuga.engine.steps.StepNotation;
import tortuga.jamaica.Cargo;
import tortuga.jamaica.Face;
import tortuga.jamaica.Half;

/// What is still to happen: duties, which the rules see to, and questions, which somebody must
/// answer.
public sealed interface Step {
  StepNotation<Step> NOTATION = new StepNotation<>(Step.class, Question.class);

  /// Something that happens without anybody being asked, or that leads to a question.
  sealed interface Duty extends Step {}

  record StartRound() implements Duty {}

  record TakeTurn(int ship) implements Duty {}

  record Act(int ship, Half half) implements Duty {}

  record Load(int ship, Cargo cargo, int amount) implements Duty {}

  record MoveAhead(int ship, int steps) implements Duty {}

  record MoveBack(int ship, int steps) implements Duty {}

  record Fight(int attacker, int defender) implements Duty {}

  record FireBack(Combat combat) implements Duty {}

  record Roll(Combat combat, int cannons) implements Duty {}

  record Settle(int ship) implements Duty {}

  record HauntSea(Half half) implements Duty {}

  record EndRound() implements Duty {}

  /// Something that waits for an answer.
  sealed interface Question extends Step, tortuga.engine.steps.Question {}

  record PlaceDice(int first, int second) implements Question {}

  record ChooseCard() implements Question {}

  record ChoosePath(int ship, int steps) implements Question {}

  record ChooseTarget(int attacker) implements Question {}

  record SpendCannons(Combat combat) implements Question {}

  record Saber(Combat combat, int cannons, Face face) implements Question {}

  record ChooseLoot(int winner, int loser) implements Question {}

  record PlaceLoad(int ship, Cargo cargo, int amount) implements Question {}

  record DumpHold(int ship, Cargo cargo, int amount) implements Question {}

  record PayFrom(int ship, Cargo cargo, int due) implements Question {}

  record ChooseRetreat(int ship) implements Question {}

  record GhostMove(int steps) implements Question {}
}
