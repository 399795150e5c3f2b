package tortuga.mutinies;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tortuga.engine.Rule;
import tortuga.engine.chance.Luck;
import tortuga.engine.text.PrintedTable;

/// A treasure token: rum, doubloons, prestige, prestige to be bought, or a jewel.
///
/// Sets of tokens are sets of bits, by `number`.
@Rule("MUT-TREAS-01")
public record Treasure(int number, String id) {
  private static final List<PrintedTable.Row> TABLE =
      PrintedTable.table(Mutinies.class, "treasures.csv").rows();
  private static final Treasure[] TREASURES = printed();
  private static final String[] KINDS =
      TABLE.stream().map(row -> row.text("effect").split(" ")[0]).toArray(String[]::new);

  public static final int COUNT = TREASURES.length;

  /// All tokens.
  public static final int ALL = (1 << COUNT) - 1;

  public static final Luck DRAW = new Luck("treasure", number -> of(number).id);

  /// Finds a token by its name.
  public static Treasure of(String name) {
    return Arrays.stream(TREASURES)
        .filter(token -> token.id.equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("there is no treasure token " + name));
  }

  public static Treasure of(int number) {
    return TREASURES[number];
  }

  private static Treasure[] printed() {
    Treasure[] tokens = new Treasure[TABLE.size()];
    for (int i = 0; i < tokens.length; i++) tokens[i] = new Treasure(i, TABLE.get(i).id());
    return tokens;
  }

  /// Returns the first word of what is printed on it, such as `doubloons`.
  public String kind() {
    return KINDS[number];
  }

  public int bit() {
    return 1 << number;
  }

  public boolean isIn(int set) {
    return (set & bit()) != 0;
  }

  /// Returns the tokens of a set, in printed order.
  public static List<Treasure> list(int set) {
    List<Treasure> tokens = new ArrayList<>();
    for (Treasure token : TREASURES) if (token.isIn(set)) tokens.add(token);
    return tokens;
  }

  @Override
  public String toString() {
    return id;
  }
}
