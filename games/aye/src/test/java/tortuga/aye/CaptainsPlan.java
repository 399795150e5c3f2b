package tortuga.aye;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import tortuga.aye.AyeMove.Confirm;
import tortuga.aye.AyeMove.Deal;
import tortuga.aye.AyeMove.Order;
import tortuga.engine.Seat;

/// The commands of a captain of plain good sense, for calibration.
final class CaptainsPlan {
  private static final int GOOD_SHIP = 8;
  private static final int HALF_SHIP = 5;

  /// The dice that are enough for a step, by the successes that it needs.
  private static final int[] ENOUGH = {0, 0, 3, 5, 7, 8};

  private final Options options;
  private final AyeState table;
  private final Command[] commands;
  private final int[] dice;
  private int free;

  CaptainsPlan(Options options, AyeState table, boolean treason) {
    this.options = options;
    this.table = table;
    commands = new Command[table.seats];
    Arrays.fill(commands, Command.NOTHING);
    dice = new int[table.seats];
    free = table.supply;
    for (Pirate pirate : table.pirates) free += pirate.dealt;
    if (treason && table.ship <= HALF_SHIP) betray();
    else plan();
  }

  /// Returns the next pick of the draft.
  AyeMove next(int ordered, int dealt) {
    for (int turn = 0; turn < table.crewSize(); turn++) {
      int seat = table.crew(turn);
      if ((ordered & 1 << seat) == 0) return new Order(Seat.of(seat), commands[seat]);
      if ((dealt & 1 << seat) == 0) return new Deal(Seat.of(seat), dice[seat]);
    }
    return new Confirm();
  }

  /// The last step of all waits until there are enough cards.
  static boolean isHeldBack(Options options, AyeState table, Mission mission) {
    if (table.done(mission) < Mission.STEPS - 1) return false;
    for (Mission other : Mission.values()) {
      if (other != mission && !table.isFinished(other)) return false;
    }
    return needsCards(options, table);
  }

  private void plan() {
    if (table.ship < GOOD_SHIP) give(Command.REPAIR, richest());
    if (table.ship <= HALF_SHIP) give(Command.REPAIR, richest());
    for (int attempts = 0; attempts < 2; attempts++) attempt();
    dealTheRest();
    if (needsCards(options, table)) seekCards();
  }

  private void attempt() {
    easiest().ifPresent(this::attempt);
  }

  private void attempt(Mission mission) {
    int needed = needed(mission);
    int roller = richest();
    if (roller == Pirate.NOBODY || free < Math.min(ENOUGH[needed], needed + 1)) return;
    give(mission.command(), roller);
    dice[roller] = Math.min(free, ENOUGH[needed]);
    free -= dice[roller];
    if (needed >= 4 || dice[roller] < ENOUGH[needed]) give(Command.HOOK, richest());
    if (dice[roller] == ENOUGH[needed] && needed < 4) give(mission.command(), poorest());
  }

  /// Dice that are left make an attempt safer.
  private void dealTheRest() {
    if (free < 3) return;
    for (Mission mission : Mission.values()) {
      if (table.isFinished(mission) || isHeldBack(options, table, mission)) continue;
      if (issued(mission.command()) == 0) continue;
      int roller = holder(mission.command());
      dice[roller] += free;
      free = 0;
      return;
    }
  }

  /// Cards are completed by those who do something.
  private void seekCards() {
    give(Command.HOOK, richest());
    if (table.ship < Board.SHIP) give(Command.REPAIR, richest());
    give(Command.RUM, poorest());
  }

  static boolean needsCards(Options options, AyeState table) {
    return options.hasCards() && table.completedCards() < Board.cardsNeeded(table.seats);
  }

  private int holder(Command command) {
    for (int seat = 0; seat < table.seats; seat++) {
      if (commands[seat] == command && dice[seat] > 0) return seat;
    }
    return table.crew(0);
  }

  private Optional<Mission> easiest() {
    return Stream.of(Mission.values())
        .filter(mission -> !table.isFinished(mission) && issued(mission.command()) == 0)
        .filter(mission -> !isHeldBack(options, table, mission))
        .min(Comparator.comparingInt(this::needed));
  }

  private int needed(Mission mission) {
    return mission.needed(options.difficulty(), table.done(mission));
  }

  private int issued(Command command) {
    return (int) Arrays.stream(commands).filter(command::equals).count();
  }

  private void give(Command command, int seat) {
    boolean useful = command != Command.REPAIR || table.ship < Board.SHIP;
    if (seat == Pirate.NOBODY || !useful || issued(command) == Board.TOKENS) return;
    if (command == Command.REPAIR && table.pirates[seat].doubloons == 0) return;
    commands[seat] = command;
  }

  private int richest() {
    int best = Pirate.NOBODY;
    for (int turn = 0; turn < table.crewSize(); turn++) {
      int seat = table.crew(turn);
      if (commands[seat] != Command.NOTHING) continue;
      if (best == Pirate.NOBODY || table.pirates[seat].doubloons > table.pirates[best].doubloons) {
        best = seat;
      }
    }
    return best;
  }

  private int poorest() {
    int best = Pirate.NOBODY;
    for (int turn = 0; turn < table.crewSize(); turn++) {
      int seat = table.crew(turn);
      if (commands[seat] != Command.NOTHING) continue;
      if (best == Pirate.NOBODY || table.pirates[seat].doubloons < table.pirates[best].doubloons) {
        best = seat;
      }
    }
    return best;
  }

  /// No repairs, and a few dice for each of the hardest steps.
  private void betray() {
    for (int turn = 0; turn < table.crewSize(); turn++) {
      int seat = table.crew(turn);
      Mission mission = Mission.of(Mission.COUNT - 1 - turn % Mission.COUNT);
      if (table.isFinished(mission) || issued(mission.command()) == Board.TOKENS) continue;
      commands[seat] = mission.command();
      dice[seat] = Math.min(free, 3);
      free -= dice[seat];
    }
  }
}
