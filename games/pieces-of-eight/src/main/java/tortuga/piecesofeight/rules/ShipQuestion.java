package tortuga.piecesofeight.rules;

import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.chance.Chance;
import tortuga.engine.steps.QuestionRule;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightMove.*;
import tortuga.piecesofeight.Preset;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.Coins;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Plan;
import tortuga.piecesofeight.state.Step.*;

/// What is the same for the three questions in which ships are put together in secret.
abstract class ShipQuestion<Q extends Question> implements QuestionRule<EightState, Q, EightMove> {
  final Options options;

  ShipQuestion(Options options) {
    this.options = options;
  }

  /// A ship is put together pick by pick; until it is declared ready, its builder may start over.
  @Override
  @Rule({"POE-SETUP-02", "POE-SETUP-06", "POE-RULING-33", "POE-STALE-01"})
  public final void offer(EightState table, Q question, Seat by, Moves<EightMove> moves) {
    int seat = by.index();
    Plan plan = table.players[seat].plan;
    if (Stock.mustFetch(table, seat)) {
      Recovery.listFetches(table.ship(seat), moves);
      return;
    }
    int missing = Stock.shipSize(table, seat) - plan.placed();
    if (missing == 0) moves.add(new Ready());
    else listPlacements(table, seat, plan, moves);
    if (plan.size > 0 || (question instanceof RebuildShips && plan.joining != Cell.EMPTY)) {
      moves.add(new StartOver());
    }
    if (plan.size == 0) listPresets(table, seat, moves);
  }

  private void listPlacements(EightState table, int seat, Plan plan, Moves<EightMove> moves) {
    Coins stock = Stock.left(options, table, seat);
    for (int kind = 0; kind < Coin.KINDS; kind++) {
      if (stock.of(kind) > 0) moves.add(new Put(Coin.of(kind)));
    }
    if (plan.size == 0 && !Stock.isBuilding(table)) moves.add(new LeaveNest());
  }

  private void listPresets(EightState table, int seat, Moves<EightMove> moves) {
    for (Preset preset : Preset.all()) {
      if (Stock.canCopy(options, table, seat, preset)) moves.add(new Copy(preset));
    }
  }

  /// Says why a ship that is at sea already may not be arranged like this.
  static String objectionToRearranging(EightState table, int seat, EightMove move) {
    if (move instanceof Fetch(Coin coin) && Stock.mustFetch(table, seat)) {
      return Recovery.objectionToFetching(table, seat, coin);
    }
    if (!(move instanceof Building step)) return Objections.OTHER_QUESTION;
    return switch (step) {
      case Ready() -> Objections.SHIP_INCOMPLETE;
      case Put _ -> Objections.NOT_ABOARD;
      case Copy _ -> objectionToCopy(table, seat);
      case LeaveNest(), StartOver() -> Objections.OTHER_QUESTION;
    };
  }

  static String objectionToCopy(EightState table, int seat) {
    boolean begun = table.players[seat].plan.size > 0;
    return begun ? Objections.OTHER_QUESTION : Objections.NO_SUCH_SHIP;
  }

  /// The last order if there is one, else a printed ship, else one made by the house.
  @Override
  public final EightMove fallback(EightState table, Q question, Seat by, Chance chance) {
    int seat = by.index();
    Moves<EightMove> moves = new Moves<>();
    offer(table, question, by, moves);
    if (moves.get(0) instanceof Ready) return moves.get(0);
    if (moves.get(0) instanceof Fetch) return Recovery.bestFetch(table.ship(seat));
    if (table.players[seat].plan.size > 0) return new StartOver();
    boolean isWinner = Stock.isLastWinner(options, table, seat) || !Stock.isBuilding(table);
    for (int i = moves.size() - 1; i >= 0; i--) {
      if (!(moves.get(i) instanceof Copy(Preset preset))) continue;
      if (preset == Preset.AS_BEFORE && isWinner) return moves.get(i);
      if (preset.isPrinted() && !options.isPool()) return moves.get(i);
    }
    return new Copy(Preset.HOUSE);
  }
}
