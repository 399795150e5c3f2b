package tortuga.bots;

import java.util.Collections;
import java.util.List;
import tortuga.engine.Event;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.State;
import tortuga.engine.Viewer;

/// What a seat sees when it is asked: its legal moves, the table without the secrets of others, and
/// what it has noticed so far.
///
/// The truth goes in, and no method lets it out again: this is why a bot cannot cheat. Concealing a
/// state costs more than playing a move, so it happens only when a bot looks. An observation is
/// valid until the next move is played; to hand it to another thread, make it from copies.
public final class Observation<S extends State<S>, M extends Move> {
  private final Rules<S, M, ?, ?> rules;
  private final S truth;
  private final Seat seat;
  private final Moves<M> moves;
  private final List<? extends Event> past;

  private Observation(
      Rules<S, M, ?, ?> rules, S truth, Seat seat, Moves<M> moves, List<? extends Event> past) {
    this.rules = rules;
    this.truth = truth;
    this.seat = seat;
    this.moves = moves;
    this.past = past;
  }

  /// Observes for `seat`, which must owe an answer and remembers nothing; `moves` is overwritten
  /// with its legal ones.
  public static <S extends State<S>, M extends Move> Observation<S, M> of(
      Rules<S, M, ?, ?> rules, S truth, Seat seat, Moves<M> moves) {
    return of(rules, truth, seat, moves, List.of());
  }

  /// Observes for a `seat` that remembers: `past` is everything it has noticed since the game
  /// began, each event as `seenBy` shows it to the seat, the latest last.
  public static <S extends State<S>, M extends Move> Observation<S, M> of(
      Rules<S, M, ?, ?> rules, S truth, Seat seat, Moves<M> moves, List<? extends Event> past) {
    moves.clear();
    rules.legalMoves(truth, seat, moves);
    return new Observation<>(rules, truth, seat, moves, Collections.unmodifiableList(past));
  }

  /// Returns the table as everybody sees it, in a copy that belongs to the caller.
  public static <S extends State<S>, M extends Move> S open(Rules<S, M, ?, ?> rules, S truth) {
    S copy = truth.copy();
    rules.conceal(copy, Viewer.SPECTATOR);
    return copy;
  }

  /// Returns the seat that observes.
  public Seat seat() {
    return seat;
  }

  /// Returns the legal moves of the seat, to be read only.
  public Moves<M> moves() {
    return moves;
  }

  /// Returns what the seat has noticed so far, as it perceived it; empty if nobody kept it.
  public List<? extends Event> past() {
    return past;
  }

  /// Returns the table as the seat sees it, in a copy that belongs to the caller.
  public S concealed() {
    S copy = truth.copy();
    rules.conceal(copy, seat);
    return copy;
  }
}
