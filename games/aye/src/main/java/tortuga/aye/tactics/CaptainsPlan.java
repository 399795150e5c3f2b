package tortuga.aye.tactics;

import tortuga.aye.Command;
import tortuga.aye.Mission;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.aye.state.Pirate;

/// The commands of a captain of good sense: repairs for a weak ship, then the attempts that promise
/// most for the dice at hand, with pirates to help.
///
/// It starts from what the captain has put down already, so that it can go on from any draft, even
/// a strange one. Commands and dice of all seats are packed, four bits a seat.
final class CaptainsPlan {
  private static final int BITS = 4;
  private static final double SAFE = 0.85;

  /// What a second attempt in a round must promise.
  private static final double WORTHWHILE = 0.25;

  private final Watch watch;
  private final AyeState table;
  private final int ordered;
  private final int dealt;
  private long commands;
  private long dice;
  private int free;

  /// The best pair of attempts so far.
  private int first;

  private int second;
  private int firstDice;
  private int secondDice;
  private double promise;

  CaptainsPlan(Watch watch, int ordered, int dealt) {
    this.watch = watch;
    this.ordered = ordered;
    this.dealt = dealt;
    table = watch.table;
    free = table.supply;
    for (int seat = 0; seat < table.seats; seat++) {
      Pirate pirate = table.pirates[seat];
      if ((ordered & 1 << seat) != 0) setCommand(seat, pirate.command);
      if ((dealt & 1 << seat) != 0) addDice(seat, pirate.dealt);
      else free += pirate.dealt;
    }
    if (watch.strikes()) betray();
    else plan();
  }

  Command command(int seat) {
    return Command.of((int) (commands >>> (BITS * seat)) & 15);
  }

  int dice(int seat) {
    return (int) (dice >>> (BITS * seat)) & 15;
  }

  /// Whether nothing is left to be put down.
  boolean isComplete() {
    for (int seat = 0; seat < table.seats; seat++) {
      Pirate pirate = table.pirates[seat];
      if (command(seat) != pirate.command || dice(seat) != pirate.dealt) return false;
    }
    return true;
  }

  private void setCommand(int seat, Command command) {
    commands |= (long) command.ordinal() << (BITS * seat);
  }

  private void addDice(int seat, int more) {
    dice += (long) more << (BITS * seat);
  }

  private void plan() {
    if (table.ship < Watch.GOOD_SHIP) order(Command.REPAIR, 1);
    if (table.ship <= Watch.HALF_SHIP) order(Command.REPAIR, 2);
    choose();
    if (first >= 0) attempt(Mission.of(first), firstDice);
    if (second >= 0) attempt(Mission.of(second), secondDice);
    help(first);
    help(second);
    keepBusy();
  }

  // Who gets what

  private boolean isFree(int seat) {
    return seat != table.captain && (ordered & 1 << seat) == 0 && command(seat) == Command.NOTHING;
  }

  private int issued(Command command) {
    int issued = 0;
    for (int seat = 0; seat < table.seats; seat++) if (command(seat) == command) issued++;
    return issued;
  }

  /// Makes sure that a number of pirates have a command, as far as there are tokens and free
  /// pirates who can pay.
  private void order(Command command, int number) {
    if (issued(command) >= Math.min(number, Board.TOKENS)) return;
    int seat = richest();
    if (seat != Pirate.NOBODY && table.pirates[seat].doubloons > 0) setCommand(seat, command);
  }

  private int richest() {
    int best = Pirate.NOBODY;
    for (int turn = 0; turn < table.crewSize(); turn++) {
      int seat = table.crew(turn);
      if (isFree(seat) && (best == Pirate.NOBODY || coins(seat) > coins(best))) best = seat;
    }
    return best;
  }

  private int coins(int seat) {
    return table.pirates[seat].doubloons;
  }

  /// Returns the free pirate who gains most by a share in a success: the poorest one who can bear a
  /// failure.
  private int companion() {
    int best = Pirate.NOBODY;
    int least = Integer.MAX_VALUE;
    for (int turn = 0; turn < table.crewSize(); turn++) {
      int seat = table.crew(turn);
      if (!isFree(seat)) continue;
      int good = coins(seat) + (table.pirates[seat].reputation == 1 ? Board.DOUBLOONS : 0);
      if (good >= least) continue;
      best = seat;
      least = good;
    }
    return best;
  }

  // Attempts

  /// Looks for the attempt, or the two attempts, that promise most.
  private void choose() {
    first = Pirate.NOBODY;
    second = Pirate.NOBODY;
    promise = 0;
    for (int one = 0; one < Mission.COUNT; one++) {
      if (!isOpen(one)) continue;
      consider(one, free, Pirate.NOBODY, 0);
      for (int other = 0; other < Mission.COUNT; other++) {
        if (other == one || !isOpen(other)) continue;
        for (int part = 2; part <= free - 2; part++) consider(one, part, other, free - part);
      }
    }
  }

  private boolean isOpen(int number) {
    Mission mission = Mission.of(number);
    return watch.isWanted(mission) && (issued(mission.command()) == 0 || canThrow(mission));
  }

  /// Whether somebody who still gets dice has the command already.
  private boolean canThrow(Mission mission) {
    for (int seat = 0; seat < table.seats; seat++) {
      if (command(seat) == mission.command() && (dealt & 1 << seat) == 0) return true;
    }
    return false;
  }

  private void consider(int one, int oneDice, int other, int otherDice) {
    double sum = promise(one, oneDice);
    if (other != Pirate.NOBODY) {
      double more = promise(other, otherDice);
      if (more < WORTHWHILE) return;
      sum += more;
    }
    if (sum <= promise) return;
    promise = sum;
    first = one;
    firstDice = oneDice;
    second = other;
    secondDice = otherDice;
  }

  private double promise(int number, int dice) {
    int needed = watch.needed(Mission.of(number));
    return Odds.promise(table, dice, needed, Odds.of(dice, needed, 2, false));
  }

  private void attempt(Mission mission, int number) {
    int roller = holder(mission.command());
    if (roller == Pirate.NOBODY) {
      roller = richest();
      if (roller == Pirate.NOBODY) return;
      setCommand(roller, mission.command());
    }
    if ((dealt & 1 << roller) != 0) return;
    addDice(roller, number);
    free -= number;
  }

  /// Returns who has a command and still gets dice.
  private int holder(Command command) {
    for (int seat = 0; seat < table.seats; seat++) {
      if (command(seat) == command && (dealt & 1 << seat) == 0) return seat;
    }
    return Pirate.NOBODY;
  }

  /// A hook for what is uncertain, company for what is safe.
  private void help(int number) {
    if (number < 0) return;
    Mission mission = Mission.of(number);
    int roller = holder(mission.command());
    if (roller == Pirate.NOBODY) return;
    double chance = Odds.of(dice(roller), watch.needed(mission), coins(roller), false);
    if (chance < SAFE) order(Command.HOOK, issued(Command.HOOK) + 1);
    int companion = companion();
    boolean worthIt = chance >= 0.7 && companion != Pirate.NOBODY;
    if (worthIt && issued(mission.command()) < Board.TOKENS) {
      setCommand(companion, mission.command());
    }
  }

  /// Cards are completed and reputation is won by those who do something.
  private void keepBusy() {
    if (table.ship < Board.SHIP && watch.needsCards()) order(Command.REPAIR, 2);
    for (int rum = issued(Command.RUM); rum < Board.TOKENS; rum++) {
      int seat = companion();
      if (seat != Pirate.NOBODY) setCommand(seat, Command.RUM);
    }
  }

  /// No repairs, and a few dice for each of the hardest steps.
  private void betray() {
    for (int turn = 0; turn < table.crewSize(); turn++) {
      int seat = table.crew(turn);
      if (!isFree(seat)) continue;
      Mission mission = Mission.of(Mission.COUNT - 1 - turn % Mission.COUNT);
      if (table.isFinished(mission) || issued(mission.command()) == Board.TOKENS) continue;
      setCommand(seat, mission.command());
      if ((dealt & 1 << seat) != 0) continue;
      int few = Math.min(free, 3);
      addDice(seat, few);
      free -= few;
    }
  }
}
