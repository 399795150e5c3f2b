package tortuga.testkit.parley;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Event;
import tortuga.engine.Seat;
import tortuga.engine.Viewer;

/// What happens at the table.
public sealed interface ParleyEvent extends Event {
  /// Coins came to a hand; only their owner sees which.
  record Drawn(Seat seat, int number, List<Integer> coins) implements ParleyEvent {
    @Override
    public Optional<ParleyEvent> seenBy(Viewer viewer) {
      return Optional.of(viewer.equals(seat) ? this : new Drawn(seat, number, List.of()));
    }
  }

  record Chosen(Seat seat) implements ParleyEvent {}

  record Revealed(Seat seat, int coin) implements ParleyEvent {}

  record WindBlown(int pips) implements ParleyEvent {}

  record Answered(Seat seat) implements ParleyEvent {}

  record Voided(List<Seat> protesters) implements ParleyEvent {}

  record Won(Seat seat, int points) implements ParleyEvent {}

  record RoundEnded(int round) implements ParleyEvent {}

  record Left(Seat seat) implements ParleyEvent {}
}
