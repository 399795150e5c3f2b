package tortuga.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Seed;

/// A game in progress, checked: every move is validated and remembered. Confined to one thread.
public final class Match<S extends State<S>, M extends Move, E extends Event, V extends Record> {
  private final Rules<S, M, E, V> rules;
  private final IntFunction<Chance> chance;
  private final S state;
  private final List<E> opening;
  private final List<PlayedMove<M>> log = new ArrayList<>();

  private Match(Rules<S, M, E, V> rules, IntFunction<Chance> chance, S state, List<E> opening) {
    this.rules = rules;
    this.chance = chance;
    this.state = state;
    this.opening = opening;
  }

  /// Sets a table up, and carries on to the first decision.
  public static <S extends State<S>, M extends Move, E extends Event, V extends Record>
      Match<S, M, E, V> begin(Rules<S, M, E, V> rules, Seed seed) {
    return begin(rules, seed::chance);
  }

  /// Sets a table up, and carries on to the first decision; `chance` gives each entry its own, the
  /// setup being number zero.
  public static <S extends State<S>, M extends Move, E extends Event, V extends Record>
      Match<S, M, E, V> begin(Rules<S, M, E, V> rules, IntFunction<Chance> chance) {
    List<E> opening = new ArrayList<>();
    S state = rules.begin(chance.apply(0), opening::add);
    return new Match<>(rules, chance, state, List.copyOf(opening));
  }

  /// Continues from a position, with all chance from `chance`.
  public static <S extends State<S>, M extends Move, E extends Event, V extends Record>
      Match<S, M, E, V> resume(Rules<S, M, E, V> rules, S state, Chance chance) {
    return new Match<>(rules, _ -> chance, state.copy(), List.of());
  }

  /// Continues from a position as if the game began there: the next entry is the first.
  public static <S extends State<S>, M extends Move, E extends Event, V extends Record>
      Match<S, M, E, V> resume(Rules<S, M, E, V> rules, S state, IntFunction<Chance> chance) {
    return new Match<>(rules, chance, state.copy(), List.of());
  }

  /// Returns an independent copy, in which a move can be tried.
  public Match<S, M, E, V> copy() {
    Match<S, M, E, V> copy = new Match<>(rules, chance, state.copy(), opening);
    copy.log.addAll(log);
    return copy;
  }

  /// Plays a whole log again.
  ///
  /// @throws IllegalArgumentException if an entry is not legal, with its number
  public static <S extends State<S>, M extends Move, E extends Event, V extends Record>
      Match<S, M, E, V> replay(Rules<S, M, E, V> rules, Seed seed, List<PlayedMove<M>> log) {
    Match<S, M, E, V> match = begin(rules, seed);
    for (PlayedMove<M> entry : log) {
      if (match.play(entry.seat(), entry.move()) instanceof Verdict.Refused<E>(String reason)) {
        throw new IllegalArgumentException(
            "entry %d, %s by seat %s, is refused: %s"
                .formatted(match.log.size() + 1, entry.move(), entry.seat(), reason));
      }
    }
    return match;
  }

  /// Plays a move if it is legal; a refused one changes nothing.
  public Verdict<E> play(Seat seat, M move) {
    if (isOver()) return new Verdict.Refused<>(Verdict.GAME_OVER);
    if (!isLegal(seat, move)) return new Verdict.Refused<>(reason(seat, move));
    List<E> events = new ArrayList<>();
    rules.play(state, seat, move, chance.apply(log.size() + 1), events::add);
    log.add(new PlayedMove<>(seat, move));
    return new Verdict.Played<>(List.copyOf(events));
  }

  private boolean isLegal(Seat seat, M move) {
    Moves<M> moves = new Moves<>();
    if (toAct().contains(seat)) rules.legalMoves(state, seat, moves);
    if (moves.contains(move)) return true;
    rules.freeMoves(state, seat, moves);
    return moves.contains(move);
  }

  /// Explains a refusal from what the seat can see, so that the reason gives nothing away.
  private String reason(Seat seat, M move) {
    return toAct().contains(seat)
        ? rules.refusal(concealed(seat), seat, move)
        : Verdict.NOT_YOUR_TURN;
  }

  /// Returns the legal answers of a seat; none if it owes no decision.
  public List<M> legalMoves(Seat seat) {
    Moves<M> moves = new Moves<>();
    if (toAct().contains(seat)) rules.legalMoves(state, seat, moves);
    return moves.toList();
  }

  /// Returns what a seat may do at any time, asked or not.
  public List<M> freeMoves(Seat seat) {
    Moves<M> moves = new Moves<>();
    if (!isOver()) rules.freeMoves(state, seat, moves);
    return moves.toList();
  }

  public Seats toAct() {
    return state.toAct();
  }

  public boolean isOver() {
    return state.toAct().isEmpty();
  }

  /// Describes the question on the table; the game must not be over.
  public Decision decision() {
    return rules.decision(state);
  }

  public Outcome outcome() {
    return rules.outcome(state);
  }

  public List<ScoreLine> scoreSheet() {
    return rules.scoreSheet(state);
  }

  /// Returns what `viewer` can see, as plain data.
  public V view(Viewer viewer) {
    return rules.view(concealed(viewer));
  }

  /// Returns a copy of the state without anything that `viewer` cannot know.
  public S concealed(Viewer viewer) {
    S copy = state.copy();
    rules.conceal(copy, viewer);
    return copy;
  }

  /// Returns a copy of the whole truth; nobody at the table may see it.
  public S truth() {
    return state.copy();
  }

  /// Returns what happened during the setup.
  public List<E> opening() {
    return opening;
  }

  public List<PlayedMove<M>> log() {
    return Collections.unmodifiableList(log);
  }
}
