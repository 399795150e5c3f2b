package tortuga.testkit.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tortuga.engine.Event;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.PlayedMove;
import tortuga.engine.State;
import tortuga.engine.Verdict;
import tortuga.engine.Viewer;
import tortuga.engine.text.Notation;

/// Law 3: a log, read from its text, replays to the same state and the same views, move by move.
///
/// The same rules play again after they have played a whole game, so that rules that remember
/// something are found out.
public final class LogsReplay<S extends State<S>, M extends Move, E extends Event, V extends Record>
    implements Law<S, M, E, V> {
  private final List<Snapshot> states = new ArrayList<>();
  private final List<List<V>> views = new ArrayList<>();

  @Override
  public void check(RandomGame<S, M, E, V> trial) {
    states.add(Snapshot.of(trial.state()));
    views.add(views(trial, trial.state(), states.size() - 1));
  }

  @Override
  public void end(RandomGame<S, M, E, V> trial) {
    check(trial);
    Match<S, M, E, V> match = Match.begin(trial.rules(), trial.seed());
    compare(trial, match);
    for (PlayedMove<M> entry : trial.log()) {
      Notation<M> notation = trial.notation();
      M move = notation.read(notation.write(entry.move()));
      if (match.play(entry.seat(), move) instanceof Verdict.Refused<E>(String reason)) {
        throw trial.failure("entry %d is refused: %s".formatted(match.log().size() + 1, reason));
      }
      compare(trial, match);
    }
  }

  private void compare(RandomGame<S, M, E, V> trial, Match<S, M, E, V> match) {
    int entry = match.log().size();
    S state = match.truth();
    states
        .get(entry)
        .difference(Snapshot.of(state))
        .ifPresent(difference -> {
          throw trial.failure(
              "replayed, the state differs after entry %d, in %s".formatted(entry, difference));
        });
    List<V> seen = views(trial, state, entry);
    if (!views.get(entry).equals(seen)) {
      throw trial.failure(
          "replayed, the views differ after entry %d: %s or %s"
              .formatted(entry, views.get(entry), seen));
    }
  }

  /// Returns what is seen after an entry, by two viewers whose turn it is to look.
  private List<V> views(RandomGame<S, M, E, V> trial, S state, int entry) {
    List<Viewer> viewers = trial.viewers();
    return Stream.of(entry, entry + 1)
        .map(turn -> viewers.get(turn % viewers.size()))
        .map(viewer -> trial.rules().view(trial.concealed(state, viewer)))
        .toList();
  }
}
