package tortuga.aye.rules;

import tortuga.aye.AyeEvent.ActionChosen;
import tortuga.aye.AyeEvent.ActionLapsed;
import tortuga.aye.AyeEvent.CommandRefused;
import tortuga.aye.AyeEvent.HookGiven;
import tortuga.aye.AyeEvent.Repaired;
import tortuga.aye.Command;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step.ActFreely;
import tortuga.aye.state.Step.ChooseAction;
import tortuga.aye.state.Step.GainPoints;
import tortuga.aye.state.Step.GiveHook;
import tortuga.aye.state.Step.LendHook;
import tortuga.aye.state.Step.LosePoint;
import tortuga.aye.state.Step.Repair;
import tortuga.aye.state.Step.SpendOnRepair;
import tortuga.engine.Rule;

/// Phases two to four: free actions, repairs, and the hook.
final class Actions extends Chapter {
  Actions(Referee referee) {
    super(referee);
  }

  /// Whoever has the rum or said Argh! says in crew order what he does; all others obey.
  @Rule({"AYE-VOTE-02", "AYE-FREE-01", "AYE-RULING-22", "AYE-RULING-25"})
  void actFreely(int from) {
    if (from == 0) beginPhase(2);
    for (int turn = from; turn < table.crewSize(); turn++) {
      int seat = table.crew(turn);
      Pirate pirate = pirate(seat);
      pirate.action = pirate.isFree() ? Command.NOTHING : pirate.command;
      if (pirate.isFree() && hasChoice(seat)) {
        agenda.push(new ChooseAction(turn));
        return;
      }
    }
  }

  private boolean hasChoice(int seat) {
    for (int number = 1; number < Command.COUNT; number++) {
      if (canChoose(table, seat, Command.of(number))) return true;
    }
    return false;
  }

  /// Whether a free pirate may choose an action; the number of tokens does not matter.
  @Rule({"AYE-FREE-01", "AYE-FREE-03", "AYE-RULING-18", "AYE-RULING-66"})
  static boolean canChoose(AyeState table, int seat, Command action) {
    return switch (action) {
      case NOTHING -> true;
      case REPAIR -> table.ship < Board.SHIP && table.canPay(seat);
      case HOOK -> table.canPay(seat);
      case RUM -> false;
      case SAILS, HELM, CANNONS, SWORDS -> table.isOpenMission(action);
    };
  }

  @Rule({"AYE-FREE-01", "AYE-FREE-02"})
  void choose(int seat, Command action) {
    int turn = ((ChooseAction) table.question()).turn();
    pirate(seat).action = action;
    tell(new ActionChosen(seat(seat), action));
    agenda.replaceTop(new ActFreely(turn + 1));
  }

  /// Each pirate who repairs, in crew order; what is impossible costs nothing.
  @Rule({"AYE-REPAIR-01", "AYE-RULING-24", "AYE-RULING-25"})
  void repair(int from) {
    if (from == 0) beginPhase(3);
    for (int turn = from; turn < table.crewSize(); turn++) {
      int seat = table.crew(turn);
      if (pirate(seat).action != Command.REPAIR) continue;
      if (table.ship == Board.SHIP || !table.canPay(seat)) {
        tell(new ActionLapsed(seat(seat), Command.REPAIR));
      } else if (mustMendOne(seat)) {
        agenda.push(new Repair(turn + 1));
        mend(seat, 1);
        return;
      } else {
        agenda.push(new SpendOnRepair(turn));
        return;
      }
    }
  }

  private boolean mustMendOne(int seat) {
    return largestRepair(table, seat) == 1
        && !pirate(seat).isBound()
        && !table.canTakeDoubloon(seat);
  }

  /// A repair takes up to three doubloons, and no more than the ship needs.
  @Rule("AYE-REPAIR-01")
  static int largestRepair(AyeState table, int seat) {
    int affordable = Math.min(Board.LARGEST_REPAIR, table.pirates[seat].doubloons);
    return Math.min(affordable, Board.SHIP - table.ship);
  }

  void mend(int doubloons) {
    int turn = ((SpendOnRepair) table.question()).turn();
    agenda.replaceTop(new Repair(turn + 1));
    mend(table.crew(turn), doubloons);
  }

  /// Each doubloon mends one point of the ship, and gives one of reputation.
  @Rule({"AYE-REPAIR-01", "AYE-REPAIR-02", "AYE-REPAIR-03", "AYE-RULING-26"})
  private void mend(int seat, int doubloons) {
    int before = table.ship;
    spend(seat, doubloons);
    table.ship += doubloons;
    tell(new Repaired(seat(seat), doubloons, table.ship));
    int freed = new CaptainPhase(referee).raiseFlags();
    new Goals(referee).onRepair(seat, doubloons, before, freed);
    agenda.plan(new GainPoints(seat, doubloons), SETTLE);
  }

  /// Who breaks his word loses a point of reputation.
  @Rule({"AYE-VOTE-04", "AYE-RULING-23"})
  void refuse(int seat) {
    agenda.replaceTop(
        switch (table.question()) {
          case SpendOnRepair(int turn) -> new Repair(turn + 1);
          case GiveHook(int turn) -> new LendHook(turn + 1);
          default -> throw new IllegalStateException("there is nothing to refuse");
        });
    tell(new CommandRefused(seat(seat), pirate(seat).command));
    agenda.plan(new LosePoint(seat), SETTLE);
  }

  /// Each pirate with the hook, in crew order; what is impossible costs nothing.
  @Rule({"AYE-HOOK-01", "AYE-RULING-24", "AYE-RULING-25"})
  void lendHook(int from) {
    if (from == 0) beginPhase(4);
    for (int turn = from; turn < table.crewSize(); turn++) {
      int seat = table.crew(turn);
      if (pirate(seat).action != Command.HOOK) continue;
      int receivers = receivers(table, seat);
      if (receivers == 0 || !table.canPay(seat)) {
        tell(new ActionLapsed(seat(seat), Command.HOOK));
      } else if (mustHook(seat, receivers)) {
        agenda.push(new LendHook(turn + 1));
        hook(seat, Integer.numberOfTrailingZeros(receivers));
        return;
      } else {
        agenda.push(new GiveHook(turn));
        return;
      }
    }
  }

  private boolean mustHook(int seat, int receivers) {
    return pirate(seat).doubloons > 0
        && Integer.bitCount(receivers) == 1
        && !pirate(seat).isBound();
  }

  /// Returns who can be given the hook: others on an open mission, without a hook this round.
  @Rule({"AYE-HOOK-01", "AYE-HOOK-02", "AYE-RULING-28"})
  static int receivers(AyeState table, int giver) {
    int receivers = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      Pirate pirate = table.pirates[seat];
      boolean throwsDice = seat != table.captain && table.isOpenMission(pirate.action);
      if (seat != giver && throwsDice && pirate.hookGiver == Pirate.NOBODY) receivers |= 1 << seat;
    }
    return receivers;
  }

  void hook(int receiver) {
    int turn = ((GiveHook) table.question()).turn();
    agenda.replaceTop(new LendHook(turn + 1));
    hook(table.crew(turn), receiver);
  }

  /// The doubloon lies on the other's tile, and the giver gains a point of reputation.
  @Rule({"AYE-HOOK-01", "AYE-HOOK-03"})
  private void hook(int giver, int receiver) {
    pirate(giver).doubloons--;
    pirate(receiver).hook = true;
    pirate(receiver).hookGiver = giver;
    tell(new HookGiven(seat(giver), seat(receiver)));
    agenda.plan(new GainPoints(giver, 1), SETTLE);
  }
}
