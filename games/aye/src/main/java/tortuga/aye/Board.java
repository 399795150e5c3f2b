package tortuga.aye;

import java.util.Arrays;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.text.PrintedTable;

/// The numbers that are printed on board, tiles and tokens.
final class Board {
  private static final PrintedTable NUMBERS = PrintedTable.table(Aye.class, "board.csv");
  private static final PrintedTable PLAYERS = PrintedTable.table(Aye.class, "players.csv");

  static final int SHIP = number("ship");
  static final int CAPTAIN = number("captain");
  static final int KRAKEN_SQUARE = number("kraken-square");
  static final int DOUBLE_KRAKEN_SQUARE = number("double-kraken-square");
  static final int MUTINY_SQUARE = number("mutiny-square");
  static final int PLANK = number("plank");
  static final int PLANK_PRICE = number("plank-price");
  static final int DOUBLOONS = number("doubloons");
  static final int DEALT_DOUBLOONS = number("dealt-doubloons");
  static final int TOKENS = number("tokens");
  static final int FIRST_REPUTATION = number("first-reputation");
  static final int LOWEST_REPUTATION = 1;
  static final int HIGHEST_REPUTATION = number("highest-reputation");
  static final int MUTINY_REPUTATION = number("mutiny-reputation");
  static final int CARDS_DEALT = number("cards-dealt");
  static final int CARDS_HELD = number("cards-held");
  static final int THROWS = number("throws");
  static final int LARGEST_REPAIR = number("largest-repair");
  static final int REQUESTS = number("requests");

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

  static int flags() {
    return FLAGS.length;
  }

  /// Returns the square of a flag; they are numbered from right to left.
  static int flag(int number) {
    return FLAGS[number];
  }

  /// Returns the square on which the ship starts.
  static int start(int players) {
    return perPlayers(players, "ship");
  }

  /// Returns how many completed cards the crew needs.
  @Rule("AYE-CARD-01")
  static int cardsNeeded(int players) {
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
