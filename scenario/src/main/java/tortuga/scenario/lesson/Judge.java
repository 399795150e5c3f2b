package tortuga.scenario.lesson;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Move;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.text.PositionText;
import tortuga.engine.text.Positions;
import tortuga.scenario.PositionComparison;
import tortuga.scenario.ScenarioWords;

/// Says whether a turn is of a kind that a lesson expects.
final class Judge<S extends State<S>, M extends Move, E extends Event> {
  private final ScenarioWords<M, E> words;
  private final Positions<S> positions;
  private final Set<ExpectedTurn> met = new HashSet<>();

  Judge(Game<S, M, E, ?> game, Setup setup) {
    this.words = new ScenarioWords<>(game, setup);
    this.positions = game.positions(setup);
  }

  ScenarioWords<M, E> words() {
    return words;
  }

  /// Returns the kinds of turn that were found so far.
  Set<ExpectedTurn> met() {
    return met;
  }

  /// Whether a move, as it is written, is of a kind.
  ///
  /// @param isFree whether the move is possible at any time
  /// @param events what came of it
  /// @param after the state after it
  boolean fits(ExpectedTurn turn, String move, boolean isFree, List<E> events, S after) {
    boolean fits = turn.names(move, isFree) && holds(turn, events, after);
    if (fits) met.add(turn);
    return fits;
  }

  /// Whether everything that must have happened, and be true, is so.
  boolean holds(ExpectedTurn turn, List<E> events, S state) {
    List<String> told = events.stream().map(words::tell).toList();
    return turn.events().stream().allMatch(wanted -> happens(wanted, told))
        && turn.without().stream().noneMatch(unwanted -> happens(unwanted, told))
        && turn.then().stream().allMatch(claim -> isTrue(claim, state));
  }

  private boolean happens(PositionText event, List<String> told) {
    String wanted = words.events(new PositionText.Row(List.of(event), event.line())).getFirst();
    return told.stream()
        .anyMatch(found -> ScenarioWords.means(wanted, found) || ExpectedTurn.fits(wanted, found));
  }

  private boolean isTrue(PositionText claim, S state) {
    return PositionComparison.of("then", claim, positions.write(state), positions.sometimes())
        .isEmpty();
  }

  /// Returns a state as text.
  String write(S state) {
    return positions.write(state).toString();
  }
}
