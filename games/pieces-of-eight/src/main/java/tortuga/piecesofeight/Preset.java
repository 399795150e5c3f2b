package tortuga.piecesofeight;

import java.util.Arrays;
import java.util.List;
import tortuga.engine.Setting;
import tortuga.engine.text.PrintedTable;

/// A ready-made ship that a player may take instead of building one.
public enum Preset {
  MV_GUNNER(true),
  CB_REAVER(true),
  FULL_ADMIRAL(true),

  /// What a sensible builder makes of the coins at hand.
  HOUSE(false),

  /// The order of the last game, or the present one.
  AS_BEFORE(false);

  private static final Preset[] PRESETS = values();

  /// The coins in the order of a plan: the crow's nest, then the deck from fore to aft.
  @SuppressWarnings("ImmutableEnumChecker") // an unmodifiable list of constants
  private final List<Coin> coins;

  Preset(boolean printed) {
    coins = printed ? read(Setting.word(this)) : List.of();
  }

  private static List<Coin> read(String id) {
    String text = Text.TABLE.row(id).text("nest") + " " + Text.TABLE.row(id).text("deck");
    return Arrays.stream(text.split(" ")).map(Coin::of).toList();
  }

  public static List<Preset> all() {
    return List.of(PRESETS);
  }

  public boolean isPrinted() {
    return !coins.isEmpty();
  }

  List<Coin> coins() {
    return coins;
  }

  public Coin coin(int place) {
    return coins.get(place);
  }

  public int copiesOf(Coin coin) {
    int copies = 0;
    for (Coin each : coins) if (each == coin) copies++;
    return copies;
  }

  private static final class Text {
    static final PrintedTable TABLE = PrintedTable.table(Preset.class, "ships.csv");
  }
}
