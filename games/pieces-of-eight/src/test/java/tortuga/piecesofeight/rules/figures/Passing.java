package tortuga.piecesofeight.rules.figures;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tortuga.engine.Journal;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.piecesofeight.EightEvent;
import tortuga.piecesofeight.EightEvent.*;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightMove.Pass;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Step.*;

/// What really happens when a move is made and nobody reacts, until the action is over.
final class Passing implements Journal<EightEvent> {
  final List<EightEvent> events = new ArrayList<>();

  /// Who had something to react with, to the ability of the player or to the one on top.
  Seats betrayers = Seats.NONE;

  final List<Integer> savers = new ArrayList<>();
  boolean avenger;

  private final RandomSea sea;
  private final Seat seat;
  private final EightState world;
  private Optional<EightState> end = Optional.empty();

  Passing(RandomSea sea, Seat seat, EightMove move) {
    this.sea = sea;
    this.seat = seat;
    world = sea.truth.copy();
    sea.rules.play(world, seat, move, sea.random, this);
    while (end.isEmpty() && isWindow()) {
      for (Seat asked : world.toAct) {
        sea.rules.play(world, asked, new Pass(), sea.random, this);
      }
    }
  }

  /// Returns the table when the action was over.
  EightState end() {
    return end.orElse(world);
  }

  private boolean isWindow() {
    if (world.toAct.isEmpty()) return false;
    Seats able = able();
    return switch (world.question()) {
      case AnyReaction(var deed) -> {
        if (deed.user() == seat.index()) betrayers = able;
        yield true;
      }
      case SaveCoin(var deed, var place) -> {
        if (!able.isEmpty()) savers.add(world.ship(deed.ship()).position(place));
        yield true;
      }
      case AnswerLoss _ -> {
        avenger |= !able.isEmpty();
        yield true;
      }
      case Question _ -> false;
    };
  }

  private Seats able() {
    Seats able = Seats.NONE;
    for (Seat asked : world.toAct) {
      if (sea.legal(world, asked).size() > 1) able = able.with(asked);
    }
    return able;
  }

  @Override
  public void tell(EightEvent event) {
    if (end.isPresent()) return;
    boolean isOver =
        event instanceof TurnBegun
            || event instanceof TurnLost
            || event instanceof VoteCalled
            || event instanceof GameWon
            || event instanceof GameDrawn;
    events.add(event);
    if (isOver) end = Optional.of(world.copy());
  }

  boolean has(Class<? extends EightEvent> kind) {
    return events.stream().anyMatch(kind::isInstance);
  }
}
