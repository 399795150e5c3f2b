package tortuga.aye.state;

/// A moment at which completed cards may be used.
public enum Window {
  /// The start of a round: doubloon and captain.
  DAWN,
  /// After a throw: Kraken.
  KRAKEN,
  /// After the last throw: trident.
  TRIDENT,
  /// Before Krakens do double damage: captain.
  CAPTAIN
}
