package tortuga.aye;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import tortuga.engine.Rule;
import tortuga.engine.chance.Luck;
import tortuga.engine.text.PrintedTable;

/// A kind of die: the captain's, and those for whoever said Argh!
public enum Die {
  MISSION,
  ARGH;

  public static final int COUNT = 2;

  private static final Die[] DICE = values();

  /// By kind and side.
  private static final Face[][] FACES = Arrays.stream(DICE).map(Die::faces).toArray(Face[][]::new);

  private static final Luck[] LUCK = Arrays.stream(DICE).map(Die::makeLuck).toArray(Luck[]::new);

  static final List<tortuga.engine.chance.Die> ALL =
      Arrays.stream(DICE)
          .map(die -> tortuga.engine.chance.Die.of(die.luck(), die.sides()))
          .toList();

  /// How many there are.
  public final int number;

  Die() {
    number = Text.TABLE.row(name()).number("count");
  }

  @Rule("AYE-ARGH-02")
  private Face[] faces() {
    return Arrays.stream(Text.TABLE.row(name()).text("faces").split(" "))
        .map(letter -> Face.ofLetter(letter.charAt(0)))
        .toArray(Face[]::new);
  }

  private Luck makeLuck() {
    return new Luck(name().toLowerCase(Locale.ROOT), side -> String.valueOf(face(side).letter));
  }

  public static Die of(int ordinal) {
    return DICE[ordinal];
  }

  public Luck luck() {
    return LUCK[ordinal()];
  }

  public int sides() {
    return FACES[ordinal()].length;
  }

  /// Returns what a side shows; the sides are numbered from zero.
  public Face face(int side) {
    return FACES[ordinal()][side];
  }

  private static final class Text {
    static final PrintedTable TABLE = PrintedTable.table(Aye.class, "dice.csv");
  }
}
