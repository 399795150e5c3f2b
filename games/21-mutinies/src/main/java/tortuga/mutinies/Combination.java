package tortuga.mutinies;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import tortuga.engine.Rule;
import tortuga.engine.text.PrintedTable;

/// A set of jewels that the Black Market buys, and what it pays for it.
public enum Combination {
  ANY2,
  ANY3,
  ANY4,
  SAME3,
  PAIRS2,
  SAME4;

  /// Maximum amount of rum that goes with a sale.
  public static final int MOST_RUM = 4;

  private static final Combination[] COMBINATIONS = values();

  /// How many jewels it takes.
  public final int jewels;

  Combination() {
    jewels = Text.TABLE.row(name()).number("jewels");
  }

  /// Finds a combination by its name.
  public static Combination of(String name) {
    try {
      return valueOf(name);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("there is no combination " + name, e);
    }
  }

  public static Combination of(int ordinal) {
    return COMBINATIONS[ordinal];
  }

  /// Returns the combination that a square of the Black Market stands for.
  public static Combination at(Square square) {
    return COMBINATIONS[square.number() - 1];
  }

  /// How many of its jewels must be alike: one number for each group of them.
  public List<Integer> groups() {
    return switch (this) {
      case ANY2, ANY3, ANY4 -> Collections.nCopies(jewels, 1);
      case SAME3, SAME4 -> List.of(jewels);
      case PAIRS2 -> List.of(2, 2);
    };
  }

  public int doubloons(int rum) {
    return Text.DOUBLOONS[ordinal()][rum];
  }

  public int prestige(int rum) {
    return Text.PRESTIGE[ordinal()][rum];
  }

  /// Whether a hand can deliver it: wilds stand for one colour each, and two pairs may share one.
  @Rule({"MUT-BM-02", "MUT-JEWEL-01", "MUT-RULING-15"})
  public boolean isIn(long hand) {
    return switch (this) {
      case ANY2, ANY3, ANY4 -> Long.bitCount(hand) >= jewels;
      case SAME3, SAME4 -> mostAlike(hand) >= jewels;
      case PAIRS2 -> pairs(hand) >= 2;
    };
  }

  private static int mostAlike(long hand) {
    int most = 0;
    for (int colour = 0; colour < Colour.WILD.ordinal(); colour++) {
      most = Math.max(most, count(hand, colour));
    }
    return most + wilds(hand);
  }

  /// Wilds first make pairs with the odd ones out, then among themselves.
  private static int pairs(long hand) {
    int pairs = 0;
    int odd = 0;
    for (int colour = 0; colour < Colour.WILD.ordinal(); colour++) {
      int jewels = count(hand, colour);
      pairs += jewels / 2;
      odd += jewels % 2;
    }
    int wilds = wilds(hand);
    return wilds <= odd ? pairs + wilds : pairs + odd + (wilds - odd) / 2;
  }

  private static int count(long hand, int colour) {
    return Long.bitCount(hand & Jewel.all(colour));
  }

  private static int wilds(long hand) {
    return Long.bitCount(hand & Jewel.WILD);
  }

  private static final class Text {
    static final PrintedTable TABLE = PrintedTable.table(Mutinies.class, "market.csv");
    static final int[][] DOUBLOONS = prices(0);
    static final int[][] PRESTIGE = prices(1);

    private static int[][] prices(int part) {
      return TABLE.rows().stream()
          .map(row -> prices(row.text("prices"), part))
          .toArray(int[][]::new);
    }

    /// Reads one half of prices such as `2/1 3/2`, one for each amount of rum.
    private static int[] prices(String prices, int part) {
      return Arrays.stream(prices.split(" "))
          .mapToInt(price -> Integer.parseInt(price.split("/")[part]))
          .toArray();
    }
  }
}
