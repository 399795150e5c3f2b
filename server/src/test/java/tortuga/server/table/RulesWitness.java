package tortuga.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tortuga.engine.Decision;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.Verdict;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Seed;
import tortuga.engine.text.Notation;

/// Knows from the rules alone, without any table, what a viewer perceives of the lines of a log.
public final class RulesWitness<
    S extends State<S>, M extends Move, E extends Event, V extends Record> {
  private final Match<S, M, E, V> match;
  private final Notation<M> notation;

  /// What a viewer perceives of a line.
  ///
  /// @param doers who answered, unless that is sealed
  public record Perception(
      List<Integer> doers, List<Event> heard, Record seen, Optional<Decision> next) {}

  private RulesWitness(Match<S, M, E, V> match, Notation<M> notation) {
    this.match = match;
    this.notation = notation;
  }

  public static <S extends State<S>, M extends Move, E extends Event, V extends Record>
      RulesWitness<S, M, E, V> of(Game<S, M, E, V> game, Setup setup, ImaginedStart start) {
    Rules<S, M, E, V> rules = game.rules(setup);
    Match<S, M, E, V> match = start.match("", game, setup, rules, start.luck("", Seed.of(0)));
    return new RulesWitness<>(match, new Notation<>(game.moveType()));
  }

  /// Returns what a viewer perceives of a line; nothing if it is a sealed answer.
  public Optional<Perception> perceive(LogEntry entry, Viewer viewer) {
    if (!(entry instanceof LogEntry.Played(List<LogEntry.Turn> turns, Origin by, _)))
      return Optional.empty();
    List<Event> heard = new ArrayList<>();
    for (LogEntry.Turn turn : turns) {
      if (match.play(Seat.of(turn.seat()), notation.read(turn.move()))
          instanceof Verdict.Played<E>(List<E> events)) {
        events.forEach(event -> event.seenBy(viewer).ifPresent(heard::add));
      } else {
        throw new AssertionError("the rules refuse what was stored: " + turn);
      }
    }
    List<Integer> doers =
        by == Origin.TABLE
            ? List.of()
            : turns.stream().map(LogEntry.Turn::seat).distinct().toList();
    Optional<Decision> next = match.isOver() ? Optional.empty() : Optional.of(match.decision());
    return Optional.of(new Perception(doers, heard, match.view(viewer), next));
  }
}
