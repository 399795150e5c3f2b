package tortuga.engine;

import java.util.stream.IntStream;

/// A place at the table, numbered clockwise from zero.
public record Seat(int index) implements Viewer {
  /// Maximum number of seats at a table.
  public static final int MOST = 10;

  private static final Seat[] ALL =
      IntStream.range(0, MOST).mapToObj(Seat::new).toArray(Seat[]::new);

  public Seat {
    if (index < 0 || index >= MOST) throw new IllegalArgumentException("no seat " + index);
  }

  public static Seat of(int index) {
    return ALL[index];
  }

  /// Returns the seat on the left, at a table of `seats`.
  public Seat next(int seats) {
    return ALL[(index + 1) % seats];
  }

  @Override
  public String toString() {
    return Integer.toString(index);
  }
}
