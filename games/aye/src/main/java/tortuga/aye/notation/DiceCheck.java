package tortuga.aye.notation;

import static tortuga.aye.notation.PositionCheck.require;

import java.util.Arrays;
import tortuga.aye.Die;
import tortuga.aye.Face;
import tortuga.aye.Handful;
import tortuga.aye.Mission;
import tortuga.aye.rules.Options;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.aye.state.Dice;
import tortuga.aye.state.Pirate;

/// Where dice and doubloons can be, and what an attempt can look like.
final class DiceCheck {
  private final AyeState table;
  private final Options options;

  DiceCheck(AyeState table, Options options) {
    this.table = table;
    this.options = options;
  }

  void check() {
    checkNumbers();
    for (int seat = 0; seat < table.seats; seat++) checkPirate(seat);
    if (table.mission == AyeState.NO_MISSION) {
      require(table.members == 0 && table.throwsMade == 0, "attempt", "there is no attempt");
    } else {
      checkAttempt();
    }
  }

  private void checkNumbers() {
    int mission = table.supply + table.waiting + table.kraken + table.plank;
    int argh = table.squares + table.arghWaiting + table.arghKraken;
    int doubloons = table.offerings;
    mission += Integer.bitCount(table.flags);
    for (Pirate pirate : table.pirates) {
      mission += pirate.dealt + pirate.used + Dice.size(pirate.dice, Die.MISSION);
      argh += Dice.size(pirate.dice, Die.ARGH);
      doubloons += pirate.doubloons + (pirate.hook ? 1 : 0);
    }
    boolean dealt = PositionCheck.hasCaptain(table);
    int all = dealt ? Board.DOUBLOONS : Board.DOUBLOONS - Board.DEALT_DOUBLOONS;
    require(mission == Die.MISSION.number, "supply", "there are 8 mission dice");
    require(argh == Die.ARGH.number, "argh-squares", "there are 4 Argh! dice");
    require(doubloons == all, "doubloons", "there are %d doubloons by now".formatted(all));
  }

  private void checkPirate(int seat) {
    Pirate pirate = table.pirates[seat];
    boolean gaveCommands = seat == table.commander;
    require(!gaveCommands || pirate.dealt == 0, "dealt." + seat, "the captain deals to the crew");
    require(!gaveCommands || pirate.used == 0, "used." + seat, "the captain throws no dice");
    require(table.round > 0 || pirate.dealt == 0, "dealt." + seat, "no dice are dealt yet");
    require(
        pirate.used == 0 || table.phase >= Mission.SAILS.phase(),
        "used." + seat,
        "dice are thrown from phase 5 on");
    boolean member = table.mission != AyeState.NO_MISSION && table.isMember(seat);
    require(member || pirate.dice == 0, "thrown." + seat, "this pirate is not in an attempt");
    require(member || pirate.tridentsPaid == 0, "tridents-paid." + seat, "there is no attempt");
    checkThrown(seat);
    checkNamed(seat);
  }

  private void checkThrown(int seat) {
    Pirate pirate = table.pirates[seat];
    int tridents = 0;
    for (Die die : Die.values()) {
      tridents += Dice.turned(pirate.dice, die, Face.TRIDENT);
      require(
          Dice.turned(pirate.dice, die, Face.SUCCESS) == 0,
          "thrown." + seat,
          "a success is not turned");
    }
    require(
        pirate.tridentsPaid <= tridents,
        "tridents-paid." + seat,
        "so many tridents were not turned");
  }

  private void checkNamed(int seat) {
    Pirate pirate = table.pirates[seat];
    for (Die die : Die.values()) {
      for (Face face : Face.values()) {
        int named = Handful.count(pirate.named, die, face);
        boolean there = face != Face.KRAKEN && named <= Dice.lying(pirate.dice, die, face);
        require(named == 0 || there, "named." + seat, "only dice that lie there are named");
      }
    }
  }

  private void checkAttempt() {
    Mission mission = Mission.of(table.mission);
    require(
        table.phase == mission.phase(),
        "attempt",
        "this mission is attempted in phase %d".formatted(mission.phase()));
    require(table.members != 0, "members", "somebody makes the attempt");
    boolean printed =
        Arrays.stream(new int[] {0, 1, 2})
            .anyMatch(step -> mission.needed(options.difficulty(), step) == table.needed);
    require(printed, "needed", "no step of this mission needs so many successes");
    for (int seat = 0; seat < table.seats; seat++) {
      if (!table.isMember(seat)) continue;
      require(
          table.pirates[seat].action == mission.command(),
          "members",
          "seat %d does something else".formatted(seat));
    }
  }
}
