package tortuga.piecesofeight.tactics;

import java.util.Arrays;
import tortuga.piecesofeight.Coin;

/// Ships that won most of their duels in long tournaments of ships, bred from the printed ones; the
/// crow's nest first, then the deck from fore to aft.
final class Designs {
  static final Coin[][] ALL = {
    ship(
        "treachery cannon cannon cannon cutlass mate captain"
            + " buried-treasure broadside mate treachery mate black-spot"),
    ship(
        "pillage cannon cannon cannon cutlass mate captain"
            + " buried-treasure pistols mate treachery mate black-spot"),
    ship(
        "treachery cannon mate cannon cutlass mate captain"
            + " buried-treasure broadside mate treachery mate black-spot"),
    ship(
        "cannon treachery cannon pistols captains-monkey captain buried-treasure"
            + " mate broadside pillage cannon pillage treachery"),
    ship(
        "cannon cannon cannon captains-monkey pistols mate captain"
            + " buried-treasure mate pillage mate cutlass treachery"),
    ship(
        "mate bomb broadside cutlass treachery black-spot captain"
            + " pillage bomb pistols mate mate cutlass")
  };

  private Designs() {}

  private static Coin[] ship(String coins) {
    return Arrays.stream(coins.split(" ")).map(Coin::of).toArray(Coin[]::new);
  }
}
