package tortuga.server.table.undo;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tortuga.engine.Event;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.State;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.SplitMix;

/// Checks whether a move showed anybody anything new: if so, it cannot be taken back.
///
/// It asks for a viewer: could it have foreseen what it noticed, had it known the move beforehand?
/// For that it plays the move in many worlds that fit what the viewer knew. If it is not legal in
/// all of them, or looks or sounds different in one, the viewer has learnt something.
public final class LeakCheck<
    S extends State<S>, M extends Move, E extends Event, V extends Record> {
  private final Rules<S, M, E, V> rules;
  private final int worlds;
  private final SplitMix random;

  public LeakCheck(Rules<S, M, E, V> rules, int worlds, long seed) {
    this.rules = rules;
    this.worlds = worlds;
    this.random = Chance.seeded(seed);
  }

  /// Whether `moves` of a seat, one after the other, showed nobody anything.
  ///
  /// It checks that seat and the public only, so that the answer says nothing about what others
  /// hold; if another seat was told more than the public, it has learnt something.
  boolean showsNothing(
      Match<S, M, E, V> before, Seat seat, List<M> moves, Truth<V> truth, int seats) {
    List<Event> heard = truth.noticedBy(Viewer.SPECTATOR);
    for (int i = 0; i < seats; i++) {
      if (i != seat.index() && !truth.noticedBy(Seat.of(i)).equals(heard)) return false;
    }
    boolean publicLearntNothing =
        isForeseen(before, seat, moves, Viewer.SPECTATOR, truth) || isUnnoticed(before, truth);
    return publicLearntNothing && isForeseen(before, seat, moves, seat, truth);
  }

  /// Whether a move of a seat showed the seat itself nothing.
  public boolean showsNothing(Match<S, M, E, V> before, Seat seat, M move) {
    Truth<V> truth = result(before.truth(), seat, List.of(move)).orElseThrow();
    return isForeseen(before, seat, List.of(move), seat, truth);
  }

  private boolean isUnnoticed(Match<S, M, E, V> before, Truth<V> truth) {
    return truth.noticedBy(Viewer.SPECTATOR).isEmpty()
        && truth.seenBy(Viewer.SPECTATOR).equals(before.view(Viewer.SPECTATOR));
  }

  private boolean isForeseen(
      Match<S, M, E, V> before, Seat seat, List<M> moves, Viewer viewer, Truth<V> truth) {
    S knowledge = before.concealed(viewer);
    List<Event> noticed = truth.noticedBy(viewer);
    V seen = truth.seenBy(viewer);
    for (int world = 0; world < worlds; world++) {
      S imagined = knowledge.copy();
      rules.imagine(imagined, random);
      Optional<Truth<V>> other = result(imagined, seat, moves);
      if (other.isEmpty() || !other.get().looksLike(viewer, noticed, seen)) return false;
    }
    return true;
  }

  /// What moves did in a world, and how it looks afterwards.
  public record Truth<V>(List<? extends Event> events, Function<Viewer, V> views) {
    List<Event> noticedBy(Viewer viewer) {
      List<Event> heard = new ArrayList<>();
      for (Event event : events) event.seenBy(viewer).ifPresent(heard::add);
      return heard;
    }

    V seenBy(Viewer viewer) {
      return views.apply(viewer);
    }

    boolean looksLike(Viewer viewer, List<Event> noticed, V seen) {
      return noticedBy(viewer).equals(noticed) && seenBy(viewer).equals(seen);
    }
  }

  /// Plays moves in a world, if they are legal there.
  private Optional<Truth<V>> result(S world, Seat seat, List<M> moves) {
    List<Event> events = new ArrayList<>();
    Moves<M> legal = new Moves<>();
    for (M move : moves) {
      legal.clear();
      if (world.toAct().contains(seat)) rules.legalMoves(world, seat, legal);
      rules.freeMoves(world, seat, legal);
      if (!legal.contains(move)) return Optional.empty();
      rules.play(world, seat, move, random, events::add);
    }
    return Optional.of(new Truth<>(events, viewer -> view(world, viewer)));
  }

  private V view(S world, Viewer viewer) {
    S seen = world.copy();
    rules.conceal(seen, viewer);
    return rules.view(seen);
  }
}
