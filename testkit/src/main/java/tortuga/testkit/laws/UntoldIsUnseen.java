package tortuga.testkit.laws;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tortuga.engine.Event;
import tortuga.engine.Move;
import tortuga.engine.PlayedMove;
import tortuga.engine.Seat;
import tortuga.engine.State;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Chance;

/// Law 9: what a viewer is not told, it cannot see.
///
/// From one position, many things may happen next: other moves, other luck. To one viewer some of
/// them *sound* the same: the same events, as this viewer perceives them. Those must also *look*
/// the same: equal states, once they are concealed from this viewer. If they do not, either
/// `conceal` forgets a secret, or an event fails to report what everybody can see. A viewer knows
/// its own moves, so they are told apart; what luck made of them is not. The setup counts as
/// something that happened, too.
public final class UntoldIsUnseen<
        S extends State<S>, M extends Move, E extends Event, V extends Record>
    implements Law<S, M, E, V> {
  private static final int STARTS = 30;
  private static final int MOST_MOVES = 12;
  private static final int LUCKS = 3;

  /// One thing that may happen, by somebody's move or at the very beginning.
  private record Continuation<S, M extends Move>(
      Optional<PlayedMove<M>> entry, List<Event> events, S state) {
    /// Returns everything that a viewer notices of it.
    Sound<M> soundTo(Viewer viewer) {
      return new Sound<>(
          entry.filter(by -> by.seat().equals(viewer)),
          events.stream().<Event>flatMap(event -> event.seenBy(viewer).stream()).toList());
    }

    @Override
    public String toString() {
      return entry.map(by -> "%s by seat %s".formatted(by.move(), by.seat())).orElse("the setup");
    }
  }

  private record Sound<M extends Move>(Optional<PlayedMove<M>> own, List<Event> events) {}

  private record Look<S, M extends Move>(Continuation<S, M> continuation, Snapshot snapshot) {}

  @Override
  public void begin(RandomGame<S, M, E, V> trial) {
    List<Continuation<S, M>> continuations = new ArrayList<>();
    for (int luck = 0; luck < STARTS; luck++) {
      List<Event> events = new ArrayList<>();
      S state = trial.rules().begin(Chance.seeded(luck), events::add);
      continuations.add(new Continuation<>(Optional.empty(), events, state));
    }
    compare(trial, continuations);
  }

  @Override
  public void check(RandomGame<S, M, E, V> trial) {
    List<Continuation<S, M>> continuations = new ArrayList<>();
    for (Seat seat : trial.seats()) {
      List<M> moves = new ArrayList<>(trial.freeMoves(trial.state(), seat));
      if (trial.state().toAct().contains(seat)) {
        moves.addAll(trial.legalMoves(trial.state(), seat));
      }
      while (moves.size() > MOST_MOVES) moves.remove(trial.choose(moves.size()));
      for (M move : moves) continuations.addAll(continuations(trial, new PlayedMove<>(seat, move)));
    }
    compare(trial, continuations);
  }

  /// Plays one move with different luck, as far as luck makes a difference.
  private List<Continuation<S, M>> continuations(
      RandomGame<S, M, E, V> trial, PlayedMove<M> entry) {
    Map<Snapshot, Continuation<S, M>> different = new HashMap<>();
    for (int luck = 0; luck < LUCKS; luck++) {
      List<Event> events = new ArrayList<>();
      S state = trial.state().copy();
      trial.rules().play(state, entry.seat(), entry.move(), Chance.seeded(luck), events::add);
      different.putIfAbsent(
          Snapshot.of(state), new Continuation<>(Optional.of(entry), events, state));
    }
    return List.copyOf(different.values());
  }

  private void compare(RandomGame<S, M, E, V> trial, List<Continuation<S, M>> continuations) {
    for (Viewer viewer : trial.viewers()) {
      Map<Sound<M>, Look<S, M>> looks = new HashMap<>();
      for (Continuation<S, M> continuation : continuations) {
        Snapshot look = Snapshot.of(trial.concealed(continuation.state(), viewer));
        Look<S, M> other =
            looks.putIfAbsent(continuation.soundTo(viewer), new Look<>(continuation, look));
        if (other != null) expectSame(trial, viewer, other, new Look<>(continuation, look));
      }
    }
  }

  private void expectSame(
      RandomGame<S, M, E, V> trial, Viewer viewer, Look<S, M> one, Look<S, M> two) {
    one.snapshot()
        .difference(two.snapshot())
        .ifPresent(difference -> {
          throw trial.failure(
              "to %s, %s and %s sound the same, %s, but look different, in %s"
                  .formatted(
                      viewer,
                      one.continuation(),
                      two.continuation(),
                      one.continuation().soundTo(viewer).events(),
                      difference));
        });
  }
}
