package tortuga.testkit.laws;

import java.util.List;
import tortuga.engine.Event;
import tortuga.engine.Journal;
import tortuga.engine.Move;
import tortuga.engine.Seat;
import tortuga.engine.State;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Seed;

/// Law 2: a copy is equal to its original, and whatever is done to it leaves the original alone.
public final class CopiesAreIndependent<
        S extends State<S>, M extends Move, E extends Event, V extends Record>
    implements Law<S, M, E, V> {
  private static final int MOVES = 5;

  private final S reused;

  /// Copies into a state that has seen another game, and so must be overwritten everywhere.
  public CopiesAreIndependent(RandomGame<S, M, E, V> trial) {
    reused = trial.rules().begin(Seed.of(-1).chance(0), Journal.silent());
    trial.playOut(reused, "another game");
  }

  @Override
  public void check(RandomGame<S, M, E, V> trial) {
    Snapshot before = Snapshot.of(trial.state());
    S copy = trial.state().copy();
    expectSame(trial, before, copy, "a copy differs from its original");
    reused.copyFrom(trial.state());
    expectSame(trial, before, reused, "copyFrom did not copy everything");
    disturb(trial, copy);
    disturb(trial, reused);
    expectSame(trial, before, trial.state(), "what was done to a copy changed the original");
  }

  private void disturb(RandomGame<S, M, E, V> trial, S copy) {
    Chance luck = Chance.seeded(trial.choices().next());
    for (int i = 0; i < MOVES && !copy.toAct().isEmpty(); i++) {
      Seat seat = trial.anySeatOf(copy.toAct());
      List<M> moves = trial.legalMoves(copy, seat);
      trial.rules().play(copy, seat, trial.anyOf(moves), luck, Journal.silent());
    }
    trial.rules().conceal(copy, Viewer.SPECTATOR);
    if (!copy.toAct().isEmpty()) trial.rules().imagine(copy, luck);
  }

  private void expectSame(
      RandomGame<S, M, E, V> trial, Snapshot before, S after, String complaint) {
    before
        .difference(Snapshot.of(after))
        .ifPresent(difference -> {
          throw trial.failure(complaint + ", in " + difference);
        });
  }
}
