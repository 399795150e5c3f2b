package tortuga.piecesofeight.state;

import tortuga.piecesofeight.Coin;

/// A coin where it lies in a ship, packed into a number: its kind, and what is remembered of it.
///
/// Marks other than [#KNOWN] last until the action that set them is over. The witness number of a
/// coin is that of the first destruction, in this action, before which it was active: only such
/// coins can answer that destruction or a later one.
public final class Cell {
  /// No coin at all.
  public static final int EMPTY = 0;

  /// A coin that the viewer cannot identify.
  public static final int UNKNOWN = Coin.KINDS + 1;

  private static final int KIND = 31;

  /// Its kind follows from what everybody has seen.
  public static final int KNOWN = 1 << 5;

  /// It has reacted in this action.
  public static final int REACTED = 1 << 6;

  /// It is a target of the present action.
  public static final int TARGET = 1 << 7;

  /// As a target, it has had its chance to save itself.
  public static final int DOOMED = 1 << 8;

  /// It has saved itself.
  public static final int SAVED = 1 << 9;

  private static final int WITNESS_SHIFT = 10;

  private Cell() {}

  public static int of(Coin coin) {
    return coin.ordinal() + 1;
  }

  /// Returns the kind of a coin as [#of] counts them, [#EMPTY] or [#UNKNOWN].
  public static int kind(int cell) {
    return cell & KIND;
  }

  public static boolean isCoin(int cell, Coin coin) {
    return (cell & KIND) == coin.ordinal() + 1;
  }

  public static boolean isIdentified(int cell) {
    return (cell & KIND) != UNKNOWN;
  }

  public static Coin coin(int cell) {
    return Coin.of((cell & KIND) - 1);
  }

  public static boolean has(int cell, int mark) {
    return (cell & mark) != 0;
  }

  public static int witness(int cell) {
    return cell >>> WITNESS_SHIFT;
  }

  public static int witnessing(int cell, int destruction) {
    return witness(cell) == 0 ? cell | (destruction << WITNESS_SHIFT) : cell;
  }

  /// Returns the cell without the marks of an action.
  public static int unmarked(int cell) {
    return cell & (KIND | KNOWN);
  }

  /// Returns the cell as it looks to others: the marks are no secret, the kind is, unless known.
  public static int concealed(int cell) {
    return has(cell, KNOWN) || cell == EMPTY ? cell : (cell & ~KIND) | UNKNOWN;
  }

  public static int identified(int cell, Coin coin) {
    return (cell & ~KIND) | of(coin);
  }
}
