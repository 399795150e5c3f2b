package tortuga.bots;

import java.util.Collections;
import java.util.List;
import tortuga.engine.Event;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.State;

/// What a seat has before its eyes when it is asked: its legal moves, once it looks up from them
/// the table without the secrets of the others, and what it noticed so far.
///
/// The truth goes in, and no method lets it out again: this is why a bot cannot cheat. To conceal a
/// state costs more than to play a move, so it is done only for a bot that looks. A sight holds
/// until the next move is played; whoever hands it to another thread makes it of copies.
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

  /// Opens the eyes of `seat`, which must owe an answer and remembers nothing; `moves` is
  /// overwritten with its legal ones.
  public static <S extends State<S>, M extends Move> Observation<S, M> of(
      Rules<S, M, ?, ?> rules, S truth, Seat seat, Moves<M> moves) {
    return of(rules, truth, seat, moves, List.of());
  }

  /// Opens the eyes of a `seat` that remembers: `past` is all it noticed since the game began, each
  /// event as `seenBy` lets the seat perceive it, the latest last.
  public static <S extends State<S>, M extends Move> Observation<S, M> of(
      Rules<S, M, ?, ?> rules, S truth, Seat seat, Moves<M> moves, List<? extends Event> past) {
    moves.clear();
    rules.legalMoves(truth, seat, moves);
    return new Observation<>(rules, truth, seat, moves, Collections.unmodifiableList(past));
  }

  /// Returns the seat whose eyes these are.
  public Seat seat() {
    return seat;
  }

  /// Returns the legal moves of the seat, to be read only.
  public Moves<M> moves() {
    return moves;
  }

  /// Returns what the seat noticed so far, as it perceived it; empty if nobody kept it.
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
