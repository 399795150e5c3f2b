package tortuga.testkit.highcard;

import java.util.Optional;
import tortuga.engine.Event;
import tortuga.engine.Seat;
import tortuga.engine.Viewer;

/// What happens in the game.
public sealed interface HighCardEvent extends Event {
  /// A player has drawn a card, which only that player sees.
  record Drawn(Seat seat, int card) implements HighCardEvent {
    @Override
    public Optional<Drawn> seenBy(Viewer viewer) {
      return Optional.of(viewer.equals(seat) ? this : new Drawn(seat, 0));
    }
  }

  /// A player has laid a card face down.
  record Laid(Seat seat) implements HighCardEvent {}

  /// The cards are turned up, and the house rolls for the highest.
  record Rolled(int pips) implements HighCardEvent {}

  /// A player with the highest card gets the pips.
  record Scored(Seat seat, int card, int pips) implements HighCardEvent {}
}
