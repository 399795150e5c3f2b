package tortuga.eight;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tortuga.eight.Step.*;
import tortuga.engine.Lists;
import tortuga.engine.Rule;
import tortuga.engine.Seat;

/// What one viewer sees of the table. In a ship, position 0 is the crow's nest, 1 the fore, and so
/// on.
///
/// @param next whose turn is next because of a Full Sail
/// @param stack the abilities that are pending, the latest one last
/// @param pool the coins that wait to be drafted
/// @param winners who won the last game
/// @param lastNest whether the crow's nest may be filled after the main action, not before it
public record EightView(
    int game,
    int turn,
    Seat seat,
    List<ShipView> ships,
    Optional<Seat> next,
    int calm,
    List<DeedView> stack,
    boolean teamsHold,
    List<Coin> pool,
    List<Coin> leftovers,
    List<Seat> winners,
    boolean lastNest) {

  /// A ship, its hold, and its owner.
  ///
  /// @param captain the position of the Captain, if there is one
  /// @param hold the coins of the hold that the viewer may look at: all if the hold is the viewer's
  ///   own or open or the game is over; with the memory aid, those that all could remember
  /// @param holdOpen whether its owner lets everybody look into the hold
  /// @param team the number of the team, counted from zero
  /// @param yard the coins of the shipyard that the viewer knows
  /// @param plan the ship that the viewer is putting together, the crow's nest first
  /// @param planLeavesNest whether the crow's nest is to stay empty
  /// @param joining the coin from the hold that joins the viewer's ship
  /// @param offer a trade that the viewer is party to
  public record ShipView(
      Optional<CoinView> nest,
      List<CoinView> deck,
      Optional<Integer> captain,
      int holdSize,
      List<Coin> hold,
      boolean holdOpen,
      boolean inGame,
      boolean surrenders,
      int lostTurns,
      int team,
      int yardSize,
      List<Coin> yard,
      boolean ready,
      List<Coin> plan,
      boolean planLeavesNest,
      Optional<Coin> joining,
      Optional<OfferView> offer,
      int wins) {}

  /// A coin of a ship.
  ///
  /// @param coin what it is, if the viewer sees it
  /// @param remembered whether it is hidden, but all could remember it
  public record CoinView(
      Optional<Coin> coin, boolean remembered, boolean target, boolean saved, boolean reacted) {}

  /// An ability that has been announced and has not taken effect.
  public record DeedView(Seat user, Coin coin, Place from, Seat ship, boolean spent) {}

  public record OfferView(Seat to, List<Coin> give, List<Coin> want) {}

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
        isLastNest(table));
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
        ship.hasCaptain ? Optional.of(captain) : Optional.empty(),
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

  /// What is not seen but could be remembered is shown as such, if the table wants that.
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
            new OfferView(Seat.of(player.offerTo), player.give.list(), player.want.list()));
  }

  private static List<DeedView> stack(EightState table) {
    return table.agenda.toList().stream()
        .flatMap(EightView::deed)
        .map(deed ->
            new DeedView(
                Seat.of(deed.user()), deed.coin(), deed.from(), Seat.of(deed.ship()), deed.spent()))
        .toList();
  }

  private static Stream<Deed> deed(Step step) {
    return switch (step) {
      case Resolve(Deed deed) -> Stream.of(deed);
      case Doom(Deed deed) -> Stream.of(deed);
      case InviteCannons(Deed deed) -> Stream.of(deed);
      case LendCannons(Deed deed, _) -> Stream.of(deed);
      case ChooseDepth(Deed deed, _) -> Stream.of(deed);
      default -> Stream.empty();
    };
  }
}
