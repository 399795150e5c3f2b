package tortuga.server.table;

import java.util.ArrayList;
import java.util.List;
import tortuga.engine.Event;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Seat;
import tortuga.engine.State;
import tortuga.engine.Verdict;
import tortuga.engine.text.Notation;
import tortuga.server.table.LogEntry.Turn;

/// Moves that are tried one after another, on a copy of the match.
final class Trial<S extends State<S>, M extends Move, E extends Event, V extends Record> {
  private final Match<S, M, E, V> match;
  private final Notation<M> notation;
  private final CountingChance luck;
  private final int drops;
  private final List<Turn> turns = new ArrayList<>();
  private final List<M> moves = new ArrayList<>();
  private final List<Event> events = new ArrayList<>();

  Trial(Match<S, M, E, V> match, Notation<M> notation, CountingChance luck) {
    this.match = match.copy();
    this.notation = notation;
    this.luck = luck;
    this.drops = luck.drops();
  }

  /// Returns the match as it stands in this trial.
  Match<S, M, E, V> match() {
    return match;
  }

  boolean hasBegun() {
    return !turns.isEmpty();
  }

  boolean metLuck() {
    return luck.drops() > drops;
  }

  void play(Seat seat, M move) throws Refusal {
    switch (match.play(seat, move)) {
      case Verdict.Played<E>(List<E> told) -> events.addAll(told);
      case Verdict.Refused<E>(String reason) -> throw new Refusal(reason);
    }
    turns.add(new Turn(seat.index(), notation.write(move)));
    moves.add(move);
  }

  /// Plays what was found legal before.
  void playAgain(Turn turn) {
    try {
      play(Seat.of(turn.seat()), notation.read(turn.move()));
    } catch (Refusal e) {
      throw new IllegalStateException("a legal move is refused: " + turn, e);
    }
  }

  DryRunResult result() {
    return new DryRunResult(
        match, List.copyOf(turns), List.copyOf(moves), List.copyOf(events), metLuck());
  }
}
