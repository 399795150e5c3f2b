package tortuga.engine;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A reusable list of moves that a caller hands to the rules to fill.
public final class Moves<M extends Move> {
  private @Nullable Object[] moves;
  private int size;

  /// A list with room enough for most questions.
  public Moves() {
    this(64);
  }

  /// A list that grows from a `room` of at least one, for callers that keep many lists.
  public Moves(int room) {
    moves = new Object[room];
  }

  public void add(M move) {
    if (size == moves.length) moves = Arrays.copyOf(moves, 2 * size);
    moves[size++] = move;
  }

  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  @SuppressWarnings({"unchecked", "NullAway"}) // below its size, the array is full of moves
  public M get(int index) {
    return (M) moves[index];
  }

  public boolean contains(M move) {
    for (int i = 0; i < size; i++) if (move.equals(moves[i])) return true;
    return false;
  }

  public void clear() {
    size = 0;
  }

  @SuppressWarnings("unchecked") // only moves are put in
  public List<M> toList() {
    return (List<M>) (List<?>) List.of(Arrays.copyOf(moves, size));
  }

  @Override
  public String toString() {
    return toList().toString();
  }
}
