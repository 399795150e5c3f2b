package tortuga.piecesofeight.rules;

import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.state.Coins;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Plan;
import tortuga.piecesofeight.state.Ship;

/// A ship as a sensible builder makes it of the coins at hand: a mixture of the best, the Captain
/// in the middle, guns and a Mate at the fore, a Treachery at the aft.
final class HouseShip {
  private static final int CAPTAIN_PLACE = 6;

  /// What each further copy of a coin is worth, in percent of the one before.
  private static final int SECOND_COPY = 85;

  private HouseShip() {}

  static void build(Options options, EightState table, int seat) {
    Plan plan = table.players[seat].plan;
    Coin[] best = new Coin[Ship.COINS - 1];
    Coins taken = new Coins();
    Coins stock = Stock.left(options, table, seat);
    int waived = Stock.waived(table.players[seat].yard);
    for (int i = 0; i < best.length; i++) {
      best[i] = mostWanted(stock, taken, waived);
      taken.add(best[i]);
      if (taken.of(best[i]) > best[i].limit()) waived--;
    }
    arrange(best, plan);
  }

  private static Coin mostWanted(Coins stock, Coins taken, int waived) {
    Coin best = Coin.CAPTAIN;
    int bestWorth = -1;
    for (int kind = 0; kind < Coin.KINDS; kind++) {
      Coin coin = Coin.of(kind);
      int copies = taken.of(kind);
      boolean allowed = copies < stock.of(kind) && (copies < coin.limit() || waived > 0);
      if (coin == Coin.CAPTAIN || !allowed) continue;
      int worth = coin.worth() * 100;
      for (int copy = 0; copy < copies; copy++) worth = worth * SECOND_COPY / 100;
      if (worth > bestWorth) {
        best = coin;
        bestWorth = worth;
      }
    }
    return best;
  }

  /// Reactions go to the aft end, everything else to the crow's nest and the fore, the Captain
  /// between.
  private static void arrange(Coin[] coins, Plan plan) {
    int placed = 0;
    for (Coin coin : coins) {
      if (!coin.onlyReacts()) placed = put(plan, coin, placed);
    }
    for (Coin coin : coins) {
      if (coin.onlyReacts() && coin != Coin.TREACHERY) placed = put(plan, coin, placed);
    }
    for (Coin coin : coins) {
      if (coin == Coin.TREACHERY) placed = put(plan, coin, placed);
    }
  }

  private static int put(Plan plan, Coin coin, int placed) {
    if (placed == CAPTAIN_PLACE) plan.put(Coin.CAPTAIN);
    plan.put(coin);
    return placed + 1;
  }
}
