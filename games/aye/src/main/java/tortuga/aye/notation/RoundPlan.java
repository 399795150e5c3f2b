package tortuga.aye.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tortuga.aye.Mission;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Step;
import tortuga.aye.state.Step.*;
import tortuga.aye.state.Window;

/// What is below a step on the agenda: the rest of its attempt, of its phase, of the round.
final class RoundPlan {
  private final AyeState table;
  private boolean attempt;

  RoundPlan(AyeState table) {
    this.table = table;
    attempt = table.mission != AyeState.NO_MISSION;
  }

  /// Returns all that follows a step, in order of time; the step must not be one that comes between
  /// others.
  List<Step> after(Step step) {
    List<Step> rest = new ArrayList<>();
    Optional<Step> next = next(step);
    while (next.isPresent()) {
      rest.add(next.get());
      next = next(next.get());
    }
    return rest;
  }

  private Optional<Step> next(Step step) {
    return Optional.ofNullable(
        switch (step) {
          case SwapCard() -> new DiscardThird();
          case UseAbility(Window window, int turn) -> new OpenWindow(window, turn + 1);
          case OpenWindow(Window window, _) -> afterWindow(window);
          case WeatherKraken _, BreakTie _ -> new Muster();
          case Muster _, ClearPlank _ -> new IssueCommands(0, 0);
          case IssueCommands _ -> new CastVotes();
          case CastVotes _, OfferReputation _, PayReputation _ -> new ActFreely(0);
          case ActFreely _, ChooseAction _ -> new Repair(0);
          case Repair _, SpendOnRepair _ -> new LendHook(0);
          case LendHook _, GiveHook _ -> new BeginMission(Mission.SAILS);
          case Gather(Mission mission, _) -> new NextGroup(mission, 0);
          case TakeStance(Mission mission, _) -> new NextGroup(mission, 0);
          case BeginMission(Mission mission) -> afterMission(mission);
          case NextGroup(Mission mission, _) -> afterMission(mission);
          case DealArghDice _, TakeArghDice _, ThrowAll _ -> otherGroups();
          case TakeTurns _, ConsiderThrow _ -> new ThrowNamed();
          case WeighThrow _, ThrowNamed _ -> new Stop();
          case Stop() -> new OpenWindow(Window.TRIDENT, 0);
          case TurnLast _, TurnDice _ -> new OpenWindow(Window.CAPTAIN, 0);
          case SufferKrakens() -> new JudgeAttempt();
          case JudgeAttempt() -> new KeepHooks();
          case KeepHooks() -> attempt ? new EndAttempt() : new BeginMutiny();
          case EndAttempt() -> new CheckMissions();
          case CheckMissions() -> otherGroups();
          case BeginMutiny _, AskMutineers _, ConsiderMutiny _ -> new AskClaims();
          case ShowThumbs(int declarer, _) -> new AskMutineers(1 << declarer);
          case JudgeClaim(int claimant, _, _) -> new HearClaims(turn(claimant) + 1);
          case AskClaims _, MeetRoundEnd _, HearClaims _ ->
              table.allFinished() ? new CountCards() : new EndRound();
          case StartRound _,
              DiscardThird _,
              ChooseCaptain _,
              DealDoubloons _,
              EndRound _,
              CountCards _,
              GainPoints _,
              LosePoint _,
              BlameCaptain _,
              Settle _,
              EnjoyFame _,
              DiscardCard _ ->
              null;
        });
  }

  private static Step afterWindow(Window window) {
    return switch (window) {
      case DAWN -> new WeatherKraken();
      case KRAKEN -> new WeighThrow();
      case TRIDENT -> new TurnLast(0);
      case CAPTAIN -> new SufferKrakens();
    };
  }

  private static Step afterMission(Mission mission) {
    return mission == Mission.SWORDS
        ? new KeepHooks()
        : new BeginMission(Mission.of(mission.ordinal() + 1));
  }

  /// After an attempt the later groups make theirs.
  private Step otherGroups() {
    attempt = false;
    Mission mission = Mission.of(Math.clamp(table.phase - Mission.SAILS.phase(), 0, 3));
    return new NextGroup(mission, slot() + 1);
  }

  private int slot() {
    int crew = table.crewSize();
    if (table.members == 0) return 2 * crew;
    int first = table.firstMember();
    return switch (table.pirates[first].stance) {
      case EARLY -> turn(first);
      case LATE -> crew + 1 + turn(first);
      case NONE, UNITE, ASIDE, REFUSED -> crew;
    };
  }

  /// Returns which turn a seat has in crew order.
  private int turn(int seat) {
    return table.clockwise(seat + table.seats - table.captain - 1);
  }
}
