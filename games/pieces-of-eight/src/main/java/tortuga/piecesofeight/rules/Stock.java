package tortuga.piecesofeight.rules;

import tortuga.engine.Rule;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.Place;
import tortuga.piecesofeight.Preset;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.Coins;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Plan;
import tortuga.piecesofeight.state.Player;
import tortuga.piecesofeight.state.Ship;
import tortuga.piecesofeight.state.Step.*;

/// The coins that a player may place while a ship is put together in secret.
///
/// At the start they come from the shipyard, within the limits of each kind; the last winner of a
/// match keeps the kinds of the last game. Later they are the coins of the ship itself, without the
/// one that is being spent and with the one that joins from the hold.
public final class Stock {
  private Stock() {}

  /// The coins of a full ship besides its Captain.
  public static final int SILVER = Ship.COINS - 1;

  /// Returns how many coins the finished ship has.
  @Rule("POE-SETUP-02")
  public static int shipSize(EightState table, int seat) {
    if (table.question() instanceof BuildShip) return Ship.COINS;
    Player player = table.players[seat];
    int spent = table.question() instanceof RearrangeShip ? 1 : 0;
    return player.ship.coins() - spent + (player.plan.joining == Cell.EMPTY ? 0 : 1);
  }

  public static boolean isBuilding(EightState table) {
    return table.question() instanceof BuildShip;
  }

  /// Whether a stalemate's coin from the hold has still to be chosen; it must be, if one may enter.
  @Rule({"POE-STALE-01", "POE-RULING-54"})
  public static boolean mustFetch(EightState table, int seat) {
    Player player = table.players[seat];
    return table.question() instanceof RebuildShips
        && player.plan.joining == Cell.EMPTY
        && player.ship.canFetch();
  }

  /// Returns the coins that may be placed next, each kind as often as it may.
  public static Coins left(Options options, EightState table, int seat) {
    Coins left = spare(options, table, seat);
    if (!isBuilding(table)) return left;
    Plan plan = table.players[seat].plan;
    boolean isFull = plan.size - plan.copiesOf(Coin.CAPTAIN) >= SILVER;
    if (isFull) left.keepOnly(Coin.CAPTAIN);
    return left;
  }

  /// Returns the coins that a ship can have, each kind as often as it may.
  public static Coins most(Options options, EightState table, int seat) {
    Coins stock = stock(options, table, seat);
    return isBuilding(table) ? withinLimits(table.players[seat].yard, new Plan(0), stock) : stock;
  }

  /// Returns the coins that a ship might still have, be it in place of others.
  @Rule({"POE-SETUP-03", "POE-SETUP-04"})
  public static Coins spare(Options options, EightState table, int seat) {
    Coins stock = stock(options, table, seat);
    Plan plan = table.players[seat].plan;
    for (int place = plan.size > 0 && !plan.hasNest() ? 1 : 0; place < plan.size; place++) {
      stock.remove(plan.coin(place));
    }
    return isBuilding(table) ? withinLimits(table.players[seat].yard, plan, stock) : stock;
  }

  /// Returns all the coins at hand, those already placed included.
  public static Coins stock(Options options, EightState table, int seat) {
    return isBuilding(table) ? yard(options, table, seat) : ofShip(table, seat);
  }

  /// Everybody builds from their own shipyard; the last winner keeps the kinds of the last game.
  @Rule({"POE-SETUP-01", "POE-MATCH-02", "POE-MATCH-03", "POE-RULING-65"})
  static Coins yard(Options options, EightState table, int seat) {
    Coins coins = new Coins();
    if (isLastWinner(options, table, seat)) addLaunched(table.players[seat], coins);
    else coins.copyFrom(table.players[seat].yard);
    return coins;
  }

  public static boolean isLastWinner(Options options, EightState table, int seat) {
    return options.isMatch() && table.winners.size() == 1 && table.winners.lowest().index() == seat;
  }

  private static void addLaunched(Player player, Coins coins) {
    for (int place = 0; place < Ship.COINS; place++) coins.add(player.launchedCoin(place));
  }

  /// Exactly one Captain, and no kind above its limit, unless the yard leaves no other way.
  @Rule({"POE-SETUP-03", "POE-SETUP-04", "POE-RULING-68"})
  private static Coins withinLimits(Coins yard, Plan plan, Coins stock) {
    Coins allowed = new Coins();
    Coins placed = plan.content();
    int excess = waived(yard) - excess(placed);
    for (int kind = 0; kind < Coin.KINDS; kind++) {
      Coin coin = Coin.of(kind);
      int within = Math.max(0, coin.limit() - placed.of(kind));
      int copies = Math.min(stock.of(kind), within + (coin == Coin.CAPTAIN ? 0 : excess));
      if (copies > 0) allowed.add(coin, copies);
    }
    return allowed;
  }

  /// Returns how many coins above the limits a yard needs for a full ship.
  @Rule("POE-RULING-68")
  public static int waived(Coins yard) {
    return Math.max(0, SILVER - usable(yard));
  }

  /// Returns the silver coins of a yard that fit within the limits.
  public static int usable(Coins yard) {
    int usable = 0;
    for (int kind = 0; kind < Coin.KINDS; kind++) {
      Coin coin = Coin.of(kind);
      if (coin != Coin.CAPTAIN) usable += Math.min(yard.of(kind), coin.limit());
    }
    return usable;
  }

  private static int excess(Coins placed) {
    int excess = 0;
    for (int kind = 0; kind < Coin.KINDS; kind++) {
      excess += Math.max(0, placed.of(kind) - Coin.of(kind).limit());
    }
    return excess;
  }

  private static Coins ofShip(EightState table, int seat) {
    Player player = table.players[seat];
    Coins coins = new Coins();
    if (player.ship.hasNest()) coins.add(Cell.coin(player.ship.nest));
    for (int i = 0; i < player.ship.size; i++) coins.add(Cell.coin(player.ship.deck[i]));
    if (table.question() instanceof RearrangeShip) coins.remove(Coin.CALL_TO_QUARTERS);
    if (player.plan.joining != Cell.EMPTY) coins.add(Cell.coin(player.plan.joining));
    return coins;
  }

  // Ready-made ships

  /// Whether a ready-made ship can be taken.
  static boolean canCopy(Options options, EightState table, int seat, Preset preset) {
    Player player = table.players[seat];
    return switch (preset) {
      case HOUSE -> isBuilding(table);
      case AS_BEFORE -> !isBuilding(table) || player.hasLaunched();
      case MV_GUNNER, CB_REAVER, FULL_ADMIRAL ->
          isBuilding(table) && yard(options, table, seat).hasAll(preset);
    };
  }

  /// Plans the ship of the last game, or the present order with the coin that joins at the aft.
  @Rule("POE-RULING-33")
  static void repeat(EightState table, int seat) {
    Player player = table.players[seat];
    if (isBuilding(table)) {
      for (int place = 0; place < Ship.COINS; place++) player.plan.put(player.launchedCoin(place));
      return;
    }
    Ship ship = player.ship;
    int spent = spentIndex(table, ship);
    if (ship.hasNest() && spent != -1) player.plan.put(Cell.coin(ship.nest));
    else player.plan.leaveNest();
    for (int i = 0; i < ship.size; i++) if (i != spent) player.plan.put(Cell.coin(ship.deck[i]));
    if (player.plan.joining != Cell.EMPTY) player.plan.put(Cell.coin(player.plan.joining));
  }

  /// Returns where the coin being spent lies: an index of the deck, -1 for the crow's nest, or
  /// none.
  private static int spentIndex(EightState table, Ship ship) {
    if (!(table.question() instanceof RearrangeShip(_, Place from))) return Integer.MAX_VALUE;
    return switch (from) {
      case NEST -> -1;
      case AFT -> ship.size - 1;
      case FORE, HOLD -> 0;
    };
  }
}
