package tortuga.mutinies;

import tortuga.engine.Moves;
import tortuga.mutinies.MutiniesMove.*;
import tortuga.mutinies.Step.*;

/// What is played for a seat whose time has run out.
final class Defaults {
  private static final Square[] FIRST = {Square.WRECK1, Square.TAV1, Square.NTR1, Square.C4};

  private Defaults() {}

  /// A safe square, nothing used, the best sale, the bank's doubloon, the order obeyed.
  static MutiniesMove move(MutiniesState table) {
    Moves<MutiniesMove> moves = new Moves<>();
    Offers.list(table, moves);
    return switch (table.question()) {
      case CaptainTurn(int seat) -> captain(table, seat, moves);
      case SailorTurn _, MinionTurn _ -> new Place(Square.CAB1);
      case AfterPlacing _, BeforeResolving _ -> new Done();
      case MarketRow(int seat) -> bestRow(table.crew[seat], moves);
      case SellJewels _ -> roomiest(moves);
      case SellRum(_, _, int most) -> new Pour(most);
      case RobJewel _ -> table.ntrSize > 0 ? new RobBlind() : cheapest(table, moves);
      case CardTarget _ -> mostFamous(table, moves);
      case Overboard _ -> plainest(moves);
      case FinalTrade _ -> largestTrade(moves);
      case NtrJewel _, CabinRob _, MutinyCard _ -> moves.get(0);
    };
  }

  private static MutiniesMove captain(MutiniesState table, int seat, Moves<MutiniesMove> moves) {
    for (Square square : FIRST) {
      if (Placing.isLegal(table, seat, square)) return new Place(square);
    }
    return moves.get(0);
  }

  /// Picks the row that pays most prestige with as much rum as can be added, then most doubloons.
  private static MutiniesMove bestRow(Pirate seller, Moves<MutiniesMove> moves) {
    MutiniesMove best = moves.get(0);
    int most = -1;
    for (int i = 0; i < moves.size(); i++) {
      Combination row = ((Pick) moves.get(i)).row();
      int rum = mostRum(seller, row);
      int worth = 100 * row.prestige(rum) + row.doubloons(rum);
      if (worth > most) {
        most = worth;
        best = moves.get(i);
      }
    }
    return best;
  }

  private static int mostRum(Pirate seller, Combination row) {
    Moves<MutiniesMove> sales = new Moves<>();
    Sales.list(seller, row, sales);
    int icons = Jewel.icons(Jewel.set(((Sell) roomiest(sales)).jewels()));
    int room = icons + seller.favour(Favour.ROOM_FOR_RUM);
    return Math.min(Math.min(Combination.MOST_RUM, room), seller.rum);
  }

  /// Picks the set with most rum icons, then fewest wilds, then the lowest numbers.
  private static MutiniesMove roomiest(Moves<MutiniesMove> sales) {
    MutiniesMove best = sales.get(0);
    for (int i = 1; i < sales.size(); i++) {
      if (isRoomier(set(sales.get(i)), set(best))) best = sales.get(i);
    }
    return best;
  }

  private static long set(MutiniesMove sale) {
    return Jewel.set(((Sell) sale).jewels());
  }

  private static boolean isRoomier(long one, long other) {
    int icons = Integer.compare(Jewel.icons(one), Jewel.icons(other));
    if (icons != 0) return icons > 0;
    int wilds = Integer.compare(Long.bitCount(one & Jewel.WILD), Long.bitCount(other & Jewel.WILD));
    return wilds != 0
        ? wilds < 0
        : Long.lowestOneBit(one ^ other) == (Long.lowestOneBit(one ^ other) & one);
  }

  private static MutiniesMove cheapest(MutiniesState table, Moves<MutiniesMove> moves) {
    MutiniesMove best = moves.get(0);
    for (int i = 1; i < moves.size(); i++) {
      if (price(table, moves.get(i)) < price(table, best)) best = moves.get(i);
    }
    return best;
  }

  private static int price(MutiniesState table, MutiniesMove robbery) {
    Jewel jewel = table.displayed(((Rob) robbery).square().number());
    return jewel.doubloons() + jewel.rum();
  }

  /// Picks the target with most prestige, of equals the earliest in turn order.
  private static MutiniesMove mostFamous(MutiniesState table, Moves<MutiniesMove> moves) {
    MutiniesMove best = moves.get(0);
    int most = Integer.MIN_VALUE;
    for (int turn = 0; turn < table.seats; turn++) {
      int seat = table.inTurn(turn);
      for (int i = 0; i < moves.size(); i++) {
        boolean him = ((Target) moves.get(i)).victim().index() == seat;
        if (him && table.crew[seat].prestige > most) {
          most = table.crew[seat].prestige;
          best = moves.get(i);
        }
      }
    }
    return best;
  }

  /// Picks the jewel with fewest icons, one with a colour before a wild one.
  private static MutiniesMove plainest(Moves<MutiniesMove> moves) {
    MutiniesMove best = moves.get(0);
    for (int i = 1; i < moves.size(); i++) {
      if (plainness(moves.get(i)) < plainness(best)) best = moves.get(i);
    }
    return best;
  }

  private static int plainness(MutiniesMove loss) {
    Jewel jewel = ((Jettison) loss).jewel();
    int icons = jewel.doubloons() + jewel.rum();
    return 2 * icons + (jewel.colour() == Colour.WILD ? 1 : 0);
  }

  private static MutiniesMove largestTrade(Moves<MutiniesMove> moves) {
    MutiniesMove best = moves.get(0);
    for (int i = 1; i < moves.size(); i++) {
      if (moves.get(i) instanceof Use one
          && best instanceof Use other
          && price(one) > price(other)) {
        best = one;
      }
    }
    return best;
  }

  private static int price(Use trade) {
    return trade.token().effect() instanceof Trick.Trade(int price, _) ? price : 0;
  }
}
