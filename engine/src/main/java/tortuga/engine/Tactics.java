package tortuga.engine;

import java.util.Arrays;
import java.util.List;
import tortuga.engine.reasons.Considerations;

/// What experienced players of a game know beyond its rules: how good a position is, which moves
/// are worth considering, what the actions of others reveal. Bots use it; rules never do.
///
/// It is asked about worlds: states in which nothing is concealed, because a bot imagined what it
/// cannot see. Stateless and thread-safe; it must not change the world.
public interface Tactics<S extends State<S>, M extends Move> {
  /// Writes how likely each seat is to win from here, from zero to one; the game must not be over.
  ///
  /// A search that cannot play on to the end stops here instead.
  default void appraise(S world, double[] chances) {
    Arrays.fill(chances, 1.0 / chances.length);
  }

  /// Writes the appeal of each of `moves`, the legal ones of `seat`, relative to the others:
  /// numbers above zero, in the same order; or zero for moves that nobody makes who plays the role
  /// in earnest, though they may pay, such as a traitor changing sides. They must not all be zero.
  ///
  /// The greedy bot plays the move with the greatest appeal; the ratios say how often a playout
  /// tries each move, and where a search looks first.
  default void weigh(S world, Seat seat, Moves<M> moves, double[] weights) {
    Arrays.fill(weights, 0, moves.size(), 1);
  }

  /// Returns how well a world fits what `seat` has noticed so far, compared with other worlds:
  /// above zero, and one where the past reveals nothing.
  ///
  /// A seat that let its Mate die although Treachery would have saved it probably has no Treachery:
  /// worlds in which it has are less likely.
  default double credit(S world, Seat seat, List<? extends Event> past) {
    return 1;
  }

  /// Returns what chance has revealed to everybody, as a number: a search then decides separately
  /// after each result. Zero where choices hardly depend on luck.
  ///
  /// It must be the same in all worlds that any of the seats cannot tell apart, and in every run.
  default long fortune(S world) {
    return 0;
  }

  /// Returns after how many decisions a playout stops to appraise; by default it goes on to the
  /// end.
  default int horizon() {
    return Integer.MAX_VALUE;
  }

  /// Whether this is a good moment to appraise a position: usually between two rounds. Beyond the
  /// horizon, a playout goes on until it is.
  default boolean isSettled(S world) {
    return true;
  }

  /// Whether playouts always make the move with the greatest appeal, and vary only by chance.
  /// Otherwise they also make moves with less appeal, now and then.
  default boolean isResolute() {
    return false;
  }

  /// Returns how many iterations a move takes.
  default SearchEffort thought() {
    return SearchEffort.USUAL;
  }

  /// Returns the side that a seat is really on: seats on the same side win together. It is asked
  /// about the truth, and about worlds; by default everybody plays alone.
  default int side(S world, Seat seat) {
    return seat.index();
  }

  /// Returns the parts of [#appraise] by name, from which moves are explained.
  default Considerations<S> considerations() {
    return Considerations.none();
  }

  /// Returns the only tactics that know nothing beyond the rules.
  @SuppressWarnings("unchecked") // they look at no state, and at no move
  static <S extends State<S>, M extends Move> Tactics<S, M> none() {
    return (Tactics<S, M>) None.INSTANCE;
  }

  /// See [#none()].
  final class None<S extends State<S>, M extends Move> implements Tactics<S, M> {
    private static final None<?, ?> INSTANCE = new None<>();

    private None() {}
  }
}
