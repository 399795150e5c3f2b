package tortuga.eight;

import tortuga.eight.EightMove.*;
import tortuga.eight.Step.*;
import tortuga.engine.Moves;
import tortuga.engine.Seat;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;

/// What is played for a seat whose time has run out; reactions follow the usual standing orders.
final class Defaults {
  private static final Luck SET = Luck.of("default set", ShipSet.class);

  private final Options options;
  private final EightState table;

  Defaults(Options options, EightState table) {
    this.options = options;
    this.table = table;
  }

  EightMove move(Seat by, Chance chance) {
    int seat = by.index();
    Moves<EightMove> moves = new Moves<>();
    new Offers(options, table).list(by, moves);
    return switch (table.question()) {
      case SendToNest _ -> nest(seat);
      case MainAction _ -> new HouseBot(table, seat).best(moves);
      case LendCannons _, SaveCoin _, AnyReaction _ -> moves.get(0);
      case InviteCannons _, ChooseDepth _ -> moves.get(moves.size() - 1);
      case AnswerLoss _ -> vengeance(moves);
      case FetchCoin _, DraftCoin _, Step.TakeSpoil _, OrderTreasure _ -> mostWorth(moves);
      case BuildShip _, RearrangeShip _, RebuildShips _ -> building(seat, moves);
      case VoteStalemate _ -> new Refuse();
      case PickSet _ -> new Choose(ShipSet.values()[chance.below(SET, ShipSet.values().length)]);
      case MakeOffer _ ->
          table.players[seat].offerTo == Player.NOBODY ? new Done() : new DropOffer();
      case AnswerOffer _ -> new Decline();
    };
  }

  /// The nest stays empty, unless that would leave nothing to do.
  private EightMove nest(int seat) {
    Moves<EightMove> moves = new Moves<>();
    MainOffers.list(table, seat, moves);
    return moves.isEmpty() ? new Send(Place.FORE) : new Stay();
  }

  private static EightMove vengeance(Moves<EightMove> moves) {
    for (int i = 0; i < moves.size(); i++)
      if (moves.get(i) instanceof BlackSpot) return moves.get(i);
    return moves.get(0);
  }

  private static EightMove mostWorth(Moves<EightMove> moves) {
    EightMove best = moves.get(0);
    for (int i = 1; i < moves.size(); i++)
      if (worth(moves.get(i)) > worth(best)) best = moves.get(i);
    return best;
  }

  private static int worth(EightMove move) {
    return switch (move) {
      case Fetch(Coin coin) -> coin.worth();
      case Draft(Coin coin) -> coin.worth();
      case EightMove.TakeSpoil(Coin coin) -> coin.worth();
      case Aftmost(Coin coin) -> coin.worth();
      default -> 0;
    };
  }

  /// The last order if there is one, else a printed ship, else one made by the house.
  private EightMove building(int seat, Moves<EightMove> moves) {
    if (moves.get(0) instanceof Ready) return moves.get(0);
    if (moves.get(0) instanceof Fetch) return mostWorth(moves);
    if (table.players[seat].plan.size > 0) return new StartOver();
    boolean isWinner = Stock.isLastWinner(options, table, seat) || !Stock.isBuilding(table);
    EightMove house = new Copy(Preset.HOUSE);
    for (int i = moves.size() - 1; i >= 0; i--) {
      if (!(moves.get(i) instanceof Copy(Preset preset))) continue;
      if (preset == Preset.AS_BEFORE && isWinner) return moves.get(i);
      if (preset.isPrinted() && !options.isPool()) return moves.get(i);
    }
    return house;
  }
}
