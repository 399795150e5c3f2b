package tortuga.scenario;

import static tortuga.scenario.ScenarioWords.NOTHING;
import static tortuga.scenario.ScenarioWords.listed;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Journal;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Outcome;
import tortuga.engine.Rules;
import tortuga.engine.ScoreLine;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.Verdict;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Chance;
import tortuga.engine.text.BadPosition;
import tortuga.engine.text.PositionText;
import tortuga.engine.text.PositionText.Chart;
import tortuga.engine.text.Positions;
import tortuga.scenario.ScenarioStep.Extent;

/// A game in the position that a scenario gives.
final class ScenarioMatch<S extends State<S>, M extends Move, E extends Event, V extends Record> {
  private final Game<S, M, E, V> game;
  private final ScenarioWords<M, E> words;
  private final Positions<S> positions;
  private final Match<S, M, E, V> match;
  private List<? extends Event> latestEvents;

  private ScenarioMatch(
      Game<S, M, E, V> game, Setup setup, Optional<PositionText> given, Chance chance) {
    this.game = game;
    words = new ScenarioWords<>(game, setup);
    positions = game.positions(setup);
    Rules<S, M, E, V> rules = game.rules(setup);
    List<Event> opening = new ArrayList<>();
    Journal<Event> journal = opening::add;
    S state =
        given
            .map(position -> read(position, chance, journal))
            .orElseGet(() -> rules.begin(chance, journal));
    match = Match.resume(rules, state, chance);
    latestEvents = opening;
  }

  /// Reads a position, and checks that it is possible.
  private S read(PositionText position, Chance chance, Journal<Event> journal) {
    try {
      S state = positions.read(position, chance, journal);
      positions.check(state);
      return state;
    } catch (BadPosition e) {
      throw e.in(position);
    }
  }

  /// Sets up the game as `given`, or from the start if nothing is given.
  static <S extends State<S>, M extends Move, E extends Event, V extends Record>
      ScenarioMatch<S, M, E, V> of(
          Game<S, M, E, V> game, Setup setup, Optional<PositionText> given, Chance chance) {
    return new ScenarioMatch<>(game, setup, given, chance);
  }

  /// Returns the position as it is now.
  GivenPosition<S, M, E, V> given(Setup setup) {
    return new GivenPosition<>(game, setup, match, latestEvents);
  }

  /// Performs all steps, or as many as make sense after the first difference.
  List<Mismatch> perform(List<ScenarioStep> steps) {
    List<Mismatch> differences = new ArrayList<>();
    for (ScenarioStep step : steps) {
      if (step instanceof ScenarioStep.Play && !differences.isEmpty()) return differences;
      List<Mismatch> found = located(step);
      differences.addAll(found);
      boolean isAction = step instanceof ScenarioStep.Play || step instanceof ScenarioStep.Refused;
      if (isAction && !found.isEmpty()) return differences;
    }
    return differences;
  }

  private List<Mismatch> located(ScenarioStep step) {
    try {
      return perform(step);
    } catch (BadPosition e) {
      throw e.line() > 0 ? e : new BadPosition(step.line(), String.valueOf(e.getMessage()));
    } catch (RuntimeException | StackOverflowError e) {
      throw new Crash(step.line(), e);
    }
  }

  private List<Mismatch> perform(ScenarioStep step) {
    return switch (step) {
      case ScenarioStep.Play(int line, PositionText seat, PositionText move) ->
          play(line, words.seat(seat), words.move(move));
      case ScenarioStep.Refused(
              int line,
              PositionText seat,
              PositionText move,
              Optional<PositionText> reason) ->
          refuse(line, words.seat(seat), words.move(move), reason.map(words::reason));
      case ScenarioStep.Options(int line, PositionText seat, PositionText moves, Extent extent) ->
          offered(line, "options of " + seat, moves, extent, match.legalMoves(words.seat(seat)));
      case ScenarioStep.Free(int line, PositionText seat, PositionText moves) ->
          offered(
              line,
              "free moves of " + seat,
              moves,
              Extent.ALL_IN_ORDER,
              match.freeMoves(words.seat(seat)));
      case ScenarioStep.Asked(int line, PositionText kind, Optional<PositionText> of) ->
          asked(line, kind, of);
      case ScenarioStep.Then(_, PositionText position) ->
          compare("then", position, positions.write(match.truth()));
      case ScenarioStep.Sees(_, Chart viewers) -> each(viewers, this::sees);
      case ScenarioStep.Shows(_, Chart viewers) -> each(viewers, this::shows);
      case ScenarioStep.Told(int line, PositionText events) ->
          compareEvents(line, "events", events, latestEvents.stream());
      case ScenarioStep.Hears(_, Chart viewers) -> each(viewers, this::hears);
      case ScenarioStep.Over(int line, PositionText outcome) -> over(line, outcome);
    };
  }

  private List<Mismatch> play(int line, Seat seat, M move) {
    return switch (match.play(seat, move)) {
      case Verdict.Played<E>(List<E> events) -> {
        latestEvents = events;
        yield List.of();
      }
      case Verdict.Refused<E>(String reason) ->
          differ(
              line,
              "move of " + seat,
              words.text(move),
              "%s; its options are %s".formatted(reason, words.texts(match.legalMoves(seat))));
    };
  }

  private List<Mismatch> refuse(int line, Seat seat, M move, Optional<String> reason) {
    String path = "refusal of %s by %s".formatted(words.text(move), seat);
    return switch (match.play(seat, move)) {
      case Verdict.Played<E> _ ->
          differ(line, path, reason.orElse("a refusal"), "that it is legal");
      case Verdict.Refused<E>(String found) ->
          found.equals(reason.orElse(found))
              ? List.of()
              : differ(line, path, reason.orElse(found), found);
    };
  }

  private List<Mismatch> offered(
      int line, String path, PositionText moves, Extent extent, List<M> found) {
    List<M> expected = words.moves(moves);
    boolean same =
        switch (extent) {
          case ALL_IN_ORDER -> expected.equals(found);
          case ALL ->
              expected.size() == found.size() && new HashSet<>(expected).equals(Set.copyOf(found));
          case SOME -> found.containsAll(expected);
        };
    return same ? List.of() : differ(line, path, words.texts(expected), words.texts(found));
  }

  private List<Mismatch> asked(int line, PositionText kind, Optional<PositionText> of) {
    String expected = words.question(kind) + of.map(seats -> " of " + seats(seats)).orElse("");
    String found = match.isOver() ? NOTHING : match.decision().kind();
    if (of.isPresent()) found += " of " + inOrder(match.toAct().stream());
    return expected.equals(found) ? List.of() : differ(line, "asked", expected, found);
  }

  private String seats(PositionText seats) {
    return inOrder(seats.items().stream().map(words::seat));
  }

  private static String inOrder(Stream<Seat> seats) {
    String names = seats.map(Seat::toString).sorted().collect(Collectors.joining(" "));
    return names.isEmpty() ? "nobody" : names;
  }

  private List<Mismatch> over(int line, PositionText expected) {
    if (!match.isOver()) {
      return differ(line, "outcome", expected.toString(), "that the game goes on");
    }
    Outcome outcome = match.outcome();
    Map<String, PositionText> found = new LinkedHashMap<>();
    found.put("winners", PositionText.pile(outcome.winners().stream().toList()));
    found.put("scores", PositionText.row(outcome.scores()));
    found.put("ranks", PositionText.row(outcome.ranks()));
    found.put("sheet", sheet());
    return PositionComparison.of("outcome", expected, PositionText.chart(found), Set.of());
  }

  private PositionText sheet() {
    Map<String, PositionText> lines = new LinkedHashMap<>();
    for (ScoreLine line : match.scoreSheet())
      lines.put(line.name(), PositionText.row(line.points()));
    return PositionText.chart(lines);
  }

  /// Checks what is claimed about one viewer.
  private interface Claim {
    List<Mismatch> check(Viewer viewer, String name, PositionText claimed);
  }

  private List<Mismatch> each(Chart viewers, Claim claim) {
    List<Mismatch> differences = new ArrayList<>();
    viewers
        .entries()
        .forEach((name, claimed) ->
            differences.addAll(claim.check(words.viewer(name, claimed), name, claimed)));
    return differences;
  }

  private List<Mismatch> sees(Viewer viewer, String name, PositionText position) {
    return compare("sees." + name, position, positions.write(match.concealed(viewer)));
  }

  private List<Mismatch> shows(Viewer viewer, String name, PositionText screen) {
    return PositionComparison.of("shows." + name, screen, Screen.of(match.view(viewer)), Set.of());
  }

  private List<Mismatch> compare(String path, PositionText expected, PositionText position) {
    return PositionComparison.of(path, expected, position, positions.sometimes());
  }

  private List<Mismatch> hears(Viewer viewer, String name, PositionText events) {
    Stream<Event> noticed = latestEvents.stream().flatMap(event -> event.seenBy(viewer).stream());
    return compareEvents(events.line(), "hears." + name, events, noticed);
  }

  private List<Mismatch> compareEvents(
      int line, String path, PositionText events, Stream<? extends Event> actual) {
    List<String> expected = words.events(events);
    List<String> found = actual.map(words::tell).toList();
    boolean same = expected.size() == found.size();
    for (int i = 0; same && i < found.size(); i++)
      same = ScenarioWords.means(expected.get(i), found.get(i));
    return same ? List.of() : differ(line, path, listed(expected), listed(found));
  }

  private static List<Mismatch> differ(int line, String path, String expected, String actual) {
    return List.of(new Mismatch(line, path, expected, actual));
  }
}
