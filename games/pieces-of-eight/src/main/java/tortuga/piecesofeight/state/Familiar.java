package tortuga.piecesofeight.state;

import tortuga.piecesofeight.Coin;

/// What has been seen at a table, and how often, as far as it matters for how long people need to
/// read: each kind of coin that was announced, and the windows of those who lose a coin. All of it
/// is public. Kept in one number, two bits for each.
public final class Familiar {
  /// What is new needs more time this many times.
  public static final int NEW = 2;

  /// A window in which a doomed coin may save itself, and one in which a loss may be answered.
  public static final int SAVE_COIN = Coin.KINDS;

  public static final int ANSWER_LOSS = SAVE_COIN + 1;

  /// How many things are counted.
  public static final int THINGS = ANSWER_LOSS + 1;

  /// A table at which nothing is new.
  public static final long ALL = (1L << (2 * THINGS)) - 1;

  /// A table at which everything is.
  public static final long NOTHING = 0;

  private static final int MOST = NEW + 1;

  private Familiar() {}

  /// Returns how often something was seen; beyond [#NEW], it is no longer counted.
  public static int times(long familiar, int thing) {
    return (int) (familiar >>> (2 * thing)) & MOST;
  }

  public static long withOneMore(long familiar, int thing) {
    return times(familiar, thing) == MOST ? familiar : familiar + (1L << (2 * thing));
  }
}
