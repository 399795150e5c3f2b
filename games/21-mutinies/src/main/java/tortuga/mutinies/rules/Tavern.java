package tortuga.mutinies.rules;

import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.chance.Luck;
import tortuga.mutinies.Action;
import tortuga.mutinies.MutiniesEvent.MinionEmptied;
import tortuga.mutinies.MutiniesEvent.RumGained;
import tortuga.mutinies.MutiniesEvent.TavernRolled;

/// The round of rum in the Tavern.
final class Tavern extends Gains {
  static final Luck DIE = Luck.die("tavern");
  static final int SIDES = 6;
  private static final int EXTRA = 2;

  Tavern(Chapter same) {
    super(same);
  }

  /// The Captain rolls; that many cubes and two more are dealt one by one from the Captain on.
  @Rule({"MUT-TAV-01", "MUT-TAV-02", "MUT-RULING-21"})
  void deal() {
    int guests = table.discsAt(Action.TAVERN);
    int die = chance.die(DIE, SIDES);
    int cubes = Math.min(die + EXTRA, table.rum);
    tell(new TavernRolled(Seat.of(table.captain()), die, cubes));
    int guest = 0;
    for (int disc : table.order) {
      if (!pirate(disc).isAt(Action.TAVERN)) continue;
      serve(disc, share(cubes, guests, guest));
      guest++;
    }
  }

  private static int share(int cubes, int guests, int guest) {
    return cubes / guests + (guest < cubes % guests ? 1 : 0);
  }

  /// What the Minion is dealt goes back to the supply after the deal.
  @Rule("MUT-RULING-45")
  private void serve(int disc, int cubes) {
    if (cubes == 0) return;
    if (table.isMinion(disc)) {
      tell(new MinionEmptied(cubes));
      return;
    }
    table.rum -= cubes;
    pirate(disc).rum += cubes;
    tell(new RumGained(Seat.of(disc), cubes));
  }
}
