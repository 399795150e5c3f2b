package tortuga.aye;

import java.util.Arrays;
import java.util.Locale;
import tortuga.engine.text.PrintedTable;

/// One of the four missions, in the order of their phases.
public enum Mission {
  SAILS,
  HELM,
  CANNONS,
  SWORDS;

  public static final int STEPS = 3;
  public static final int COUNT = 4;

  private static final int FIRST_PHASE = 5;
  private static final Mission[] MISSIONS = values();

  /// By mission, difficulty and step.
  private static final int[][][] NEEDED =
      Arrays.stream(MISSIONS)
          .map(mission ->
              Arrays.stream(Difficulty.values()).map(mission::steps).toArray(int[][]::new))
          .toArray(int[][][]::new);

  private int[] steps(Difficulty difficulty) {
    String column = difficulty.name().toLowerCase(Locale.ROOT);
    return Arrays.stream(Text.TABLE.row(name()).text(column).split(" "))
        .mapToInt(Integer::parseInt)
        .toArray();
  }

  public static Mission of(int ordinal) {
    return MISSIONS[ordinal];
  }

  /// Returns the successes that the step after `done` steps needs.
  public int needed(Difficulty difficulty, int done) {
    return NEEDED[ordinal()][difficulty.ordinal()][done];
  }

  public int phase() {
    return FIRST_PHASE + ordinal();
  }

  /// Returns the action of attempting it.
  public Command command() {
    return Command.of(Command.SAILS.ordinal() + ordinal());
  }

  private static final class Text {
    static final PrintedTable TABLE = PrintedTable.table(Aye.class, "missions.csv");
  }
}
