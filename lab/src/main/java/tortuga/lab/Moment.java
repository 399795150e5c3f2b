package tortuga.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tortuga.bots.BotKind;
import tortuga.bots.Budget;
import tortuga.bots.Ropes;
import tortuga.bots.Sight;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.Notation;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.Verdict;
import tortuga.scenario.Scenario;
import tortuga.scenario.Scene;

/// A moment of a game at which somebody is asked, and may want advice.
///
/// @param ropes the rules under which the game is played, be it an old one, and what bots know
/// @param told all that has happened so far, the whole truth
/// @param played what was done at this moment, if that is known
public record Moment<S extends State<S>, M extends Move, E extends Event>(
    Game<S, M, E, ?> game,
    Ropes<S, M> ropes,
    Match<S, M, E, ?> match,
    List<? extends Event> told,
    Optional<Recording.Line> played) {
  public Moment {
    told = List.copyOf(told);
  }

  /// Returns the position that a scenario gives.
  public static Moment<?, ?, ?> of(Scenario scenario) {
    return of(scenario.scene());
  }

  private static <S extends State<S>, M extends Move, E extends Event> Moment<S, M, E> of(
      Scene<S, M, E, ?> scene) {
    Ropes<S, M> ropes = Ropes.of(scene.game(), scene.setup());
    return new Moment<>(scene.game(), ropes, scene.match(), scene.told(), Optional.empty());
  }

  /// Returns the moment before an entry of a recorded game, counted from one.
  public static Moment<?, ?, ?> of(Recording recording, int entry) throws BadRecording {
    Replay.of(recording);
    if (entry < 1 || entry > recording.entries().size()) {
      throw new BadRecording(
          "there is no entry %d; there are %d".formatted(entry, recording.entries().size()));
    }
    return of(Games.named(recording.game()).orElseThrow(), recording, entry);
  }

  private static <S extends State<S>, M extends Move, E extends Event> Moment<S, M, E> of(
      Game<S, M, E, ?> game, Recording recording, int entry) throws BadRecording {
    Setup setup = recording.setup(game);
    int edition = recording.edition();
    Match<S, M, E, ?> match = Match.begin(game.rules(setup, edition), recording.luck());
    List<Event> told = new ArrayList<>(match.opening());
    Notation<M> notation = new Notation<>(game.moveType());
    for (Recording.Line line : recording.entries().subList(0, entry - 1)) {
      if (match.play(Seat.of(line.seat()), notation.read(line.move()))
          instanceof Verdict.Played<E>(List<E> events)) {
        told.addAll(events);
      }
    }
    Ropes<S, M> ropes = Ropes.of(game, setup, edition);
    return new Moment<>(game, ropes, match, told, Optional.of(recording.entries().get(entry - 1)));
  }

  /// Returns the seats that are asked.
  public Seats asked() {
    return match.toAct();
  }

  /// Returns what a bot would do in the place of a seat, which must be asked.
  public Guidance advise(Seat seat, BotKind level, Budget budget, long seed) {
    Sight<S, M> sight = Sight.of(ropes.rules(), match.truth(), seat, new Moves<>(), pastOf(seat));
    return Guidance.of(game, ropes, sight, level, budget, seed);
  }

  private List<? extends Event> pastOf(Seat seat) {
    return told.stream()
        .flatMap(event -> event.seenBy(seat).stream())
        .collect(Collectors.toUnmodifiableList());
  }
}
