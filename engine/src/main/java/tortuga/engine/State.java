package tortuga.engine;

/// The whole truth about a game in progress: mutable, confined to one thread, cheap to copy.
///
/// Two states that mean the same must be the same, field by field: no stale array cells, no caches.
/// The laws compare states that way, and secrecy is proved by comparing them.
public interface State<S extends State<S>> {
  /// Returns the seats that owe a decision now; empty once the game is over.
  Seats toAct();

  /// Returns an independent copy.
  S copy();

  /// Overwrites this state with `other`, without allocating, so that a bot can reuse one state for
  /// many playouts.
  void copyFrom(S other);
}
