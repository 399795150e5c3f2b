package tortuga.piecesofeight.notation;

import tortuga.engine.text.BadPosition;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Ship;

/// What is true of the marks that coins bear during an action.
final class MarkCheck {
  private static final int OF_ACTION = ~Cell.unmarked(~0);

  private final EightState table;
  private final int seat;
  private final Ship ship;

  MarkCheck(EightState table, int seat) {
    this.table = table;
    this.seat = seat;
    ship = table.ship(seat);
  }

  void check(boolean acting) {
    check("nests", ship.nest, acting);
    for (int i = 0; i < ship.size; i++) check("decks", ship.deck[i], acting);
    checkWreck(ship.nestWreck, acting);
    checkWreck(ship.foreWreck, acting);
    checkWreck(ship.aftWreck, acting);
    if (!acting && table.destructions > 0) {
      throw new BadPosition("destructions", "destructions are counted only during an action");
    }
  }

  private void check(String key, int cell, boolean acting) {
    if (cell == Cell.EMPTY) return;
    if (!acting && Cell.has(cell, OF_ACTION)) {
      throw wrong(key, "a coin bears no marks but ! when no action is going on");
    }
    if (Cell.has(cell, Cell.DOOMED | Cell.SAVED) && !Cell.has(cell, Cell.TARGET)) {
      throw wrong(key, "only a target (^) may save itself (~ +)");
    }
    boolean monkey = Cell.isCoin(cell, Coin.CAPTAINS_MONKEY);
    if (Cell.has(cell, Cell.SAVED) && !monkey) {
      throw wrong(key, "only a Captain's Monkey saves itself (+)");
    }
    boolean avenges = Cell.isCoin(cell, Coin.BLACK_SPOT) || Cell.isCoin(cell, Coin.FULL_SAIL);
    if (Cell.has(cell, Cell.REACTED) && !monkey && !avenges) {
      throw wrong(key, "no such coin stays after it has reacted (*)");
    }
    checkWitness(key, cell);
  }

  private void checkWreck(int cell, boolean acting) {
    if (cell == Cell.EMPTY) return;
    if (!acting) throw wrong("wrecks", "wrecks are remembered only during an action");
    if (Cell.has(cell, Cell.SAVED)) throw wrong("wrecks", "what saved itself (+) is no wreck");
    checkWitness("wrecks", cell);
  }

  private void checkWitness(String key, int cell) {
    if (Cell.witness(cell) > table.destructions) {
      throw wrong(
          key,
          "there was no destruction %d (@), but only %d"
              .formatted(Cell.witness(cell), table.destructions));
    }
  }

  private BadPosition wrong(String key, String message) {
    return Invariants.wrong(key, seat, message);
  }
}
