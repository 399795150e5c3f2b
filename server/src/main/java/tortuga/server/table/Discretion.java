package tortuga.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tortuga.engine.Chance;
import tortuga.engine.Event;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.SplitMix;
import tortuga.engine.State;
import tortuga.engine.Viewer;

/// Tells whether a move showed anybody anything new: only then may it be taken back.
///
/// It asks a viewer: could you have foreseen what you noticed, had you known the move beforehand?
/// For that it plays the move in many worlds that fit what the viewer knew. If it is not legal in
/// all of them, or looks or sounds different in one, the viewer has learnt something.
final class Discretion<S extends State<S>, M extends Move, E extends Event, V extends Record> {
  private final Rules<S, M, E, V> rules;
  private final int worlds;
  private final SplitMix dreams;

  Discretion(Rules<S, M, E, V> rules, int worlds, long seed) {
    this.rules = rules;
    this.worlds = worlds;
    this.dreams = Chance.seeded(seed);
  }

  /// Whether `moves` of a seat, one after the other, showed nobody anything.
  ///
  /// It looks with the eyes of that seat and of the public only, so that the answer says nothing
  /// about what others hold; if another seat was told more than the public, it has learnt
  /// something.
  boolean kept(Match<S, M, E, V> before, Seat seat, List<M> moves, int seats) {
    if (!kept(before, seat, moves, seat)) return false;
    List<Event> heard = heard(before, seat, moves, Viewer.SPECTATOR);
    for (int i = 0; i < seats; i++) {
      boolean more = i != seat.index() && !heard(before, seat, moves, Seat.of(i)).equals(heard);
      if (more) return false;
    }
    return isUnnoticed(before, seat, moves) || kept(before, seat, moves, Viewer.SPECTATOR);
  }

  private List<Event> heard(Match<S, M, E, V> before, Seat seat, List<M> moves, Viewer viewer) {
    return impression(before.truth(), seat, moves, viewer).map(Impression::heard).orElseThrow();
  }

  private boolean isUnnoticed(Match<S, M, E, V> before, Seat seat, List<M> moves) {
    return impression(before.truth(), seat, moves, Viewer.SPECTATOR)
        .equals(Optional.of(new Impression<>(List.of(), before.view(Viewer.SPECTATOR))));
  }

  /// Whether `moves` of a seat showed a viewer nothing.
  boolean kept(Match<S, M, E, V> before, Seat seat, List<M> moves, Viewer viewer) {
    S knowledge = before.concealed(viewer);
    Optional<Impression<V>> truth = impression(before.truth(), seat, moves, viewer);
    for (int world = 0; world < worlds; world++) {
      S imagined = knowledge.copy();
      rules.imagine(imagined, dreams);
      if (!impression(imagined, seat, moves, viewer).equals(truth)) return false;
    }
    return true;
  }

  /// What a viewer hears and sees of moves; nothing, if they cannot be played.
  private record Impression<V>(List<Event> heard, V seen) {}

  private Optional<Impression<V>> impression(S world, Seat seat, List<M> moves, Viewer viewer) {
    List<Event> heard = new ArrayList<>();
    Moves<M> legal = new Moves<>();
    for (M move : moves) {
      legal.clear();
      if (world.toAct().contains(seat)) rules.legalMoves(world, seat, legal);
      rules.freeMoves(world, seat, legal);
      if (!legal.contains(move)) return Optional.empty();
      rules.play(world, seat, move, dreams, event -> event.seenBy(viewer).ifPresent(heard::add));
    }
    rules.conceal(world, viewer);
    return Optional.of(new Impression<>(List.copyOf(heard), rules.view(world)));
  }
}
