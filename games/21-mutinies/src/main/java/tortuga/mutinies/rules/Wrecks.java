package tortuga.mutinies.rules;

import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.chance.Luck;
import tortuga.mutinies.Favour;
import tortuga.mutinies.MutiniesEvent.DiceRolled;
import tortuga.mutinies.MutiniesEvent.NothingFound;
import tortuga.mutinies.MutiniesFigure.SearchOdds;
import tortuga.mutinies.Square;
import tortuga.mutinies.state.Pirate;

/// The search of the Shipwrecks.
public final class Wrecks extends Gains {
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
    if (!findsTreasure(square, first, second)) {
      tell(new NothingFound(Seat.of(seat)));
      return;
    }
    gainTreasure(seat);
    if (findsDoubloon(square, first, second)) gainDoubloons(seat, 1);
  }

  private static boolean findsTreasure(Square square, int first, int second) {
    return Math.max(first, second) > square.beats;
  }

  private static boolean findsDoubloon(Square square, int first, int second) {
    return square == Square.WRECK1 && Math.min(first, second) > square.beats;
  }

  /// Returns the odds of a search with plain dice.
  public static SearchOdds odds(Square square) {
    return odds(new Pirate(), square);
  }

  /// Returns the odds of a search, over all throws of both dice.
  static SearchOdds odds(Pirate searcher, Square square) {
    int least = searcher.has(Favour.LOADED_DICE) ? SIDES : 1;
    int throwings = 0;
    int treasures = 0;
    int doubloons = 0;
    for (int first = least; first <= SIDES; first++) {
      for (int second = least; second <= SIDES; second++) {
        throwings++;
        if (findsTreasure(square, first, second)) treasures++;
        if (findsDoubloon(square, first, second)) doubloons++;
      }
    }
    return new SearchOdds((double) treasures / throwings, (double) doubloons / throwings);
  }
}
