package tortuga.aye;

import tortuga.aye.Step.*;
import tortuga.engine.Sketch;

/// Refuses steps that name nobody at the table, or that cannot be taken in a position.
final class StepCheck {
  private final AyeState table;

  StepCheck(AyeState table) {
    this.table = table;
  }

  void check(Step step, Sketch line) {
    switch (step) {
      case OpenWindow(Window window, int turn) -> window(window, turn, line);
      case UseAbility(Window window, int turn) -> window(window, turn, line);
      case ActFreely(int turn) -> turn(turn, line);
      case Repair(int turn) -> turn(turn, line);
      case LendHook(int turn) -> turn(turn, line);
      case Gather(_, int turn) -> turn(turn, line);
      case HearClaims(int turn) -> turn(turn, line);
      case ChooseAction(int turn) -> crew(turn, line);
      case SpendOnRepair(int turn) -> crew(turn, line);
      case GiveHook(int turn) -> crew(turn, line);
      case TakeStance(_, int turn) -> crew(turn, line);
      case DealArghDice(int turn) -> attempt(turn, line);
      case TakeTurns(int turn) -> attempt(turn, line);
      case TurnLast(int turn) -> attempt(turn, line);
      case TakeArghDice(int turn) -> member(turn, line);
      case ConsiderThrow(int turn) -> member(turn, line);
      case TurnDice(int turn) -> member(turn, line);
      case ThrowAll _,
          WeighThrow _,
          ThrowNamed _,
          Stop _,
          SufferKrakens _,
          JudgeAttempt _,
          EndAttempt _ ->
          attempt(0, line);
      case GainPoints(int seat, _) -> seat(seat, line);
      case LosePoint(int seat) -> seat(seat, line);
      case EnjoyFame(int seat) -> seat(seat, line);
      case DiscardCard(int seat) -> seat(seat, line);
      case ConsiderMutiny(int seat, _) -> seat(seat, line);
      case ShowThumbs(int declarer, int nominee) -> {
        seat(declarer, line);
        seat(nominee, line);
      }
      case JudgeClaim(int claimant, _, int target) -> {
        seat(claimant, line);
        seat(target, line);
      }
      default -> {}
    }
  }

  private void seat(int seat, Sketch line) {
    if (seat < 0 || seat >= table.seats) throw line.wrong("there is no seat " + seat);
  }

  private void turn(int turn, Sketch line) {
    if (turn < 0 || turn > table.seats) throw line.wrong("there is no turn " + turn);
  }

  private void crew(int turn, Sketch line) {
    if (turn < 0 || turn >= table.crewSize()) throw line.wrong("nobody has turn " + turn);
  }

  private void attempt(int turn, Sketch line) {
    turn(turn, line);
    if (table.mission == AyeState.NO_MISSION || table.members == 0) {
      throw line.wrong("there is no attempt");
    }
  }

  private void member(int turn, Sketch line) {
    crew(turn, line);
    attempt(turn, line);
    if (!table.isMember(table.crew(turn))) throw line.wrong("this pirate is not in the attempt");
  }

  private void window(Window window, int turn, Sketch line) {
    if (window == Window.DAWN) turn(turn, line);
    else attempt(turn, line);
  }
}
