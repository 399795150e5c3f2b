package tortuga.aye.odds;

import java.util.ArrayList;
import java.util.List;
import tortuga.aye.Die;
import tortuga.aye.Face;

/// In which ways a number of dice of one kind can fall, and how likely each is; from the faces that
/// are printed on them.
record Falls(List<Fall> all) {
  private static final Falls[][] KNOWN = new Falls[Die.COUNT][];

  static {
    for (Die die : Die.values()) {
      KNOWN[die.ordinal()] = new Falls[die.number + 1];
      for (int dice = 0; dice <= die.number; dice++) KNOWN[die.ordinal()][dice] = make(die, dice);
    }
  }

  /// One way to fall: how many dice show what; the rest are Krakens.
  record Fall(int successes, int tridents, int krakens, int blanks, double chance) {}

  static List<Fall> of(Die die, int dice) {
    return KNOWN[die.ordinal()][dice].all();
  }

  private static Falls make(Die die, int dice) {
    List<Fall> falls = new ArrayList<>();
    for (int successes = 0; successes <= dice; successes++) {
      for (int tridents = 0; tridents <= dice - successes; tridents++) {
        for (int krakens = 0; krakens <= dice - successes - tridents; krakens++) {
          int blanks = dice - successes - tridents - krakens;
          double chance =
              ways(dice, successes)
                  * ways(dice - successes, tridents)
                  * ways(dice - successes - tridents, krakens)
                  * Math.pow(chance(die, Face.SUCCESS), successes)
                  * Math.pow(chance(die, Face.TRIDENT), tridents)
                  * Math.pow(chance(die, Face.KRAKEN), krakens)
                  * Math.pow(chance(die, Face.BLANK), blanks);
          falls.add(new Fall(successes, tridents, krakens, blanks, chance));
        }
      }
    }
    return new Falls(List.copyOf(falls));
  }

  private static double chance(Die die, Face face) {
    int sides = 0;
    for (int side = 0; side < die.sides(); side++) if (die.face(side) == face) sides++;
    return (double) sides / die.sides();
  }

  /// Returns in how many ways some of several things can be picked.
  private static double ways(int things, int picked) {
    double ways = 1;
    for (int i = 0; i < picked; i++) ways = ways * (things - i) / (i + 1);
    return ways;
  }
}
