package tortuga.piecesofeight.tactics;

import tortuga.engine.Moves;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightMove.*;
import tortuga.piecesofeight.ShipSet;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.Coins;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Player;
import tortuga.piecesofeight.state.Step.AnswerOffer;

/// Coins to pick: from the hold, a pool, the leftovers, or another player's yard.
final class Bargain {
  /// What each further copy of a coin is worth, compared with the one before.
  private static final double NEXT_COPY = 0.85;

  /// Pirates give nothing away, and do not beg.
  private static final double BEGGING = -20;

  private Bargain() {}

  static void weigh(EightState table, int seat, Moves<EightMove> moves, double[] points) {
    for (int i = 0; i < moves.size(); i++) points[i] = points(table, seat, moves.get(i));
  }

  private static double points(EightState table, int seat, EightMove move) {
    Coins yard = table.players[seat].yard;
    if (move instanceof Fetch(Coin coin)) return atAft(coin);
    if (move instanceof Aftmost(Coin coin)) return atAft(coin);
    if (move instanceof Draft(Coin coin)) return 2 * worth(coin, yard.of(coin));
    if (move instanceof EightMove.TakeSpoil(Coin coin)) return worth(coin, yard.of(coin));
    return move instanceof Choose(ShipSet set) && set == ShipSet.CURSED_BLADE ? 0.2 : 0;
  }

  static void weighTrades(EightState table, int seat, Moves<EightMove> moves, double[] points) {
    for (int i = 0; i < moves.size(); i++) {
      points[i] = pointsOfTrade(table, seat, (Trade) moves.get(i));
    }
  }

  private static double pointsOfTrade(EightState table, int seat, Trade move) {
    Player player = table.players[seat];
    return switch (move) {
      case Give(Coin coin) -> -worth(coin, player.yard.of(coin) - 1) - 4 * player.give.count;
      case Want(Coin coin) -> worth(coin, player.yard.of(coin)) - 5 - 4 * player.want.count;
      case SendOffer() -> player.give.count > 0 && player.want.count > 0 ? 4 : BEGGING;
      case DropOffer() -> -6;
      case Done() -> 4;
      case Accept() -> profit(table, seat);
      case OfferTo _, Decline _ -> 0;
    };
  }

  /// Returns what one more copy of a coin is worth; beyond what a ship may have, almost nothing.
  static double worth(Coin coin, int copies) {
    if (coin == Coin.CAPTAIN) return 0;
    double worth = copies >= coin.limit() ? 0.3 : Look.worth(Cell.of(coin));
    for (int i = 0; i < copies; i++) worth *= NEXT_COPY;
    return worth;
  }

  /// A coin from the hold is worth most if it can be used from the aft at once.
  private static double atAft(Coin coin) {
    return switch (coin) {
      case CAPTAIN -> 20;
      case BROADSIDE -> 7;
      case TREACHERY -> 5;
      case MATE, PISTOLS, CUTLASS -> 4;
      case CAPTAINS_MONKEY, CALL_TO_QUARTERS, BARREL_OF_GROG, BURIED_TREASURE, PILLAGE -> 3;
      case CANNON -> 2.8;
      case BLACK_SPOT, BOMB -> 2.5;
      case FULL_SAIL -> 1.5;
    };
  }

  /// Returns what an offer on the table brings to whoever is asked.
  private static double profit(EightState table, int seat) {
    if (!(table.question() instanceof AnswerOffer(int from, _, _))) return 0;
    Player offering = table.players[from];
    Coins yard = table.players[seat].yard;
    double profit = -0.5;
    for (int kind = 0; kind < Coin.KINDS; kind++) {
      Coin coin = Coin.of(kind);
      int copies = yard.of(kind);
      for (int i = 0; i < offering.give.of(kind); i++) profit += worth(coin, copies + i);
      for (int i = 1; i <= offering.want.of(kind); i++) profit -= worth(coin, copies - i);
    }
    return 2 * profit;
  }
}
