package tortuga.testkit.laws;

import tortuga.engine.Event;
import tortuga.engine.Move;
import tortuga.engine.State;
import tortuga.engine.Viewer;

/// Law 7: an imagined world can be played to the end.
public final class ImaginedWorldsPlayOn<
        S extends State<S>, M extends Move, E extends Event, V extends Record>
    implements Law<S, M, E, V> {
  @Override
  public void check(RandomGame<S, M, E, V> trial) {
    Viewer viewer = trial.anyOf(trial.viewers());
    S world = trial.concealed(trial.state(), viewer);
    trial.rules().imagine(world, trial.choices());
    trial.playOut(world, "a world imagined by %s".formatted(viewer));
    trial.rules().outcome(world);
  }
}
