package tortuga.piecesofeight.notation;

import tortuga.piecesofeight.rules.Stock;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Plan;
import tortuga.piecesofeight.state.Step.*;

/// Whether a ship that is being put together could have come this far: its coins are placed again
/// one by one, on a copy of the table.
final class PlanCheck {
  private final Options options;
  private final EightState copy;
  private final int seat;
  private final Plan given;
  private final Plan plan;

  PlanCheck(Options options, EightState table, int seat) {
    this.options = options;
    this.seat = seat;
    given = table.players[seat].plan;
    copy = table.copy();
    plan = copy.players[seat].plan;
    if (copy.agenda.current() instanceof Launch) copy.agenda.replaceTop(new BuildShip());
  }

  boolean isPossible() {
    if (given.joining != Cell.EMPTY && !mayJoin()) return false;
    boolean waits = Stock.mustFetch(copy, seat) && given.size > 0;
    boolean bareNest = Stock.isBuilding(copy) && given.size > 0 && !given.hasNest();
    if (waits || bareNest) return false;
    plan.startOver();
    for (int place = 0; place < given.size; place++) {
      if (place == 0 && !given.hasNest()) {
        plan.leaveNest();
        continue;
      }
      boolean full = plan.placed() >= Stock.shipSize(copy, seat);
      if (full || !Stock.left(options, copy, seat).has(given.coin(place))) return false;
      plan.put(given.coin(place));
    }
    return true;
  }

  private boolean mayJoin() {
    return !Stock.isBuilding(copy)
        && Cell.isIdentified(given.joining)
        && copy.ship(seat).mayFetch(Cell.coin(given.joining));
  }

  boolean isComplete() {
    return given.placed() == Stock.shipSize(copy, seat) && !Stock.mustFetch(copy, seat);
  }
}
