package tortuga.aye.tactics;

import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;

/// How likely an attempt succeeds: the tables of the rule book's ninth section, for mission dice
/// and sensible throwing.
final class Odds {
  /// In percent, by the successes needed, from two to five, and the dice, from none to eight.
  private static final int[][] WITHOUT_COINS = {
    {0, 0, 34, 63, 80, 90, 95, 98, 99},
    {0, 0, 0, 20, 44, 66, 80, 89, 94},
    {0, 0, 0, 0, 12, 31, 50, 67, 80},
    {0, 0, 0, 0, 0, 7, 21, 39, 55},
  };

  private static final int[][] WITH_TWO_COINS = {
    {0, 0, 52, 81, 93, 98, 99, 100, 100},
    {0, 0, 0, 36, 68, 85, 94, 97, 99},
    {0, 0, 0, 0, 25, 54, 75, 88, 94},
    {0, 0, 0, 0, 0, 16, 41, 63, 80},
  };

  /// The number of dice that a hook doubloon is worth.
  private static final int HOOK = 2;

  /// The Krakens that a die brings on average.
  static final double KRAKENS_A_DIE = 0.23;

  private Odds() {}

  /// Returns the chance that a number of dice show enough, with coins for tridents and perhaps a
  /// hook.
  static double of(int dice, int needed, int coins, boolean hook) {
    if (dice == 0 || needed <= 0) return needed <= 0 ? 1 : 0;
    int row = Math.clamp(needed - 2, 0, WITHOUT_COINS.length - 1);
    int column = Math.min(dice + (hook ? HOOK : 0), WITHOUT_COINS[0].length - 1);
    int without = WITHOUT_COINS[row][column];
    int with = WITH_TWO_COINS[row][column];
    return (without + (with - without) * Math.min(coins, 2) / 2) / 100.0;
  }

  /// Returns what a step is worth, that of two successes counting one.
  static double worth(int needed) {
    return 0.2 + 0.4 * needed;
  }

  /// Returns what an attempt promises: the step, less what failure and Krakens cost.
  static double promise(AyeState table, int dice, int needed, double chance) {
    return chance * worth(needed) - (1 - chance) * 0.3 - KRAKENS_A_DIE * dice * damage(table);
  }

  /// Returns what a point of damage costs in steps; the nearer the bottom, the more.
  static double damage(AyeState table) {
    double point = table.ship <= 2 ? 0.9 : table.ship <= 4 ? 0.45 : 0.25;
    return table.captainReputation <= Board.DOUBLE_KRAKEN_SQUARE ? 2 * point : point;
  }
}
