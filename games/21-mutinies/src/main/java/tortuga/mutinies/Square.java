package tortuga.mutinies;

import java.util.Arrays;
import tortuga.engine.Rule;
import tortuga.engine.text.PrintedTable;

/// A square of the board for Action Discs, and what is printed there.
public enum Square {
  TR1,
  TR2,
  TR3,
  TR4,
  TR5,
  TR6,
  NTR1,
  NTR2,
  NTR3,
  NTR4,
  NTR5,
  WRECK1,
  WRECK2,
  WRECK3,
  WRECK4,
  WRECK5,
  TAV1,
  TAV2,
  TAV3,
  TAV4,
  TAV5,
  BM_ANY2,
  BM_ANY3,
  BM_ANY4,
  BM_SAME3,
  BM_PAIRS2,
  BM_SAME4,
  C1,
  C2,
  C3,
  C4,
  C5,
  CAB1,
  CAB2,
  CAB3,
  M0,
  M1,
  M3,
  M6;

  private static final Square[] SQUARES = values();

  /// The first square of each action, and one more number at the end.
  private static final int[] FIRST = firsts();

  private final String id;
  private final Action action;
  private final Business business;

  /// Minimum number of players with whom the square is in use.
  public final int fewest;

  /// The doubloons set aside on it.
  public final int cost;

  /// What it gives.
  public final int doubloons;

  public final int rum;
  public final int prestige;
  public final int treasures;

  /// The number that a die must beat in the Shipwrecks.
  public final int beats;

  Square() {
    id = name().replace('_', '-');
    PrintedTable.Row row = Text.TABLE.row(id);
    action = row.constant(Action.class, "action");
    business = row.constant(Business.class, "business");
    fewest = row.number("fewest");
    cost = row.number("cost");
    doubloons = row.number("doubloons");
    rum = row.number("rum");
    prestige = row.number("prestige");
    treasures = row.number("treasures");
    beats = row.number("beats");
  }

  /// Finds a square by its name.
  public static Square of(String name) {
    return Arrays.stream(SQUARES)
        .filter(square -> square.id.equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("there is no square " + name));
  }

  public static Square of(int ordinal) {
    return SQUARES[ordinal];
  }

  /// Returns the `number`-th square of an action, counted from one.
  public static Square of(Action action, int number) {
    return SQUARES[FIRST[action.ordinal()] + number - 1];
  }

  public static int count(Action action) {
    return FIRST[action.ordinal() + 1] - FIRST[action.ordinal()];
  }

  private static int[] firsts() {
    int[] firsts = new int[Action.values().length + 1];
    for (Square square : SQUARES) firsts[square.action.ordinal() + 1] = square.ordinal() + 1;
    return firsts;
  }

  public Action action() {
    return action;
  }

  public Business business() {
    return business;
  }

  /// Whether it is in use with this number of players.
  public boolean isInUse(int players) {
    return fewest <= players;
  }

  /// Whether any number of discs may lie there.
  @Rule({"MUT-PLACE-07", "MUT-CAB-02"})
  public boolean isShared() {
    return action == Action.CABIN;
  }

  /// Returns its place in its action, counted from one.
  public int number() {
    return ordinal() - FIRST[action.ordinal()] + 1;
  }

  /// Whether whoever is here is about to sell jewels.
  public boolean sells() {
    return business == Business.SALE || business == Business.ANY_SALE;
  }

  @Override
  public String toString() {
    return id;
  }

  private static final class Text {
    static final PrintedTable TABLE = PrintedTable.table(Mutinies.class, "squares.csv");
  }
}
