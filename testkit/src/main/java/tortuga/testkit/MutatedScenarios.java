package tortuga.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Journal;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.Verdict;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.SplitMix;
import tortuga.engine.text.BadPosition;
import tortuga.engine.text.Notation;
import tortuga.engine.text.PositionText;
import tortuga.engine.text.Positions;
import tortuga.scenario.DictatedChance;
import tortuga.scenario.GivenPosition;
import tortuga.scenario.Result;
import tortuga.scenario.Scenario;
import tortuga.scenario.Scenarios;
import tortuga.scenario.Yaml;

/// Whatever is wrong in a scenario, it is refused with file and line, or it is a position that can
/// be viewed and played; a game's test gets this by implementing it.
///
/// The system property `mutations` sets how many files are tried: `-Dmutations=2500` for the long
/// form.
public interface MutatedScenarios {
  int FILES = Integer.getInteger("mutations", 250);

  Game<?, ?, ?, ?> game();

  /// Returns the notation of what may be pending in a position of the game.
  Notation<?> steps();

  @Test
  default void a_mutated_scenario_is_refused_or_can_be_played() {
    List<String> sources = new ArrayList<>(written(ScenarioTests.FOLDER));
    for (int number = 1; number <= 40; number++) sources.add(random(game(), number));
    SplitMix luck = Chance.seeded(20);
    ScenarioMutator mutant = new ScenarioMutator(luck, sources, steps());
    int playable = 0;
    Map<String, String> failures = new LinkedHashMap<>();
    for (int file = 1; file <= FILES; file++) {
      String text = mutant.next();
      try {
        playable += attempt(text, luck.next());
      } catch (RuntimeException | AssertionError e) {
        String place = e.getStackTrace().length == 0 ? "" : e.getStackTrace()[0].toString();
        failures.putIfAbsent(place, "file %d: %s%n%s".formatted(file, e, text));
      }
    }
    assertThat(failures.values()).as("failures of %d files", FILES).isEmpty();
    assertThat(playable).as("files that can be played").isGreaterThan(FILES / 10);
  }

  /// Returns each scenario of a folder as a file of its own, with what it shares with others.
  private static List<String> written(Path folder) {
    List<String> texts = new ArrayList<>();
    for (Path file : Scenarios.files(folder)) {
      String[] parts = read(file).split("(?m)^---\\s*$");
      boolean shares = parts[0].contains("shared:");
      for (int part = shares ? 1 : 0; part < parts.length; part++) {
        texts.add(shares ? parts[0] + "---" + parts[part] : parts[part].stripLeading());
      }
    }
    return texts;
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + file, e);
    }
  }

  /// Returns a scenario with the position of a game that was played at random for a while.
  private static <S extends State<S>, M extends Move, E extends Event, V extends Record>
      String random(Game<S, M, E, V> game, int number) {
    SplitMix luck = Chance.seeded(number);
    int seats = game.minSeats() + luck.below(game.maxSeats() - game.minSeats() + 1);
    Setup setup = Setup.of(seats);
    Rules<S, M, E, V> rules = game.rules(setup);
    Match<S, M, E, V> match = Match.resume(rules, rules.begin(luck, Journal.silent()), luck);
    for (int moves = luck.below(number * 8); moves > 0 && !match.isOver(); moves--) {
      playAnything(match, luck);
    }
    Map<String, PositionText> entries = new LinkedHashMap<>();
    entries.put("name", PositionText.word("A random position"));
    entries.put("game", PositionText.word(game.id()));
    entries.put("seats", PositionText.word(seats));
    entries.put("given", game.positions(setup).write(match.truth()));
    return Yaml.write(PositionText.chart(entries));
  }

  private static <S extends State<S>, M extends Move, E extends Event, V extends Record>
      void playAnything(Match<S, M, E, V> match, SplitMix luck) {
    List<Seat> asked = match.toAct().stream().toList();
    Seat seat = asked.get(luck.below(asked.size()));
    List<M> moves = match.legalMoves(seat);
    if (moves.isEmpty())
      throw new AssertionError("seat %s is asked, but has no move".formatted(seat));
    M move = moves.get(luck.below(moves.size()));
    if (!(match.play(seat, move) instanceof Verdict.Played<E>)) {
      throw new AssertionError("%s is offered, but refused".formatted(move));
    }
  }

  /// Runs a file as anybody would, and plays on in the positions that it gives; returns one if
  /// there is one.
  private static int attempt(String text, long seed) {
    for (Result result : Scenarios.run("mutant.yaml", text)) {
      if (result instanceof Result.Crashed)
        throw new AssertionError(result.complaints().toString());
      boolean placed =
          result.complaints().stream()
              .allMatch(each ->
                  each.matches("mutant\\.yaml(:[1-9].*|: there is no scenario in this file)"));
      if (!placed) throw new AssertionError("without a line: " + result.complaints());
    }
    int playable = 0;
    try {
      for (Scenario scenario : Scenarios.read("mutant.yaml", text)) {
        playOn(scenario.given(Chance.seeded(seed)), Chance.seeded(seed));
        playable = 1;
      }
    } catch (BadPosition _) {
      return playable;
    }
    return playable;
  }

  private static <S extends State<S>, M extends Move, E extends Event, V extends Record>
      void playOn(GivenPosition<S, M, E, V> given, SplitMix luck) {
    Positions<S> positions = given.game().positions(given.setup());
    Match<S, M, E, V> match =
        Match.resume(given.game().rules(given.setup()), given.match().truth(), luck);
    lookAt(match, given.setup());
    readAgain(positions, match.truth());
    for (int moves = 0; moves < 12 && !match.isOver(); moves++) {
      playAnything(match, luck);
      requirePossible(positions, match.truth());
      lookAt(match, given.setup());
    }
  }

  private static <S extends State<S>, M extends Move, E extends Event, V extends Record>
      void lookAt(Match<S, M, E, V> match, Setup setup) {
    Seats seats = Seats.first(setup.seats());
    Stream.concat(seats.stream(), Stream.of(Viewer.SPECTATOR)).forEach(match::view);
    seats.stream().forEach(match::freeMoves);
    if (match.isOver()) {
      match.outcome();
      match.scoreSheet();
    } else {
      match.decision();
    }
  }

  private static <S extends State<S>> void requirePossible(Positions<S> positions, S state) {
    try {
      positions.check(state);
    } catch (BadPosition e) {
      throw new AssertionError(
          "after a move, %s is impossible: %s".formatted(e.path(), e.getMessage()), e);
    }
  }

  private static <S extends State<S>> void readAgain(Positions<S> positions, S state) {
    if (state.toAct().isEmpty()) return;
    PositionText written = positions.write(state);
    PositionText again;
    try {
      again = positions.write(positions.read(written, DictatedChance.of(), Journal.silent()));
    } catch (BadPosition e) {
      throw new AssertionError(
          "accepted, but cannot be read again: " + e.getMessage() + "\n" + Yaml.write(written), e);
    }
    if (!again.equals(written)) {
      throw new AssertionError(
          "read again, it differs:\n" + Yaml.write(written) + "\n" + Yaml.write(again));
    }
  }
}
