package tortuga.piecesofeight.rules;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tortuga.engine.Lists;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightView;
import tortuga.piecesofeight.EightView.*;
import tortuga.piecesofeight.Place;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.Deed;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Plan;
import tortuga.piecesofeight.state.Player;
import tortuga.piecesofeight.state.Ship;
import tortuga.piecesofeight.state.Step;
import tortuga.piecesofeight.state.Step.*;

/// Makes what a viewer sees out of a table that was concealed from that viewer.
public final class Views {
  private Views() {}

  static EightView of(Options options, EightState table) {
    return new EightView(
        table.game,
        table.turn,
        Seat.of(table.turnSeat),
        Lists.of(table.seats, seat -> ship(options, table, seat)),
        table.sail == EightState.NOBODY ? Optional.empty() : Optional.of(Seat.of(table.sail)),
        table.calm,
        stack(table),
        table.teamed,
        table.pool.list(),
        table.leftovers.list(),
        table.winners.stream().toList(),
        isLastNest(table),
        Fates.of(table));
  }

  private static boolean isLastNest(EightState table) {
    return !table.agenda.isEmpty()
        && table.agenda.current() instanceof SendToNest(boolean first)
        && !first;
  }

  private static ShipView ship(Options options, EightState table, int seat) {
    Player player = table.players[seat];
    Ship ship = player.ship;
    int captain = ship.captainIndex() + 1;
    return new ShipView(
        ship.hasNest() ? Optional.of(coin(ship.nest, true, false)) : Optional.empty(),
        Lists.of(ship.size, i -> deckCoin(ship, i, options.memoryAid())),
        places(ship),
        ship.hasCaptain ? Optional.of(captain) : Optional.empty(),
        player.inGame && ship.hasCaptain && captain <= 1,
        ship.holdSize,
        ship.covered && !ship.holdOpen && !options.memoryAid() ? List.of() : ship.hold.list(),
        ship.holdOpen,
        player.inGame,
        player.surrenders,
        player.lostTurns,
        options.teamOf(seat),
        player.yardSize,
        player.yard.list(),
        player.plan.ready,
        plan(player.plan),
        player.plan.placed() < player.plan.size,
        seen(player.plan.joining),
        offer(player),
        player.wins);
  }

  /// Returns the coin at a position of a ship, if the viewer sees it.
  public static Optional<Coin> coinAt(Options options, Ship ship, int position) {
    CoinView coin =
        position == 0
            ? coin(ship.nest, true, false)
            : deckCoin(ship, position - 1, options.memoryAid());
    return coin.coin();
  }

  /// With the memory aid, what is not seen but could be remembered is shown as such.
  @Rule("POE-RULING-76")
  private static CoinView deckCoin(Ship ship, int index, boolean memoryAid) {
    int cell = ship.deck[index];
    boolean open = !ship.covered || index == 0 || Cell.isCoin(cell, Coin.CAPTAIN);
    boolean remembered = index > 0 && Cell.has(cell, Cell.KNOWN) && memoryAid;
    return coin(cell, open, remembered && !Cell.isCoin(cell, Coin.CAPTAIN));
  }

  private static CoinView coin(int cell, boolean open, boolean remembered) {
    return new CoinView(
        open || remembered ? seen(cell) : Optional.empty(),
        remembered,
        Cell.has(cell, Cell.TARGET),
        Cell.has(cell, Cell.SAVED),
        Cell.has(cell, Cell.REACTED));
  }

  private static Optional<Coin> seen(int cell) {
    return cell != Cell.EMPTY && Cell.isIdentified(cell)
        ? Optional.of(Cell.coin(cell))
        : Optional.empty();
  }

  private static List<Coin> plan(Plan plan) {
    return Lists.of(plan.placed(), i -> plan.coin(plan.size - plan.placed() + i));
  }

  private static Optional<OfferView> offer(Player player) {
    return player.offerTo == Player.NOBODY
        ? Optional.empty()
        : Optional.of(
            new OfferView(
                Seat.of(player.offerTo),
                player.give.list(),
                player.want.list(),
                player.give.count > 0 && player.want.count > 0));
  }

  @Rule({"POE-SETUP-06", "POE-SETUP-09", "POE-POS-06"})
  private static List<PlaceView> places(Ship ship) {
    PlaceView nest = new PlaceView(Place.NEST, ship.position(Place.NEST));
    return ship.size == 0
        ? List.of(nest)
        : List.of(
            nest,
            new PlaceView(Place.FORE, ship.position(Place.FORE)),
            new PlaceView(Place.AFT, ship.position(Place.AFT)));
  }

  private static List<DeedView> stack(EightState table) {
    List<Deed> deeds = table.agenda.toList().stream().flatMap(Views::deed).toList();
    return Lists.of(deeds.size(), i -> deed(table, deeds, i));
  }

  /// A Treachery negates what lies beneath it.
  private static DeedView deed(EightState table, List<Deed> deeds, int place) {
    Deed deed = deeds.get(place);
    boolean betrays = deed.coin() == Coin.TREACHERY;
    return new DeedView(
        Seat.of(deed.user()),
        deed.coin(),
        deed.from(),
        Seat.of(deed.ship()),
        deed.spent() || betrays,
        worksOn(table.ship(deed.ship()), deed),
        betrays ? Optional.of(deeds.get(place - 1).coin()) : Optional.empty());
  }

  private static List<Integer> worksOn(Ship ship, Deed deed) {
    if (deed.coin() == Coin.CAPTAINS_MONKEY) return List.of(ship.position(deed.from()));
    if (deed.coin().onlyReacts()) return List.of();
    return IntStream.rangeClosed(0, ship.size)
        .filter(position -> Cell.has(ship.cellAt(position), Cell.TARGET))
        .boxed()
        .toList();
  }

  private static Stream<Deed> deed(Step step) {
    return switch (step) {
      case Resolve(Deed deed) -> Stream.of(deed);
      case Doom(Deed deed) -> Stream.of(deed);
      case InviteCannons(Deed deed) -> Stream.of(deed);
      case LendCannons(Deed deed, _) -> Stream.of(deed);
      case ChooseDepth(Deed deed, _) -> Stream.of(deed);
      case Strike _, AnyReaction _, SaveCoin _, AnswerLoss _, CloseAction _ -> Stream.empty();
      case FetchCoin _, OrderTreasure _, RearrangeShip _ -> Stream.empty();
      case Harbour _, Turn _ -> Stream.empty();
    };
  }
}
