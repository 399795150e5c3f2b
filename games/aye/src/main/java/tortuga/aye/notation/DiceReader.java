package tortuga.aye.notation;

import tortuga.aye.Die;
import tortuga.aye.Face;
import tortuga.aye.Handful;
import tortuga.aye.Mission;
import tortuga.aye.rules.Options;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.aye.state.Dice;
import tortuga.aye.state.Pirate;
import tortuga.engine.text.PositionText;

/// Reads where the dice are, and the attempt that is going on.
final class DiceReader {
  private final AyeState table;
  private final Options options;

  DiceReader(AyeState table, Options options) {
    this.table = table;
    this.options = options;
  }

  void read(PositionText.Chart given) {
    readAttempt(given);
    readMissionDice(given);
    readArghDice(given);
  }

  private void readAttempt(PositionText.Chart given) {
    given.get("attempt").ifPresent(word -> begin(PositionReader.constant(Mission.class, word)));
    given.get("members").ifPresent(this::readMembers);
    table.needed = PositionReader.number(given, "needed", 1, 12, table.needed);
    boolean threw = given.get("thrown").isPresent();
    table.throwsMade = PositionReader.number(given, "throws", 0, Board.THROWS, threw ? 1 : 0);
    given.get("thrown").ifPresent(thrown -> PositionReader.each(table, thrown, this::readThrown));
    given
        .get("named")
        .ifPresent(named ->
            PositionReader.each(
                table, named, (p, dice) -> p.named = dice.as(Handful::of).packed()));
    PositionReader.numbers(
        table, given, "tridents-paid", 0, 12, (pirate, paid) -> pirate.tridentsPaid = paid);
  }

  private void begin(Mission mission) {
    table.mission = mission.ordinal();
    table.needed =
        mission.needed(options.difficulty(), Math.min(table.done(mission), Mission.STEPS - 1));
  }

  private void readMembers(PositionText members) {
    for (PositionText word : members.items()) table.members |= 1 << word.number(0, table.seats - 1);
  }

  private void readThrown(Pirate pirate, PositionText dice) {
    if (dice.items().size() > Die.MISSION.number + Die.ARGH.number) {
      throw dice.wrong("there are not so many dice");
    }
    for (PositionText item : dice.items()) {
      String word = item.text();
      if (!word.matches("/?[STKB]\\*?")) {
        throw item.wrong(
            "expected S, T, K or B, with / before an Argh! die and * after a turned one");
      }
      Die die = word.startsWith("/") ? Die.ARGH : Die.MISSION;
      Face face = Face.ofLetter(word.charAt(die == Die.ARGH ? 1 : 0));
      pirate.dice += Dice.one(die, face, word.endsWith(AyePositions.TURNED));
    }
  }

  private void readMissionDice(PositionText.Chart given) {
    int all = Die.MISSION.number;
    PositionReader.numbers(table, given, "dealt", 0, all, (pirate, dice) -> pirate.dealt = dice);
    PositionReader.numbers(table, given, "used", 0, all, (pirate, dice) -> pirate.used = dice);
    table.waiting = PositionReader.number(given, "waiting", 0, all, 0);
    table.kraken = PositionReader.number(given, "kraken", 0, all, 0);
    table.plank = PositionReader.number(given, "plank", 0, Board.PLANK, 0);
    given.get("flags").ifPresent(flags -> flags.items().forEach(this::readFlag));
    int rest = all - table.waiting - table.kraken - table.plank - Integer.bitCount(table.flags);
    for (Pirate pirate : table.pirates) {
      rest -= pirate.dealt + pirate.used + Dice.size(pirate.dice, Die.MISSION);
    }
    if (rest < 0) throw given.wrong("there are only %d mission dice".formatted(all));
    table.supply = PositionReader.number(given, "supply", rest, rest, rest);
  }

  private void readFlag(PositionText word) {
    int square = word.number(0, Board.SHIP);
    for (int flag = 0; flag < Board.flags(); flag++) {
      if (Board.flag(flag) != square) continue;
      table.flags |= 1 << flag;
      return;
    }
    throw word.wrong("there is no flag on square " + square);
  }

  private void readArghDice(PositionText.Chart given) {
    int all = Die.ARGH.number;
    table.arghWaiting = PositionReader.number(given, "argh-waiting", 0, all, 0);
    table.arghKraken = PositionReader.number(given, "argh-kraken", 0, all, 0);
    int rest = all - table.arghWaiting - table.arghKraken;
    for (Pirate pirate : table.pirates) rest -= Dice.size(pirate.dice, Die.ARGH);
    if (rest < 0) throw given.wrong("there are only %d Argh! dice".formatted(all));
    table.squares = PositionReader.number(given, "argh-squares", rest, rest, rest);
  }
}
