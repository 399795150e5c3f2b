package tortuga.mutinies;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tortuga.engine.Rule;
import tortuga.engine.chance.Luck;
import tortuga.engine.text.PrintedTable;

/// A jewel token. Its icons are what it costs; those of rum are also its room for rum in a sale.
///
/// Sets of jewels are sets of bits, by `number`. Tokens of one *kind* have the same colour and
/// icons, and nobody can tell them apart.
@Rule({"MUT-JEWEL-01", "MUT-JEWEL-02", "MUT-RULING-02"})
public record Jewel(int number, String id, Colour colour, int doubloons, int rum) {
  private static final Jewel[] JEWELS = printed();

  public static final int COUNT = JEWELS.length;

  /// All jewels.
  public static final long ALL = (1L << COUNT) - 1;

  public static final Luck DRAW = new Luck("jewel", number -> of(number).id);

  private static final long[] OF_COLOUR = new long[Colour.values().length];

  /// For each jewel, all of its kind.
  private static final long[] ALIKE = new long[COUNT];

  static {
    for (Jewel one : JEWELS) {
      OF_COLOUR[one.colour.ordinal()] |= one.bit();
      for (Jewel other : JEWELS) if (one.isLike(other)) ALIKE[one.number] |= other.bit();
    }
  }

  /// All wild jewels.
  public static final long WILD = all(Colour.WILD);

  /// Finds a jewel by its name.
  public static Jewel of(String name) {
    return Arrays.stream(JEWELS)
        .filter(jewel -> jewel.id.equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("there is no jewel " + name));
  }

  public static Jewel of(int number) {
    return JEWELS[number];
  }

  private static Jewel[] printed() {
    List<PrintedTable.Row> rows = PrintedTable.table(Mutinies.class, "jewels.csv").rows();
    Jewel[] jewels = new Jewel[rows.size()];
    for (int number = 0; number < jewels.length; number++) {
      PrintedTable.Row row = rows.get(number);
      Colour colour = row.constant(Colour.class, "colour");
      jewels[number] =
          new Jewel(number, row.id(), colour, row.number("doubloons"), row.number("rum"));
    }
    return jewels;
  }

  private boolean isLike(Jewel other) {
    return colour == other.colour && doubloons == other.doubloons && rum == other.rum;
  }

  /// Returns all jewels of a colour.
  public static long all(Colour colour) {
    return OF_COLOUR[colour.ordinal()];
  }

  public static long all(int colour) {
    return OF_COLOUR[colour];
  }

  /// Returns all jewels of the same kind as one.
  public static long alike(int number) {
    return ALIKE[number];
  }

  /// Returns the rum icons on all jewels of a set.
  public static int icons(long set) {
    int icons = 0;
    for (long left = set; left != 0; left &= left - 1) {
      icons += JEWELS[Long.numberOfTrailingZeros(left)].rum;
    }
    return icons;
  }

  /// Returns the jewels of a set, in printed order.
  public static List<Jewel> list(long set) {
    List<Jewel> jewels = new ArrayList<>(Long.bitCount(set));
    for (long left = set; left != 0; left &= left - 1) {
      jewels.add(JEWELS[Long.numberOfTrailingZeros(left)]);
    }
    return jewels;
  }

  public static long set(List<Jewel> jewels) {
    long set = 0;
    for (int i = 0; i < jewels.size(); i++) set |= jewels.get(i).bit();
    return set;
  }

  /// Returns the first of all jewels of its kind.
  public Jewel kind() {
    return JEWELS[Long.numberOfTrailingZeros(ALIKE[number])];
  }

  public long bit() {
    return 1L << number;
  }

  @Override
  public String toString() {
    return id;
  }
}
