package tortuga.engine.foresight;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tortuga.engine.Decision;
import tortuga.engine.Event;
import tortuga.engine.Journal;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.State;
import tortuga.engine.Verdict;
import tortuga.engine.chance.LuckMet;
import tortuga.engine.chance.NoLuck;
import tortuga.engine.foresight.Prospect.Until;

/// A chain of moves, made in one imagined world as far as no luck is needed.
final class Trial<S extends State<S>, M extends Move, E extends Event> implements Journal<E> {
  private final Rules<S, M, E, ?> rules;
  private final S world;
  private final Seat seat;
  private final int knownLegal;
  private final int mostEvents;
  private final List<Event> events = new ArrayList<>();
  private S beforeLast;
  private int played;
  private Ending ending;

  /// How a trial ended.
  ///
  /// @param played how many moves were made
  /// @param refusal why the next move could not be made
  record Ending(
      int played,
      Until until,
      Optional<String> luck,
      Optional<String> refusal,
      Optional<Decision> next) {
    /// Whether somebody is asked next.
    boolean isAsked() {
      return next.isPresent();
    }
  }

  private Trial(
      Rules<S, M, E, ?> rules, S concealed, S world, Seat seat, int knownLegal, int mostEvents) {
    this.rules = rules;
    this.world = world;
    this.seat = seat;
    this.knownLegal = knownLegal;
    this.mostEvents = mostEvents;
    this.beforeLast = concealed;
    this.ending = ending(Until.SECRET);
  }

  /// Makes moves in a world, until luck is needed or more than `mostEvents` are told.
  ///
  /// @param concealed what the seat knows before the moves
  /// @param world a world that fits, which is changed
  /// @param knownLegal how many of the moves are known to be legal
  static <S extends State<S>, M extends Move, E extends Event> Trial<S, M, E> of(
      Rules<S, M, E, ?> rules,
      S concealed,
      S world,
      Seat seat,
      List<M> moves,
      int knownLegal,
      int mostEvents) {
    Trial<S, M, E> trial = new Trial<>(rules, concealed, world, seat, knownLegal, mostEvents);
    trial.ending = trial.play(moves);
    return trial;
  }

  private Ending play(List<M> moves) {
    try {
      for (M move : moves) {
        Optional<String> refusal = played < knownLegal ? Optional.empty() : refusal(move);
        if (refusal.isPresent()) {
          return new Ending(played, Until.SECRET, Optional.empty(), refusal, Optional.empty());
        }
        if (played > 0 && played == moves.size() - 1) beforeLast = concealed();
        rules.play(world, seat, move, NoLuck.INSTANCE, this);
        played++;
      }
      return ending(until(world.toAct(), seat));
    } catch (LuckMet met) {
      Optional<String> luck = Optional.of(met.luck().name());
      return new Ending(played, Until.LUCK, luck, Optional.empty(), Optional.empty());
    } catch (EnoughTold _) {
      return ending(Until.SECRET);
    }
  }

  private Ending ending(Until until) {
    boolean isAsked = until == Until.OWN_QUESTION || until == Until.OTHERS;
    Optional<Decision> next = isAsked ? Optional.of(rules.decision(world)) : Optional.empty();
    return new Ending(played, until, Optional.empty(), Optional.empty(), next);
  }

  /// Returns who or what is next when no more is to be carried out.
  static Until until(Seats toAct, Seat seat) {
    if (toAct.isEmpty()) return Until.END;
    return toAct.contains(seat) ? Until.OWN_QUESTION : Until.OTHERS;
  }

  private Optional<String> refusal(M move) {
    if (world.toAct().isEmpty()) return Optional.of(Verdict.GAME_OVER);
    Moves<M> legal = new Moves<>();
    boolean isAsked = world.toAct().contains(seat);
    if (isAsked) rules.legalMoves(world, seat, legal);
    rules.freeMoves(world, seat, legal);
    if (legal.contains(move)) return Optional.empty();
    return Optional.of(isAsked ? rules.refusal(concealed(), seat, move) : Verdict.NOT_YOUR_TURN);
  }

  private S concealed() {
    S copy = world.copy();
    rules.conceal(copy, seat);
    return copy;
  }

  @Override
  public void tell(E event) {
    Optional<? extends Event> seen = event.seenBy(seat);
    if (seen.isEmpty()) return;
    if (events.size() == mostEvents) throw new EnoughTold();
    events.add(seen.get());
  }

  /// Returns what happened, as the seat perceives it.
  List<Event> events() {
    return events;
  }

  Ending ending() {
    return ending;
  }

  /// Returns the world as the trial left it, perhaps in the middle of a rule.
  S world() {
    return world;
  }

  /// Returns what the seat knows before the last move, if the trial came that far.
  S beforeLast() {
    return beforeLast;
  }

  /// Ends a trial that has told enough.
  private static final class EnoughTold extends RuntimeException {
    private static final long serialVersionUID = 1;

    private EnoughTold() {
      super(null, null, false, false);
    }
  }
}
