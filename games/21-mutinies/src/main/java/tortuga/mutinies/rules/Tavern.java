package tortuga.mutinies.rules;

import tortuga.engine.Lists;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.chance.Luck;
import tortuga.mutinies.Action;
import tortuga.mutinies.MutiniesEvent.MinionEmptied;
import tortuga.mutinies.MutiniesEvent.RumGained;
import tortuga.mutinies.MutiniesEvent.TavernRolled;
import tortuga.mutinies.MutiniesFigure.RumShare;
import tortuga.mutinies.MutiniesFigure.RumShares;
import tortuga.mutinies.Square;
import tortuga.mutinies.state.MutiniesState;

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
    int cubes = cubes(die, table.rum);
    tell(new TavernRolled(Seat.of(table.captain()), die, cubes));
    int guest = 0;
    for (int disc : table.order) {
      if (!pirate(disc).isAt(Action.TAVERN)) continue;
      serve(disc, share(cubes, guests, guest));
      guest++;
    }
  }

  private static int cubes(int die, int supply) {
    return Math.min(die + EXTRA, supply);
  }

  private static int share(int cubes, int guests, int guest) {
    return cubes / guests + (guest < cubes % guests ? 1 : 0);
  }

  /// Returns what a disc is dealt that is in the Tavern or would go there next: for the guests who
  /// are there with it, and for each more who may come.
  static RumShares shares(MutiniesState table, int disc) {
    boolean isThere = table.crew[disc].isAt(Action.TAVERN);
    int guest = isThere ? guestsBefore(table, disc) : table.discsAt(Action.TAVERN);
    int fewest = Math.max(guest + 1, table.discsAt(Action.TAVERN));
    int most = Math.min(fewest + Integer.bitCount(Turns.stillToPlace(table)), squares(table));
    int supply = table.rum - printedRum(table, disc);
    return new RumShares(
        Lists.of(most - fewest + 1, more -> shareOfAll(supply, fewest + more, guest)));
  }

  private static int guestsBefore(MutiniesState table, int disc) {
    int guests = 0;
    for (int other : table.order) {
      if (other == disc) break;
      if (table.crew[other].isAt(Action.TAVERN)) guests++;
    }
    return guests;
  }

  private static int squares(MutiniesState table) {
    int squares = 0;
    for (int number = 1; number <= Square.count(Action.TAVERN); number++) {
      if (Square.of(Action.TAVERN, number).fewest <= table.seats) squares++;
    }
    return squares;
  }

  /// Returns the rum that squares of the Tavern give before any is dealt.
  private static int printedRum(MutiniesState table, int disc) {
    int rum = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      if (table.crew[seat].isAt(Action.TAVERN)) rum += table.crew[seat].square().rum;
    }
    boolean isFirst = !table.crew[disc].isPlaced() && disc == table.captain();
    return Math.min(table.rum, isFirst ? Square.TAV1.rum : rum);
  }

  private static RumShare shareOfAll(int supply, int guests, int guest) {
    int least = Integer.MAX_VALUE;
    int most = 0;
    int sum = 0;
    for (int die = 1; die <= SIDES; die++) {
      int dealt = share(cubes(die, supply), guests, guest);
      least = Math.min(least, dealt);
      most = Math.max(most, dealt);
      sum += dealt;
    }
    return new RumShare(guests, least, most, (double) sum / SIDES);
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
