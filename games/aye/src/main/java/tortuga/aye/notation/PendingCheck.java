package tortuga.aye.notation;

import java.util.List;
import java.util.Set;
import tortuga.aye.Card;
import tortuga.aye.Mission;
import tortuga.aye.goals.Occasion;
import tortuga.aye.rules.Mutinies;
import tortuga.aye.rules.Options;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Step;
import tortuga.aye.state.Step.*;
import tortuga.aye.state.Window;
import tortuga.engine.text.BadPosition;

/// What can be pending in a position: each step by itself, and their order.
///
/// Points and cards may interrupt at any time. Below them is what is going on, and below that what
/// the round brings after it, step by step.
final class PendingCheck {
  private static final int MOST_POINTS = 3;

  /// The steps with which phases begin, except for those of missions.
  private static final Set<Step> OPENINGS =
      Set.of(new ActFreely(0), new Repair(0), new LendHook(0), new BeginMutiny());

  private final AyeState table;
  private final Options options;
  private final List<Step> steps;
  private final boolean inAttempt;
  private int place;

  PendingCheck(AyeState table, Options options) {
    this(table, options, table.agenda.toList().reversed());
  }

  PendingCheck(AyeState table, Options options, List<Step> steps) {
    this.table = table;
    this.options = options;
    this.steps = steps;
    this.inAttempt = table.mission != AyeState.NO_MISSION;
  }

  /// Refuses what is in the wrong place, and questions that nobody would be asked.
  void check() {
    checkParts();
    int base = 0;
    while (base < steps.size() && isBetween(steps.get(base))) base++;
    place = Math.max(0, Math.min(base, steps.size() - 1));
    require(base < steps.size(), "something of the round must follow");
    checkPhase(steps.get(base));
    checkOrder(base);
    place = 0;
    if (steps.getFirst() instanceof Question question) {
      new QuestionCheck(table, question).check();
    }
  }

  private boolean isBetween(Step step) {
    return Part.of(step, inAttempt) == Part.BETWEEN;
  }

  private void require(boolean possible, String reason) {
    if (possible) return;
    throw new BadPosition(
        "pending." + place, "%s: %s".formatted(Step.NOTATION.write(steps.get(place)), reason));
  }

  // Each step by itself

  /// Refuses steps that are not in this game, name nobody at the table, or need an attempt that is
  /// not going on.
  void checkParts() {
    for (place = 0; place < steps.size(); place++) {
      checkParts(steps.get(place));
    }
  }

  private void checkParts(Step step) {
    switch (step) {
      case OpenWindow(Window window, int turn) -> window(window, turn, table.seats);
      case UseAbility(Window window, int turn) -> {
        cards();
        window(window, turn, table.seats - 1);
      }
      case ActFreely(int turn) -> turn(turn, table.crewSize());
      case Repair(int turn) -> turn(turn, table.crewSize());
      case LendHook(int turn) -> turn(turn, table.crewSize());
      case Gather(_, int turn) -> turn(turn, table.crewSize());
      case NextGroup(_, int slot) -> turn(slot, 2 * table.crewSize() + 1);
      case HearClaims(int turn) -> {
        claims();
        turn(turn, table.seats);
      }
      case ChooseAction(int turn) -> turn(turn, table.crewSize() - 1);
      case SpendOnRepair(int turn) -> turn(turn, table.crewSize() - 1);
      case GiveHook(int turn) -> turn(turn, table.crewSize() - 1);
      case TakeStance(_, int turn) -> turn(turn, table.crewSize() - 1);
      case DealArghDice(int turn) -> attempt(turn, false);
      case TakeTurns(int turn) -> attempt(turn, true);
      case TurnLast(int turn) -> attempt(turn, true);
      case TakeArghDice(int turn) -> member(turn, false);
      case ConsiderThrow(int turn) -> member(turn, true);
      case TurnDice(int turn) -> member(turn, true);
      case ThrowAll() -> attempt(0, false);
      case WeighThrow _, ThrowNamed _, Stop _, SufferKrakens _, JudgeAttempt _, EndAttempt _ ->
          attempt(0, true);
      case ChooseCaptain(int seat) -> seat(seat);
      case GainPoints(int seat, int points) -> {
        seat(seat);
        require(points >= 1 && points <= MOST_POINTS, "nobody gains so many points at once");
      }
      case LosePoint(int seat) -> seat(seat);
      case EnjoyFame(int seat) -> seat(seat);
      case DiscardCard(int seat) -> {
        cards();
        seat(seat);
      }
      case DealDoubloons(int settled) -> crew(settled);
      case IssueCommands(int ordered, int dealt) -> {
        crew(ordered);
        crew(dealt);
      }
      case BreakTie(int tied) -> crew(tied);
      case AskMutineers(int asked) -> seats(asked);
      case ConsiderMutiny(int seat, int asked) -> {
        seat(seat);
        seats(asked);
      }
      case ShowThumbs(int declarer, int nominee) -> {
        seat(declarer);
        seat(nominee);
        require(declarer != table.captain, "the captain does not rebel");
        require(nominee != table.captain, "the captain in office is not nominated");
      }
      case JudgeClaim(int claimant, Card card, int target) -> {
        claims();
        seat(claimant);
        seat(target);
        require(card.isIn(Occasion.CLAIM.cards()), card + " is not claimed");
      }
      case SwapCard _ -> require(options.cardSwap(), "in this game no cards are exchanged");
      case DiscardThird _ -> cards();
      case MeetRoundEnd _ -> claims();
      case StartRound _,
          WeatherKraken _,
          Muster _,
          OfferReputation _,
          BeginMission _,
          KeepHooks _,
          CheckMissions _,
          BlameCaptain _,
          Settle _,
          BeginMutiny _,
          AskClaims _,
          EndRound _,
          CountCards _,
          ClearPlank _,
          CastVotes _,
          PayReputation _ -> {}
    }
  }

  private void cards() {
    require(options.hasCards(), "beginners play without cards");
  }

  private void claims() {
    require(options.convinceCards(), "in this game nothing is claimed");
  }

  private void seat(int seat) {
    require(seat >= 0 && seat < table.seats, "there is no seat " + seat);
  }

  private void seats(int mask) {
    require(mask >= 0 && mask < 1 << table.seats, "there are not so many seats");
  }

  private void crew(int mask) {
    seats(mask);
    require((mask & 1 << table.captain) == 0, "the captain is not among them");
  }

  private void turn(int turn, int last) {
    require(turn >= 0 && turn <= last, "nobody has turn " + turn);
  }

  private void attempt(int turn, boolean thrown) {
    turn(turn, table.crewSize());
    require(inAttempt && table.members != 0, "there is no attempt");
    boolean right = thrown == table.throwsMade > 0 || place > 0;
    require(right, thrown ? "nothing has been thrown yet" : "the dice have been thrown already");
  }

  private void member(int turn, boolean thrown) {
    turn(turn, table.crewSize() - 1);
    boolean member = table.members == 0 || table.isMember(table.crew(turn));
    require(member, "this pirate is not in the attempt");
    attempt(turn, thrown);
  }

  private void window(Window window, int turn, int last) {
    turn(turn, last);
    if (window != Window.DAWN) attempt(0, true);
  }

  // The order

  /// Below what is going on is exactly what the round brings after it.
  private void checkOrder(int base) {
    List<Step> planned = new RoundPlan(table).after(steps.get(base));
    for (place = 1; place < steps.size(); place++) {
      boolean asks = steps.get(place) instanceof Question && place <= base;
      require(!asks || place == base, "a question about points or cards comes first");
      if (place <= base) continue;
      int number = place - base - 1;
      require(number < planned.size(), "nothing is pending after what comes before this");
      Step expected = planned.get(number);
      require(matches(expected, steps.get(place)), "expected " + Step.NOTATION.write(expected));
    }
    place = steps.size() - 1;
    int missing = steps.size() - base - 1;
    require(
        missing >= planned.size(),
        "afterwards comes "
            + (missing < planned.size() ? Step.NOTATION.write(planned.get(missing)) : ""));
  }

  private boolean matches(Step expected, Step found) {
    if (expected instanceof NextGroup(Mission mission, _) && !inAttempt) {
      return found instanceof NextGroup(Mission other, _) && other == mission;
    }
    if (expected instanceof AskMutineers) return found instanceof AskMutineers;
    return expected.equals(found);
  }

  private void checkPhase(Step step) {
    Part part = Part.of(step, inAttempt);
    int phase = phase(step);
    boolean enters = step instanceof BeginMission || OPENINGS.contains(step);
    boolean ends = table.allFinished() && part.isFinale();
    boolean rightPhase = ends || table.phase == phase || (enters && table.phase == phase - 1);
    require(rightPhase, "this does not happen in phase " + table.phase);
    require(!table.allFinished() || ends, "all missions are finished");
    require(
        table.allFinished() || !(step instanceof CountCards),
        "the cards are counted when all missions are finished");
    require(
        inAttempt == part.isAttempt(),
        inAttempt ? "an attempt is going on" : "there is no attempt");
  }

  private int phase(Step step) {
    return switch (Part.of(step, inAttempt)) {
      case BETWEEN -> table.phase;
      case SETUP -> 0;
      case NEW_ROUND -> table.round == 0 ? 0 : Mutinies.PHASE;
      case BEFORE_MUSTER, COMMANDS -> 1;
      case FREE_ACTIONS -> 2;
      case REPAIRS -> 3;
      case HOOK -> 4;
      case MISSION -> missionOf(step).phase();
      case ATTEMPT, END_OF_ATTEMPT -> Mission.of(table.mission).phase();
      case END_OF_MISSION -> Math.clamp(table.phase, Mission.SAILS.phase(), Mission.SWORDS.phase());
      case END_OF_MISSIONS -> Mission.SWORDS.phase();
      case MUTINY, CLAIMS, END_OF_ROUND, FINAL_COUNT -> Mutinies.PHASE;
    };
  }

  private static Mission missionOf(Step step) {
    if (step instanceof BeginMission(Mission mission)) return mission;
    if (step instanceof Gather(Mission mission, _)) return mission;
    if (step instanceof TakeStance(Mission mission, _)) return mission;
    return ((NextGroup) step).mission();
  }
}
