package tortuga.piecesofeight;

import java.util.List;
import java.util.Optional;
import tortuga.piecesofeight.EightFigure.Slip;
import tortuga.piecesofeight.rules.Trading;
import tortuga.piecesofeight.rules.figures.Slips;
import tortuga.piecesofeight.rules.settings.Shipyard;

/// What is printed about the coins, in the order in which a shipyard shows them; the ready-made
/// ships; and the shipyards that are the same for everybody.
public record EightPrinted(
    List<PrintedCoin> coins, List<PrintedShip> ships, List<PrintedYard> yards) {
  /// Gold, then guns and hands, then reactions, then coins that bring coins.
  private static final List<Coin> SHELVES =
      List.of(
          Coin.CAPTAIN,
          Coin.MATE,
          Coin.CANNON,
          Coin.CUTLASS,
          Coin.PISTOLS,
          Coin.BOMB,
          Coin.BROADSIDE,
          Coin.PILLAGE,
          Coin.TREACHERY,
          Coin.CAPTAINS_MONKEY,
          Coin.BLACK_SPOT,
          Coin.FULL_SAIL,
          Coin.BARREL_OF_GROG,
          Coin.BURIED_TREASURE,
          Coin.CALL_TO_QUARTERS);

  /// A kind of coin.
  ///
  /// @param limit how many copies a ship may start with
  /// @param traded whether it can be asked for in a trade
  /// @param rule the rule that explains it first
  public record PrintedCoin(Coin id, int limit, boolean traded, String rule) {
    private static PrintedCoin of(Coin coin) {
      return new PrintedCoin(coin, coin.limit(), Trading.isTraded(coin), coin.rule());
    }
  }

  /// A shipyard that is the same for everybody, as a builder finds it.
  ///
  /// @param set the ship set that it is, if it is one
  public record PrintedYard(Shipyard id, Optional<ShipSet> set, Slip slip) {
    private static PrintedYard of(Shipyard yard, Optional<ShipSet> set) {
      return new PrintedYard(yard, set, Slips.ofYard(yard));
    }
  }

  /// A ready-made ship: the crow's nest coin, then the deck from fore to aft.
  public record PrintedShip(Preset id, List<Coin> coins) {
    private static PrintedShip of(Preset ship) {
      return new PrintedShip(ship, ship.coins());
    }
  }

  static EightPrinted all() {
    return new EightPrinted(
        SHELVES.stream().map(PrintedCoin::of).toList(),
        Preset.all().stream().filter(Preset::isPrinted).map(PrintedShip::of).toList(),
        List.of(
            PrintedYard.of(Shipyard.FULL, Optional.empty()),
            PrintedYard.of(Shipyard.MV, Optional.of(ShipSet.MAIDENS_VENGEANCE)),
            PrintedYard.of(Shipyard.CB, Optional.of(ShipSet.CURSED_BLADE))));
  }
}
