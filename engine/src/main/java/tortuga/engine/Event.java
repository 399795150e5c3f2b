package tortuga.engine;

import java.util.Optional;

/// Something that happened, worth reporting or animating.
public interface Event {
  /// Returns this event as `viewer` perceives it: itself, a redacted twin, or nothing at all.
  default Optional<? extends Event> seenBy(Viewer viewer) {
    return Optional.of(this);
  }
}
