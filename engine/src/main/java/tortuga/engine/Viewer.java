package tortuga.engine;

/// Somebody who looks at a game: a seat that plays in it, or a spectator.
public sealed interface Viewer permits Seat, Viewer.Spectator {
  /// Somebody who sees what everybody may see.
  Viewer SPECTATOR = Spectator.SPECTATOR;

  /// The one kind of viewer that does not play.
  enum Spectator implements Viewer {
    SPECTATOR
  }
}
