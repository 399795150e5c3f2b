package tortuga.piecesofeight.notation;

import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.state.Cell;

/// A coin in a ship as text: its name, and a sign for each mark that does not follow from its
/// place.
///
/// `!` known to all, `*` has reacted, `^` target, `~` has had its chance to save itself, `+` saved,
/// `@2` was active just before the second destruction.
final class CoinText {
  private static final int[] MARKS = {
    Cell.KNOWN, Cell.REACTED, Cell.TARGET, Cell.DOOMED, Cell.SAVED
  };
  private static final String SIGNS = "!*^~+";
  private static final char WITNESS = '@';

  private CoinText() {}

  static String write(int cell) {
    if (cell == Cell.EMPTY) return EightPositions.EMPTY;
    StringBuilder text =
        new StringBuilder(
            Cell.isIdentified(cell) ? Cell.coin(cell).toString() : EightPositions.UNKNOWN);
    for (int i = 0; i < MARKS.length; i++)
      if (Cell.has(cell, MARKS[i])) text.append(SIGNS.charAt(i));
    if (Cell.witness(cell) > 0) text.append(WITNESS).append(Cell.witness(cell));
    return text.toString();
  }

  static int read(String text) {
    if (text.equals(EightPositions.EMPTY)) return Cell.EMPTY;
    int at = text.indexOf(WITNESS);
    String name = at < 0 ? text : text.substring(0, at);
    int marks = 0;
    while (!name.isEmpty() && SIGNS.indexOf(name.charAt(name.length() - 1)) >= 0) {
      marks |= MARKS[SIGNS.indexOf(name.charAt(name.length() - 1))];
      name = name.substring(0, name.length() - 1);
    }
    int cell = Cell.of(Coin.of(name)) | marks;
    return at < 0 ? cell : Cell.witnessing(cell, witness(text.substring(at + 1)));
  }

  private static int witness(String number) {
    if (number.matches("[1-9][0-9]?")) return Integer.parseInt(number);
    throw new IllegalArgumentException(number + " is no number of a destruction");
  }
}
