package tortuga.aye.notation;

import tortuga.aye.Ballot;
import tortuga.aye.Command;
import tortuga.aye.Mission;
import tortuga.aye.Stance;
import tortuga.aye.rules.Mutinies;
import tortuga.aye.rules.Options;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Step.*;
import tortuga.engine.text.BadPosition;

/// What is true of every position of a voyage; the page `games/aye/rules/aye.notation.md` lists it.
final class PositionCheck {
  private final AyeState table;
  private final Options options;

  PositionCheck(AyeState table, Options options) {
    this.table = table;
    this.options = options;
  }

  /// @throws BadPosition with the key of the first thing that cannot be
  void check() {
    checkRound();
    checkShip();
    for (int seat = 0; seat < table.seats; seat++) {
      checkReputation(seat);
      checkOrders(seat);
      checkHook(seat);
    }
    checkTokens();
    new DiceCheck(table, options).check();
    new CardCheck(table, options).check();
    if (!table.isOver()) new PendingCheck(table, options).check();
  }

  static void require(boolean possible, String key, String reason) {
    if (!possible) throw new BadPosition(key, reason);
  }

  private void checkRound() {
    require(
        table.round <= options.roundLimit(),
        "round",
        "the voyage has %d rounds at most".formatted(options.roundLimit()));
    require(
        (table.round == 0) == (table.phase == 0),
        table.round == 0 ? "phase" : "round",
        "round 0 and phase 0 are the time before the first round");
    require(
        table.round < options.roundLimit()
            || table.agenda.isEmpty()
            || !(table.agenda.current() instanceof StartRound),
        "round",
        "no round follows the last one");
  }

  private void checkShip() {
    int least = table.isOver() ? 0 : 1;
    require(table.ship >= least, "ship", "the ship has sunk");
    for (int flag = 0; flag < Board.flags(); flag++) {
      boolean holds = (table.flags & 1 << flag) != 0;
      require(
          !holds || table.ship <= Board.flag(flag),
          "flags",
          "flag %d is up while the ship is on %d".formatted(Board.flag(flag), table.ship));
    }
    require(
        table.round > 0 || !table.allFinished(), "missions", "no mission is finished that early");
  }

  private void checkReputation(int seat) {
    int reputation = table.pirates[seat].reputation;
    boolean isCaptain = seat == table.captain && hasCaptain(table);
    require(
        (reputation == 0) == isCaptain,
        "reputations." + seat,
        isCaptain
            ? "the captain has no reputation of their own"
            : "a pirate has a reputation from 1 to 6");
  }

  /// Whether a captain is in office: not while cards are dealt, and nobody has been named.
  static boolean hasCaptain(AyeState table) {
    return table.round > 0
        || table.agenda.isEmpty()
        || !(table.agenda.current() instanceof SwapCard
            || table.agenda.current() instanceof DiscardThird
            || table.agenda.current() instanceof ChooseCaptain);
  }

  private void checkOrders(int seat) {
    Pirate pirate = table.pirates[seat];
    boolean gaveCommands = seat == table.commander;
    require(
        !gaveCommands || pirate.command == Command.NOTHING,
        "commands." + seat,
        "whoever gives the commands has none");
    require(
        !gaveCommands || pirate.vote == Ballot.NONE, "votes." + seat, "the captain does not vote");
    require(
        !gaveCommands || pirate.action == Command.NOTHING,
        "actions." + seat,
        "the captain does nothing in the phases of the crew");
    require(
        table.phase > 1 || pirate.action == Command.NOTHING,
        "actions." + seat,
        "actions are chosen in phase 2");
    require(
        table.phase < 2 || gaveCommands || pirate.vote != Ballot.NONE,
        "votes." + seat,
        "after phase 1 everybody but the captain has voted");
    boolean obeys = pirate.vote == Ballot.AYE && pirate.command != Command.RUM;
    require(
        table.phase < 3 || gaveCommands || !obeys || pirate.action == pirate.command,
        "actions." + seat,
        "whoever said Aye!, and has no rum, does as told");
    checkMission(pirate.command, "commands." + seat);
    checkMission(pirate.action, "actions." + seat);
    require(
        !pirate.hasDeclared || (table.phase == Mutinies.PHASE && !gaveCommands),
        "mutineers",
        "only the crew rebels, in phase 9");
    require(
        pirate.stance == Stance.NONE || pirate.action.isMission(),
        "stances." + seat,
        "this pirate is on no mission");
  }

  private void checkMission(Command command, String key) {
    require(
        !command.isMission()
            || !table.isFinished(command.mission())
            || table.phase >= command.mission().phase(),
        key,
        "this mission was finished in an earlier round");
  }

  private void checkHook(int seat) {
    Pirate pirate = table.pirates[seat];
    int giver = pirate.hookGiver;
    if (giver == Pirate.NOBODY) return;
    String key = "hooks." + seat;
    require(giver != seat, key, "nobody gives the hook to themselves");
    require(table.phase >= 4, key, "the hook is given in phase 4");
    require(
        seat != table.commander && giver != table.commander,
        key,
        "the captain neither gives nor gets the hook");
    require(
        !pirate.hookSpent || table.phase >= Mission.SAILS.phase(),
        key,
        "hooks are spent in throws");
    require(
        !pirate.hook || table.phase < Mutinies.PHASE,
        key,
        "after phase 8 the hook is spent or kept");
    for (int other = 0; other < seat; other++) {
      require(
          table.pirates[other].hookGiver != giver, key, "seat %d gives one hook".formatted(giver));
    }
  }

  private void checkTokens() {
    for (Command command : Command.values()) {
      require(
          command == Command.NOTHING || table.issued(command) <= Board.TOKENS,
          "commands",
          "there are %d tokens of each command".formatted(Board.TOKENS));
    }
  }
}
