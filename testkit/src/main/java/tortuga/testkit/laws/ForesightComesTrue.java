package tortuga.testkit.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tortuga.engine.Event;
import tortuga.engine.Move;
import tortuga.engine.Seat;
import tortuga.engine.State;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;
import tortuga.engine.foresight.Foresight;
import tortuga.engine.foresight.Prospect;
import tortuga.engine.foresight.Prospect.Foreseen;
import tortuga.engine.foresight.Prospect.Until;

/// Law 11: what is foreseen depends only on what the seat knows, and comes true.
///
/// A seat that is asked thinks of one or two moves. Another world that it cannot tell from the true
/// one shows it the same. When the moves are then made, all events that were foreseen happen first,
/// and at that point the seat sees what was foreseen.
public final class ForesightComesTrue<
        S extends State<S>, M extends Move, E extends Event, V extends Record>
    implements Law<S, M, E, V> {
  @Override
  public void check(RandomGame<S, M, E, V> trial) {
    Seat seat = trial.anySeatOf(trial.state().toAct());
    List<M> moves = chain(trial, seat);
    S concealed = trial.concealed(trial.state(), seat);
    Prospect<V> prospect = foresight(trial).of(concealed.copy(), seat, moves);
    expectSameInAnotherWorld(trial, seat, moves, concealed, prospect);
    if (!(prospect instanceof Foreseen<V> foreseen)) {
      throw trial.failure("%s of seat %s cannot be foreseen: %s".formatted(moves, seat, prospect));
    }
    new Truth(trial, seat, moves).compare(foreseen);
  }

  private Foresight<S, M, E, V> foresight(RandomGame<S, M, E, V> trial) {
    return new Foresight<>(trial.rules());
  }

  /// Returns a legal move and, if nothing comes between, another one that follows it.
  private List<M> chain(RandomGame<S, M, E, V> trial, Seat seat) {
    M first = trial.anyOf(trial.legalMoves(trial.state(), seat));
    S after = trial.state().copy();
    trial.rules().play(after, seat, first, trial.luck(), _ -> {});
    Prospect<V> prospect =
        foresight(trial).of(trial.concealed(trial.state(), seat), seat, List.of(first));
    boolean goesOn = prospect instanceof Foreseen<V> seen && seen.until() == Until.OWN_QUESTION;
    if (!goesOn || trial.choose(2) == 0) return List.of(first);
    return List.of(first, trial.anyOf(trial.legalMoves(after, seat)));
  }

  private void expectSameInAnotherWorld(
      RandomGame<S, M, E, V> trial, Seat seat, List<M> moves, S concealed, Prospect<V> expected) {
    S world = concealed.copy();
    trial.rules().imagine(world, trial.choices());
    Prospect<V> other = foresight(trial).of(trial.concealed(world, seat), seat, moves);
    if (!other.equals(expected)) {
      throw trial.failure(
          "seat %s foresees %s of %s, but in a world that looks the same %s"
              .formatted(seat, expected, moves, other));
    }
  }

  /// What really happens, with what the seat sees at every event and at the first luck.
  private final class Truth {
    private final RandomGame<S, M, E, V> trial;
    private final Seat seat;
    private final List<M> moves;
    private final S state;
    private final List<Event> events = new ArrayList<>();

    /// What the seat saw when the event with that number was told.
    private final List<V> views = new ArrayList<>();

    private Optional<V> viewAtLuck = Optional.empty();
    private int eventsAtLuck;
    private int played;

    Truth(RandomGame<S, M, E, V> trial, Seat seat, List<M> moves) {
      this.trial = trial;
      this.seat = seat;
      this.moves = moves;
      this.state = trial.state().copy();
    }

    void compare(Foreseen<V> foreseen) {
      for (int i = 0; i < Math.min(moves.size(), foreseen.played() + 1); i++) play(moves.get(i), i);
      int told = foreseen.events().size();
      if (events.size() < told || !events.subList(0, told).equals(foreseen.events())) {
        throw failure(foreseen, "what happened was " + events);
      }
      switch (foreseen.until()) {
        case LUCK -> expectLuck(foreseen);
        case SECRET -> expectView(foreseen, told < views.size() ? views.get(told) : view());
        case OWN_QUESTION, OTHERS, END -> expectRest(foreseen);
      }
    }

    private void play(M move, int ahead) {
      trial.rules().play(state, seat, move, new WatchedLuck(trial.luck(ahead)), this::note);
      played++;
    }

    private void note(E event) {
      Optional<? extends Event> seen = event.seenBy(seat);
      if (seen.isEmpty()) return;
      views.add(view());
      events.add(seen.get());
    }

    private V view() {
      return trial.rules().view(trial.concealed(state, seat));
    }

    private void expectLuck(Foreseen<V> foreseen) {
      if (viewAtLuck.isEmpty()) throw failure(foreseen, "no luck was needed");
      if (eventsAtLuck != foreseen.events().size()) {
        throw failure(foreseen, "luck was needed after " + events.subList(0, eventsAtLuck));
      }
      expectView(foreseen, viewAtLuck.get());
    }

    private void expectRest(Foreseen<V> foreseen) {
      if (foreseen.played() != moves.size()) throw failure(foreseen, "all moves could be made");
      if (viewAtLuck.isPresent()) throw failure(foreseen, "luck was needed");
      if (!events.equals(foreseen.events())) throw failure(foreseen, "what happened was " + events);
      boolean isAsked = state.toAct().contains(seat);
      boolean isOver = state.toAct().isEmpty();
      if (isAsked != (foreseen.until() == Until.OWN_QUESTION)
          || isOver != (foreseen.until() == Until.END)) {
        throw failure(foreseen, "asked is now " + state.toAct());
      }
      expectView(foreseen, view());
    }

    private void expectView(Foreseen<V> foreseen, V seen) {
      if (foreseen.view().isPresent() && !foreseen.view().get().equals(seen)) {
        throw failure(foreseen, "it saw " + seen);
      }
    }

    private AssertionError failure(Foreseen<V> foreseen, String what) {
      return trial.failure(
          "seat %s foresaw of %s: %s; after %d moves, and %s, %s"
              .formatted(seat, moves, foreseen, played, events, what));
    }

    /// Notes what the seat sees when luck is first needed.
    private final class WatchedLuck implements Chance {
      private final Chance luck;

      WatchedLuck(Chance luck) {
        this.luck = luck;
      }

      @Override
      public int pick(Luck kind, long mask) {
        if (viewAtLuck.isEmpty()) {
          viewAtLuck = Optional.of(view());
          eventsAtLuck = events.size();
        }
        return luck.pick(kind, mask);
      }
    }
  }
}
