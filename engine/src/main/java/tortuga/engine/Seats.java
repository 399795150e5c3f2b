package tortuga.engine;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A set of seats, iterated in clockwise order from seat zero. All sets exist once, so none is ever
/// allocated.
public final class Seats implements Iterable<Seat> {
  private static final Seats[] ALL =
      IntStream.range(0, 1 << Seat.MOST).mapToObj(Seats::new).toArray(Seats[]::new);

  /// Nobody.
  public static final Seats NONE = ALL[0];

  private final int mask;

  private Seats(int mask) {
    this.mask = mask;
  }

  public static Seats of(Seat seat) {
    return ALL[1 << seat.index()];
  }

  /// Returns the seats whose bits are set in `mask`.
  public static Seats ofMask(int mask) {
    return ALL[mask];
  }

  /// Returns all seats of a table of `count`.
  public static Seats first(int count) {
    return ALL[(1 << count) - 1];
  }

  public int mask() {
    return mask;
  }

  public Seats with(Seat seat) {
    return ALL[mask | 1 << seat.index()];
  }

  public Seats without(Seat seat) {
    return ALL[mask & ~(1 << seat.index())];
  }

  public Seats without(Seats others) {
    return ALL[mask & ~others.mask];
  }

  public boolean contains(Seat seat) {
    return (mask & 1 << seat.index()) != 0;
  }

  public boolean isEmpty() {
    return mask == 0;
  }

  public int size() {
    return Integer.bitCount(mask);
  }

  /// Returns the seat with the lowest number; the set must not be empty.
  public Seat lowest() {
    if (mask == 0) throw new NoSuchElementException("an empty set of seats has no lowest seat");
    return Seat.of(Integer.numberOfTrailingZeros(mask));
  }

  public Stream<Seat> stream() {
    return IntStream.range(0, Seat.MOST).filter(i -> (mask & 1 << i) != 0).mapToObj(Seat::of);
  }

  @Override
  public Iterator<Seat> iterator() {
    return new Iterator<>() {
      private int left = mask;

      @Override
      public boolean hasNext() {
        return left != 0;
      }

      @Override
      public Seat next() {
        if (left == 0) throw new NoSuchElementException("no seat is left");
        Seat seat = Seat.of(Integer.numberOfTrailingZeros(left));
        left &= left - 1;
        return seat;
      }
    };
  }

  @Override
  public String toString() {
    return stream().map(Seat::toString).collect(Collectors.joining(" ", "{", "}"));
  }
}
