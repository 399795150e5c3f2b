package tortuga.mutinies;

import tortuga.engine.Rule;
import tortuga.mutinies.Step.CabinRob;

/// What happens in the Cabin, where who is alone may rob.
final class Cabin extends Gains {
  private static final int LOOT = Square.CAB2.doubloons;

  Cabin(Chapter same) {
    super(same);
  }

  /// Whoever takes the doubloon while alone in the whole Cabin may take it from another player.
  @Rule({"MUT-CAB-01", "MUT-CAB-03", "MUT-RULING-22"})
  void rest(int seat, Square square) {
    if (square != Square.CAB2) return;
    boolean alone = table.discsAt(Action.CABIN) == 1;
    if (alone && victims(table, seat) != 0) agenda.push(new CabinRob(seat));
    else takeFromBank(seat);
  }

  /// Returns the others who have doubloons in stock, as a set of bits.
  static int victims(MutiniesState table, int seat) {
    int victims = 0;
    for (int other = 0; other < table.seats; other++) {
      if (other != seat && table.crew[other].doubloons > 0) victims |= 1 << other;
    }
    return victims;
  }

  void takeFromBank(int seat) {
    gainDoubloons(seat, LOOT);
  }

  void steal(int seat, int victim) {
    handOver(victim, seat, LOOT);
  }
}
