package tortuga.piecesofeight;

import java.util.Arrays;
import java.util.List;
import tortuga.piecesofeight.state.Ship;

/// What is printed about the coins, and the ready-made ships.
public record EightPrinted(List<PrintedCoin> coins, List<PrintedShip> ships, int shipSize) {
  /// A kind of coin.
  ///
  /// @param limit how many copies a ship may start with
  /// @param sets how many copies the ship sets have
  public record PrintedCoin(Coin id, int limit, List<Copies> sets) {
    private static PrintedCoin of(Coin coin) {
      return new PrintedCoin(
          coin,
          coin.limit(),
          Arrays.stream(ShipSet.values()).map(set -> new Copies(set, coin.copiesIn(set))).toList());
    }
  }

  /// How many copies of a coin a ship set has.
  public record Copies(ShipSet set, int count) {}

  /// A ready-made ship: the crow's nest coin, then the deck from fore to aft.
  public record PrintedShip(Preset id, List<Coin> coins) {
    private static PrintedShip of(Preset ship) {
      return new PrintedShip(ship, ship.coins());
    }
  }

  static EightPrinted all() {
    return new EightPrinted(
        Arrays.stream(Coin.values()).map(PrintedCoin::of).toList(),
        Preset.all().stream().filter(Preset::isPrinted).map(PrintedShip::of).toList(),
        Ship.COINS);
  }
}
