package tortuga.engine;

import java.util.Arrays;
import java.util.List;

/// What a seasoned player of a game knows beyond its rules: how a position looks, which moves are
/// worth a thought, what the deeds of others give away. Bots lean on it; rules never do.
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

  /// Writes how tempting each of `moves`, the legal ones of `seat`, is compared with the others:
  /// numbers above zero, in the same order; or zero for what nobody would do who plays his part,
  /// though it may pay, as when a traitor changes sides. Not all may be zero.
  ///
  /// The most tempting one is what greed would play; the ratios say how often a quick playout tries
  /// each, and where a search looks first.
  default void weigh(S world, Seat seat, Moves<M> moves, double[] weights) {
    Arrays.fill(weights, 0, moves.size(), 1);
  }

  /// Returns how well a world fits what `seat` has noticed so far, compared with other worlds:
  /// above zero, one where the past tells nothing.
  ///
  /// A seat that let its Mate die although Treachery would have saved it probably has no Treachery:
  /// worlds in which it has are less likely.
  default double credit(S world, Seat seat, List<? extends Event> past) {
    return 1;
  }

  /// Returns what luck has laid open for all to see, as a number: whoever plans ahead chooses anew
  /// after each throw. Zero where choices hardly depend on luck.
  ///
  /// It must be the same in all worlds that any of the seats cannot tell apart, and in every run.
  default long fortune(S world) {
    return 0;
  }

  /// Returns after how many decisions a playout stops to appraise; usually it goes on to the end.
  default int horizon() {
    return Integer.MAX_VALUE;
  }

  /// Whether a look tells more here than a moment later: as a rule between two rounds. A playout
  /// goes on beyond the horizon until it does.
  default boolean isSettled(S world) {
    return true;
  }

  /// Whether playouts do what tempts most, and leave it to luck to vary them. Otherwise they do
  /// what tempts less as well, now and then.
  default boolean isResolute() {
    return false;
  }

  /// Returns how much thought a move takes.
  default SearchEffort thought() {
    return SearchEffort.USUAL;
  }

  /// Returns the side that a seat is really on: those who are on the same side win together. It is
  /// asked about the truth, and about worlds; usually everybody plays alone.
  default int side(S world, Seat seat) {
    return seat.index();
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
