package tortuga.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tortuga.bots.BotContext;
import tortuga.bots.BotLevel;
import tortuga.bots.Budget;
import tortuga.bots.Observation;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.Verdict;
import tortuga.engine.text.Notation;
import tortuga.record.BadRecording;
import tortuga.record.Recording;
import tortuga.record.Replay;
import tortuga.scenario.GivenPosition;
import tortuga.scenario.Scenario;

/// A position in which somebody is asked, and may want advice.
///
/// @param context the rules of the game, perhaps of an old edition, and what bots know
/// @param history everything that has happened so far, the whole truth
/// @param played what was played in this position, if that is known
public record AskedPosition<S extends State<S>, M extends Move, E extends Event>(
    Game<S, M, E, ?> game,
    BotContext<S, M> context,
    Match<S, M, E, ?> match,
    List<? extends Event> history,
    Optional<Recording.RecordedMove> played) {
  public AskedPosition {
    history = List.copyOf(history);
  }

  /// Returns the position that a scenario gives.
  public static AskedPosition<?, ?, ?> of(Scenario scenario) {
    return of(scenario.given());
  }

  private static <S extends State<S>, M extends Move, E extends Event> AskedPosition<S, M, E> of(
      GivenPosition<S, M, E, ?> given) {
    BotContext<S, M> context = BotContext.of(given.game(), given.setup());
    return new AskedPosition<>(
        given.game(), context, given.match(), given.opening(), Optional.empty());
  }

  /// Returns the position before an entry of a recorded game, counted from one.
  public static AskedPosition<?, ?, ?> of(Recording recording, int entry) throws BadRecording {
    Replay.of(recording);
    if (entry < 1 || entry > recording.entries().size()) {
      throw new BadRecording(
          "there is no entry %d; there are %d".formatted(entry, recording.entries().size()));
    }
    return of(Games.named(recording.game()).orElseThrow(), recording, entry);
  }

  private static <S extends State<S>, M extends Move, E extends Event> AskedPosition<S, M, E> of(
      Game<S, M, E, ?> game, Recording recording, int entry) throws BadRecording {
    Setup setup = recording.setup(game);
    int edition = recording.edition();
    Match<S, M, E, ?> match = Match.begin(game.rules(setup, edition), recording.luck());
    List<Event> history = new ArrayList<>(match.opening());
    Notation<M> notation = new Notation<>(game.moveType());
    for (Recording.RecordedMove line : recording.entries().subList(0, entry - 1)) {
      if (match.play(Seat.of(line.seat()), notation.read(line.move()))
          instanceof Verdict.Played<E>(List<E> events)) {
        history.addAll(events);
      }
    }
    BotContext<S, M> context = BotContext.of(game, setup, edition);
    return new AskedPosition<>(
        game, context, match, history, Optional.of(recording.entries().get(entry - 1)));
  }

  /// Returns the seats that are asked.
  public Seats asked() {
    return match.toAct();
  }

  /// Returns what a bot would do in a seat, which must be asked.
  public AdviceReport advise(Seat seat, BotLevel level, Budget budget, long seed) {
    Observation<S, M> observation =
        Observation.of(context.rules(), match.truth(), seat, new Moves<>(), pastOf(seat));
    return AdviceReport.of(game, context, observation, level, budget, seed);
  }

  private List<? extends Event> pastOf(Seat seat) {
    return history.stream()
        .flatMap(event -> event.seenBy(seat).stream())
        .collect(Collectors.toUnmodifiableList());
  }
}
