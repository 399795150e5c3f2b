package tortuga.aye.state;

import java.util.Arrays;
import tortuga.aye.Aye;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.text.PrintedTable;

/// The numbers that are printed on board, tiles and tokens.
public final class Board {
  private static final PrintedTable NUMBERS = PrintedTable.table(Aye.class, "board.csv");
  private static final PrintedTable PLAYERS = PrintedTable.table(Aye.class, "players.csv");

  public static final int SHIP = number("ship");
  public static final int CAPTAIN = number("captain");
  public static final int KRAKEN_SQUARE = number("kraken-square");
  public static final int DOUBLE_KRAKEN_SQUARE = number("double-kraken-square");
  public static final int MUTINY_SQUARE = number("mutiny-square");
  public static final int PLANK = number("plank");
  public static final int PLANK_PRICE = number("plank-price");
  public static final int DOUBLOONS = number("doubloons");
  public static final int DEALT_DOUBLOONS = number("dealt-doubloons");
  public static final int TOKENS = number("tokens");
  static final int FIRST_REPUTATION = number("first-reputation");
  public static final int LOWEST_REPUTATION = 1;
  public static final int HIGHEST_REPUTATION = number("highest-reputation");
  public static final int MUTINY_REPUTATION = number("mutiny-reputation");
  public static final int CARDS_DEALT = number("cards-dealt");
  public static final int CARDS_HELD = number("cards-held");
  public static final int THROWS = number("throws");
  public static final int LARGEST_REPAIR = number("largest-repair");
  public static final int REQUESTS = number("requests");

  private static final int[] FLAGS =
      Arrays.stream(NUMBERS.row("flags").text("value").split(" "))
          .mapToInt(Integer::parseInt)
          .toArray();

  /// By the number of players.
  private static final int[] CARDS_NEEDED = cardsNeeded();

  private Board() {}

  private static int number(String id) {
    return NUMBERS.row(id).number("value");
  }

  public static int flags() {
    return FLAGS.length;
  }

  /// Returns the square of a flag; they are numbered from right to left.
  public static int flag(int number) {
    return FLAGS[number];
  }

  /// Returns the square on which the ship starts.
  public static int start(int players) {
    return perPlayers(players, "ship");
  }

  /// Returns how many completed cards the crew needs.
  @Rule("AYE-CARD-01")
  public static int cardsNeeded(int players) {
    return CARDS_NEEDED[players];
  }

  private static int[] cardsNeeded() {
    int[] needed = new int[Seat.MOST + 1];
    for (PrintedTable.Row row : PLAYERS.rows()) needed[row.number("id")] = row.number("cards");
    return needed;
  }

  private static int perPlayers(int players, String column) {
    return PLAYERS.row(Integer.toString(players)).number(column);
  }
}
