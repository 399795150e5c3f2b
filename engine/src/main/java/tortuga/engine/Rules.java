package tortuga.engine;

import java.util.List;
import java.util.Optional;
import tortuga.engine.chance.Chance;

/// The rules of one game at one table: stateless, thread-safe, deterministic.
///
/// A seat is asked only where public facts allow more than one answer; the rules themselves do
/// whatever is publicly forced. So a single option that is asked for all the same hides the fact
/// that it is the only one, and nobody may skip the question.
public interface Rules<S extends State<S>, M extends Move, E extends Event, V extends Record> {
  /// Sets up the table, and carries on to the first decision.
  S begin(Chance chance, Journal<? super E> journal);

  /// Describes the question now on the table; the game must not be over.
  Decision decision(S state);

  /// Adds every legal answer of `seat`, which must owe one, in a stable order and without repeats.
  void legalMoves(S state, Seat seat, Moves<M> moves);

  /// Adds what `seat` may do at any time, asked or not, such as surrendering.
  default void freeMoves(S state, Seat seat, Moves<M> moves) {}

  /// Plays a legal move, and carries on to the next decision; an illegal move corrupts the state.
  void play(S state, Seat seat, M move, Chance chance, Journal<? super E> journal);

  /// Says who won; the game must be over.
  Outcome outcome(S state);

  /// Says how each score came about, line by line; the game must be over.
  default List<ScoreLine> scoreSheet(S state) {
    return List.of();
  }

  /// Erases, in place, everything that `viewer` cannot know: the only place that decides what is
  /// secret about a state. What is secret about an event, [Event#seenBy] decides.
  void conceal(S state, Viewer viewer);

  /// Fills in, in place, everything that was concealed; every world that fits is equally likely.
  void imagine(S concealed, Chance chance);

  /// Presents a concealed state as plain data, ready to be sent.
  V view(S concealed);

  /// Returns the legal move that is played for a seat whose time has run out.
  M fallback(S concealed, Seat seat, Chance chance);

  /// Returns how many seconds people may think about the question on the table, or zero for as long
  /// as they like; it gets what everybody sees.
  default int patience(S concealed) {
    return 60;
  }

  /// Returns which clock runs for the question on the table; it gets what everybody sees.
  default ClockKind clock(S concealed) {
    return ClockKind.PACED;
  }

  /// Returns how many seconds are in each seat's bank when it is full, or zero if there are no
  /// banks.
  default int timeBank() {
    return 0;
  }

  /// Returns how often the banks have been filled so far: whenever this changes, all are full
  /// again; it gets what everybody sees.
  default int bankFillings(S concealed) {
    return 1;
  }

  /// Returns the seats that are asked although nobody waits for their answer; it gets what
  /// everybody sees.
  default Seats notAwaited(S concealed) {
    return Seats.NONE;
  }

  /// Returns the seats whose answers to the question on the table are given, but not yet known to
  /// everybody.
  default Seats unseenAnswers(S concealed) {
    return Seats.NONE;
  }

  /// Whether a bot may take the place of somebody who has left for good; if not, the game ends
  /// then, without a result.
  default boolean goesOnWithoutLeavers() {
    return true;
  }

  /// Returns the move that the table itself makes for `seat` at a signal that only the table can
  /// notice; no player may make it.
  default Optional<M> tableMove(TableSignal moment, Seat seat) {
    return Optional.empty();
  }

  /// Says why a move is not legal for a seat that is asked, as a key of the game's messages.
  default String refusal(S concealed, Seat seat, M move) {
    return Verdict.NOT_OFFERED;
  }

  /// Returns what can be said about a move before `seat` makes it, beyond what certainly happens:
  /// odds, prices, hits. It gets what the seat knows, and the move is legal.
  default List<? extends Figure> figures(S concealed, Seat seat, M move) {
    return List.of();
  }

  /// Returns what can be said to `seat` about the question on the table, whatever the answer.
  default List<? extends Figure> figures(S concealed, Seat seat) {
    return List.of();
  }
}
