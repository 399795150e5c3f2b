package tortuga.engine.foresight;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Event;
import tortuga.engine.Figure;
import tortuga.engine.Move;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.State;
import tortuga.engine.foresight.Prospect.Foreseen;
import tortuga.engine.foresight.Prospect.Refused;
import tortuga.engine.foresight.Prospect.Until;

/// Says what moves would bring, from what their seat knows: the same for the same concealed state,
/// whatever the truth. Thread-safe.
///
/// The moves are made in several imagined worlds, which together show every hidden thing in every
/// place where it may be. What happens in all of them is certain: it is told up to the first luck,
/// the first secret, or the first question to somebody else.
public final class Foresight<
    S extends State<S>, M extends Move, E extends Event, V extends Record> {
  private final Rules<S, M, E, V> rules;
  private final EqualResults equal = new EqualResults();

  public Foresight(Rules<S, M, E, V> rules) {
    this.rules = rules;
  }

  /// Says what a chain of moves would bring that `seat` has not made yet; for no moves, only the
  /// figures of the position.
  public Prospect<V> of(S concealed, Seat seat, List<M> moves) {
    return from(concealed, seat).of(moves);
  }

  /// Returns where a seat looks ahead from, for several chains of moves.
  public Standpoint from(S concealed, Seat seat) {
    return new Standpoint(concealed, seat);
  }

  /// A seat that looks ahead: the chains of moves share the worlds that are imagined for them. Not
  /// thread-safe.
  public final class Standpoint {
    private final Worlds<S> worlds;
    private final Seat seat;
    private boolean hasLooked;

    private Standpoint(S concealed, Seat seat) {
      this.worlds = new Worlds<>(rules, equal, concealed);
      this.seat = seat;
    }

    /// Says what a chain of moves would bring; for no moves, only the figures of the position.
    public Prospect<V> of(List<M> moves) {
      S concealed = worlds.concealed();
      if (moves.isEmpty()) return asItIs(concealed, seat);
      if (hasLooked) worlds.keep();
      hasLooked = true;
      Chain chain = new Chain(worlds, seat, moves);
      return opensSecretAnswers(concealed, seat) ? chain.hidden() : chain.prospect();
    }
  }

  /// Whether the seat is the last to answer, and brings to light what others have answered.
  private boolean opensSecretAnswers(S concealed, Seat seat) {
    return concealed.toAct().equals(Seats.of(seat))
        && !rules.unseenAnswers(concealed).without(seat).isEmpty();
  }

  private Foreseen<V> asItIs(S concealed, Seat seat) {
    Until until = Trial.until(concealed.toAct(), seat);
    List<Figure> figures = List.copyOf(rules.figures(concealed, seat));
    return new Foreseen<>(0, List.of(), Optional.empty(), until, Optional.empty(), figures);
  }

  /// One chain of moves, tried in world after world.
  private final class Chain {
    private final Worlds<S> worlds;
    private final Seat seat;
    private final List<M> moves;

    /// The world of the latest trial.
    private final S world;

    /// Whether the first move is legal does not depend on what the seat cannot see.
    private int knownLegal;

    /// How many events are the same in all worlds so far.
    private int certain;

    Chain(Worlds<S> worlds, Seat seat, List<M> moves) {
      this.worlds = worlds;
      this.seat = seat;
      this.moves = moves;
      this.world = worlds.concealed().copy();
    }

    /// Tells nothing but whether the first move can be made.
    Prospect<V> hidden() {
      Trial<S, M, E> trial = trial(0, 0);
      Optional<String> refusal = trial.ending().refusal();
      if (refusal.isPresent()) return new Refused<>(0, refusal.get());
      return new Foreseen<>(
          0, List.of(), Optional.empty(), Until.SECRET, Optional.empty(), figures(trial));
    }

    Prospect<V> prospect() {
      Trial<S, M, E> first = trial(0, Integer.MAX_VALUE);
      Trial.Ending ending = first.ending();
      if (ending.refusal().isPresent() && ending.played() == 0) {
        return new Refused<>(0, ending.refusal().get());
      }
      knownLegal = 1;
      certain = first.events().size();
      V view = view(first);
      boolean isSame = true;
      boolean isViewSame = true;
      for (int number = 1; number < worlds.needed() && (isSame || certain > 0); number++) {
        Trial<S, M, E> other = trial(number, Integer.MAX_VALUE);
        isSame &= agrees(first, other);
        isViewSame &= isSame && (isSeenInAll(number, ending) || view.equals(view(other)));
      }
      if (!isSame) return unsure();
      return sure(first, isViewSame ? Optional.of(view) : Optional.empty());
    }

    /// What a seat sees when it or others are asked, it sees in all worlds. In the middle of a rule
    /// it might see something hidden; then the first few worlds differ, since it lies elsewhere in
    /// each of them.
    private boolean isSeenInAll(int number, Trial.Ending ending) {
      return ending.isAsked() || (ending.luck().isPresent() && number >= Worlds.FEWEST);
    }

    private boolean agrees(Trial<S, M, E> first, Trial<S, M, E> other) {
      int common = 0;
      int most = Math.min(certain, other.events().size());
      while (common < most && first.events().get(common).equals(other.events().get(common))) {
        common++;
      }
      certain = common;
      return first.events().size() == common
          && other.events().size() == common
          && first.ending().equals(other.ending());
    }

    private Prospect<V> sure(Trial<S, M, E> trial, Optional<V> view) {
      Trial.Ending ending = trial.ending();
      if (ending.refusal().isPresent()) {
        return new Refused<>(ending.played(), ending.refusal().get());
      }
      return new Foreseen<>(
          ending.played(), trial.events(), view, ending.until(), ending.luck(), figures(trial));
    }

    private Prospect<V> unsure() {
      Trial<S, M, E> trial = trial(0, certain);
      return new Foreseen<>(
          trial.ending().played(),
          trial.events(),
          viewInAllWorlds(trial),
          Until.SECRET,
          Optional.empty(),
          figures(trial));
    }

    /// Rules that stop in the middle may have done more than they have told, and after the end
    /// everything is open; so what is seen then counts only if it is the same in all worlds.
    private Optional<V> viewInAllWorlds(Trial<S, M, E> first) {
      V view = view(first);
      for (int number = 1; number < worlds.needed(); number++) {
        if (!view.equals(view(trial(number, certain)))) return Optional.empty();
      }
      return Optional.of(view);
    }

    private V view(Trial<S, M, E> trial) {
      rules.conceal(trial.world(), seat);
      return rules.view(trial.world());
    }

    private List<Figure> figures(Trial<S, M, E> trial) {
      if (trial.ending().played() < moves.size() - 1) return List.of();
      return List.copyOf(rules.figures(trial.beforeLast(), seat, moves.getLast()));
    }

    private Trial<S, M, E> trial(int number, int mostEvents) {
      worlds.enter(number, world);
      return Trial.of(rules, worlds.concealed(), world, seat, moves, knownLegal, mostEvents);
    }
  }
}
