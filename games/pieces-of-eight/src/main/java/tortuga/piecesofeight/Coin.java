package tortuga.piecesofeight;

import java.util.Arrays;
import tortuga.engine.Rule;
import tortuga.engine.Setting;
import tortuga.engine.text.PrintedTable;

/// A kind of coin. The Captain is gold, all others are silver.
public enum Coin {
  BARREL_OF_GROG,
  BLACK_SPOT,
  BOMB,
  BROADSIDE,
  BURIED_TREASURE,
  CALL_TO_QUARTERS,
  CANNON,
  CAPTAIN,
  CAPTAINS_MONKEY,
  CUTLASS,
  FULL_SAIL,
  MATE,
  PILLAGE,
  PISTOLS,
  TREACHERY;

  private static final Coin[] COINS = values();

  /// How many kinds there are.
  public static final int KINDS = COINS.length;

  /// How many copies a ship may have when a game starts.
  private final int limit;

  /// How much a good player gives for it, in tenths.
  private final int worth;

  private final int inMaidensVengeance;
  private final int inCursedBlade;

  Coin() {
    limit = number("limit");
    worth = number("worth");
    inMaidensVengeance = number("maidens-vengeance");
    inCursedBlade = number("cursed-blade");
  }

  /// The rule that explains the coin first, such as `POE-MATE-01`.
  public String rule() {
    return Text.TABLE.row(toString()).text("rule");
  }

  private int number(String column) {
    return Text.TABLE.row(toString()).number(column);
  }

  public static Coin of(int ordinal) {
    return COINS[ordinal];
  }

  /// Finds a coin by its name, such as `full-sail`.
  public static Coin of(String name) {
    return Arrays.stream(COINS)
        .filter(coin -> coin.toString().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("there is no coin " + name));
  }

  public int limit() {
    return limit;
  }

  /// How many copies a ship must have when a game starts.
  @Rule("POE-SETUP-03")
  public int least() {
    return this == CAPTAIN ? 1 : 0;
  }

  public int worth() {
    return worth;
  }

  public int copiesIn(ShipSet set) {
    return set == ShipSet.MAIDENS_VENGEANCE ? inMaidensVengeance : inCursedBlade;
  }

  /// Whether the coin only reacts, and is never played.
  public boolean onlyReacts() {
    return this == BLACK_SPOT || this == CAPTAINS_MONKEY || this == FULL_SAIL || this == TREACHERY;
  }

  /// Whether the coin goes to the hold when it reacts; others that react stay where they are.
  public boolean isSpentToReact() {
    return this == TREACHERY;
  }

  @Override
  public String toString() {
    return Setting.word(this);
  }

  private static final class Text {
    static final PrintedTable TABLE = PrintedTable.table(Coin.class, "coins.csv");
  }
}
