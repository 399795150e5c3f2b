package tortuga.mutinies.rules;

import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.chance.Luck;
import tortuga.mutinies.Favour;
import tortuga.mutinies.MutiniesEvent.DiceRolled;
import tortuga.mutinies.MutiniesEvent.NothingFound;
import tortuga.mutinies.Square;

/// The search of the Shipwrecks.
final class Wrecks extends Gains {
  static final Luck DIE = Luck.die("wreck");
  static final int SIDES = 6;

  Wrecks(Chapter same) {
    super(same);
  }

  /// A die above the number of the square finds a treasure; the Captain's second one a doubloon.
  @Rule({"MUT-WRECK-01", "MUT-WRECK-02", "MUT-WRECK-03", "MUT-WRECK-05", "MUT-RULING-39"})
  void search(int seat, Square square) {
    boolean loaded = pirate(seat).has(Favour.LOADED_DICE);
    int first = loaded ? SIDES : chance.die(DIE, SIDES);
    int second = loaded ? SIDES : chance.die(DIE, SIDES);
    if (!loaded) tell(new DiceRolled(Seat.of(seat), first, second));
    if (Math.max(first, second) <= square.beats) {
      tell(new NothingFound(Seat.of(seat)));
      return;
    }
    gainTreasure(seat);
    boolean both = Math.min(first, second) > square.beats;
    if (both && square == Square.WRECK1) gainDoubloons(seat, 1);
  }
}
