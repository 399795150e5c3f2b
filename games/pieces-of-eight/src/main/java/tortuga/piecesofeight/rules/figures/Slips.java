package tortuga.piecesofeight.rules.figures;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tortuga.engine.Journal;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Setting;
import tortuga.engine.Setup;
import tortuga.engine.chance.NoLuck;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightFigure.Flaw;
import tortuga.piecesofeight.EightFigure.Kind;
import tortuga.piecesofeight.EightFigure.Lack;
import tortuga.piecesofeight.EightFigure.Slip;
import tortuga.piecesofeight.rules.EightRules;
import tortuga.piecesofeight.rules.Stock;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.rules.settings.Shipyard;
import tortuga.piecesofeight.state.Coins;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Plan;

/// Surveys a ship that is being put together.
public final class Slips {
  private Slips() {}

  static Slip of(Options options, EightState table, Seat seat) {
    Plan plan = table.players[seat.index()].plan;
    int size = Stock.shipSize(table, seat.index());
    return new Slip(
        plan.placed(),
        size,
        Stock.isBuilding(table),
        kinds(options, table, seat.index()),
        flaws(table, seat.index(), plan, size));
  }

  /// Surveys the empty ship of somebody who begins to build from a yard.
  public static Slip ofYard(Shipyard yard) {
    Setup setup = new Setup(2, Map.of("shipyard", Setting.word(yard)));
    Options options = Options.of(setup);
    EightState table = new EightRules(options).begin(NoLuck.INSTANCE, Journal.silent());
    return of(options, table, Seat.of(0));
  }

  private static List<Kind> kinds(Options options, EightState table, int seat) {
    Plan plan = table.players[seat].plan;
    Coins stock = Stock.stock(options, table, seat);
    Coins most = Stock.most(options, table, seat);
    Coins spare = Stock.spare(options, table, seat);
    List<Kind> kinds = new ArrayList<>();
    for (Coin coin : Coin.values()) {
      if (!stock.has(coin)) continue;
      int least = Stock.isBuilding(table) ? coin.least() : 0;
      int placed = plan.copiesOf(coin);
      kinds.add(new Kind(coin, stock.of(coin), least, most.of(coin), placed, spare.of(coin)));
    }
    return kinds;
  }

  @Rule({"POE-SETUP-02", "POE-SETUP-03", "POE-STALE-01"})
  private static List<Flaw> flaws(EightState table, int seat, Plan plan, int size) {
    List<Flaw> flaws = new ArrayList<>();
    if (Stock.mustFetch(table, seat)) flaws.add(new Flaw(Lack.JOINING, 0, 1));
    if (plan.placed() != size) flaws.add(new Flaw(Lack.COINS, plan.placed(), size));
    int captains = plan.copiesOf(Coin.CAPTAIN);
    boolean lacksCaptain = Stock.isBuilding(table) && captains < Coin.CAPTAIN.least();
    if (lacksCaptain) flaws.add(new Flaw(Lack.CAPTAIN, captains, Coin.CAPTAIN.least()));
    return flaws;
  }
}
