package tortuga.server.table.history;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.Verdict;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Seed;
import tortuga.engine.text.Notation;
import tortuga.record.RecordedChance;
import tortuga.server.table.LogEntry.Turn;

/// A finished game, or a part of it, replayed for a viewer.
final class ReplaySteps<S extends State<S>, M extends Move, E extends Event, V extends Record> {
  private final Match<S, M, E, V> match;
  private final Notation<M> notation;
  private final Viewer viewer;
  private final int from;
  private final int until;
  private final List<RecordedChance> luck = new ArrayList<>();
  private final List<ReplayStep> steps = new ArrayList<>();

  private int entries;

  private ReplaySteps(
      Game<S, M, E, V> game,
      Setup setup,
      int edition,
      Seed seed,
      Viewer viewer,
      int from,
      int until) {
    this.notation = new Notation<>(game.moveType());
    this.viewer = viewer;
    this.from = from;
    this.until = until;
    this.match =
        Match.begin(
            game.rules(setup, edition),
            entry -> {
              luck.add(new RecordedChance(seed.chance(entry)));
              return luck.getLast();
            });
    add(Optional.empty(), match.opening());
  }

  static <S extends State<S>, M extends Move, E extends Event, V extends Record>
      List<ReplayStep> of(
          Game<S, M, E, V> game,
          Setup setup,
          int edition,
          Seed seed,
          List<Turn> turns,
          Viewer viewer,
          int from,
          int until) {
    ReplaySteps<S, M, E, V> review =
        new ReplaySteps<>(game, setup, edition, seed, viewer, from, until);
    for (Turn turn : turns) if (review.entries < until) review.play(turn);
    return review.steps;
  }

  private void play(Turn turn) {
    M move = notation.read(turn.move());
    switch (match.play(Seat.of(turn.seat()), move)) {
      case Verdict.Played<E>(List<E> events) -> add(Optional.of(turn), events);
      case Verdict.Refused<E>(String reason) ->
          throw new IllegalStateException("%s is refused: %s".formatted(turn, reason));
    }
  }

  private void add(Optional<Turn> turn, List<E> events) {
    int entry = entries++;
    if (entry < from || entry >= until) return;
    boolean goesOn = !match.isOver();
    steps.add(
        new ReplayStep(
            entry,
            turn.map(Turn::seat),
            turn.map(Turn::move),
            luck.getLast().draws(),
            events.stream()
                .<Event>mapMulti((event, seen) -> event.seenBy(viewer).ifPresent(seen))
                .toList(),
            match.view(viewer),
            goesOn ? Optional.of(match.decision().kind()) : Optional.empty(),
            goesOn ? match.toAct().stream().map(Seat::index).toList() : List.of()));
  }
}
