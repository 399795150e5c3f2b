package tortuga.aye.state;

import tortuga.aye.Die;
import tortuga.aye.Face;

/// Thrown dice, packed into one number: how many there are of each kind, face and fate.
///
/// Four bits a sort. Within a kind come first the dice that lie as they fell, by face, then those
/// that were turned into successes, by the face that they showed before.
public final class Dice {
  private static final int BITS = 4;
  private static final int KIND = 2 * Face.COUNT;
  private static final long ONE_KIND = 0xffff_ffffL;

  private static final long SUCCESSES = each(0xffff_000fL);
  private static final long KRAKENS = each(0x0000_0f00L);

  private Dice() {}

  private static long each(long kind) {
    return kind | (kind << (BITS * KIND));
  }

  private static int shift(Die die, Face face, boolean turned) {
    return BITS * (KIND * die.ordinal() + (turned ? Face.COUNT : 0) + face.ordinal());
  }

  /// Returns what one die of a sort adds.
  public static long one(Die die, Face face, boolean turned) {
    return 1L << shift(die, face, turned);
  }

  private static int sum(long dice) {
    long pairs = (dice & 0x0f0f_0f0f_0f0f_0f0fL) + ((dice >>> BITS) & 0x0f0f_0f0f_0f0f_0f0fL);
    return (int) ((pairs * 0x0101_0101_0101_0101L) >>> 56);
  }

  public static int size(long dice) {
    return sum(dice);
  }

  public static int size(long dice, Die die) {
    return sum((dice >>> (BITS * KIND * die.ordinal())) & ONE_KIND);
  }

  /// Returns how many of a sort lie as they fell.
  public static int lying(long dice, Die die, Face face) {
    return (int) (dice >>> shift(die, face, false)) & 15;
  }

  /// Returns how many of a sort were turned into successes.
  public static int turned(long dice, Die die, Face face) {
    return (int) (dice >>> shift(die, face, true)) & 15;
  }

  /// Returns how many dice showed a face when they were last thrown, whatever became of them.
  public static int rolled(long dice, Face face) {
    int rolled = 0;
    for (int kind = 0; kind < Die.COUNT; kind++) {
      Die die = Die.of(kind);
      rolled += lying(dice, die, face) + turned(dice, die, face);
    }
    return rolled;
  }

  /// Returns how many dice lie with a face up, as they fell.
  public static int lying(long dice, Face face) {
    return lying(dice, Die.MISSION, face) + lying(dice, Die.ARGH, face);
  }

  /// Returns the dice that count: those that show a success or were turned into one.
  public static int successes(long dice) {
    return sum(dice & SUCCESSES);
  }

  /// Returns the Krakens that nobody turned.
  public static int krakens(long dice) {
    return sum(dice & KRAKENS);
  }

  public static int krakens(long dice, Die die) {
    return lying(dice, die, Face.KRAKEN);
  }

  /// Returns the dice without the Krakens that nobody turned.
  public static long withoutKrakens(long dice) {
    return dice & ~KRAKENS;
  }

  /// Turns one die into a success.
  public static long turn(long dice, Die die, Face face) {
    return dice - one(die, face, false) + one(die, face, true);
  }
}
