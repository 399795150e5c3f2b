package tortuga.testkit.laws;

import tortuga.engine.Event;
import tortuga.engine.Move;
import tortuga.engine.State;
import tortuga.engine.Viewer;

/// Law 6: an imagined world looks to the viewer like the real one, and so does a world concealed
/// twice.
public final class ImaginedWorldsLookTheSame<
        S extends State<S>, M extends Move, E extends Event, V extends Record>
    implements Law<S, M, E, V> {
  @Override
  public void check(RandomGame<S, M, E, V> trial) {
    for (Viewer viewer : trial.viewers()) {
      S world = trial.concealed(trial.state(), viewer);
      Snapshot seen = Snapshot.of(world);
      trial.rules().conceal(world, viewer);
      expectSame(trial, seen, world, "concealed twice from %s, a world".formatted(viewer));
      trial.rules().imagine(world, trial.choices());
      trial.rules().conceal(world, viewer);
      expectSame(trial, seen, world, "a world imagined by %s".formatted(viewer));
    }
  }

  private void expectSame(RandomGame<S, M, E, V> trial, Snapshot seen, S world, String what) {
    seen.difference(Snapshot.of(world))
        .ifPresent(difference -> {
          throw trial.failure(what + " looks different, in " + difference);
        });
  }
}
