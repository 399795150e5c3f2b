package tortuga.engine.reasons;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Event;
import tortuga.engine.Move;
import tortuga.engine.Seat;
import tortuga.engine.State;

/// The parts of a game's judgement by name, so that a move can be explained: what a position has
/// for each seat, and what happens on the way there. Stateless and thread-safe.
public interface Considerations<S extends State<S>> {
  /// Returns what [#weigh] writes, in the same order.
  List<Topic> topics();

  /// Writes how much of each topic `seat` has, and what that is worth to it.
  ///
  /// The worths add up to what [tortuga.engine.Tactics#appraise] makes of the seat: a logarithm of
  /// odds, apart from what is the same for all seats. The game may be over.
  void weigh(S world, Seat seat, double[] amounts, double[] worths);

  /// Returns what may happen to a seat on the way; more than 64 are too many.
  default List<Topic> incidents() {
    return List.of();
  }

  /// Returns the place among the incidents of what an event means for `seat`.
  default Optional<Integer> incident(Event event, Seat seat) {
    return Optional.empty();
  }

  /// Whether a move that `seat` has made at the start has now had its first consequences, so that
  /// they can be counted: usually when the next round begins.
  boolean isPause(S start, S now, Seat seat);

  /// Whether the question on the table is one whose answers can be told apart by their first
  /// consequences; it gets what the seat knows.
  default boolean areTelling(S concealed) {
    return true;
  }

  /// Whether two answers to one question are of a kind, so that what comes of them says why one is
  /// better: whoever uses a token may still have a disc to place.
  default boolean areOfAKind(Move one, Move other) {
    return true;
  }

  /// Whether what others have also counts: the less, the better.
  default boolean hasRivals() {
    return true;
  }

  /// Returns considerations of a game that names none.
  static <S extends State<S>> Considerations<S> none() {
    return new Considerations<>() {
      @Override
      public List<Topic> topics() {
        return List.of();
      }

      @Override
      public void weigh(S world, Seat seat, double[] amounts, double[] worths) {}

      @Override
      public boolean isPause(S start, S now, Seat seat) {
        return true;
      }
    };
  }
}
