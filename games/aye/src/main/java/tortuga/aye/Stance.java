package tortuga.aye;

/// How a pirate takes part in a mission.
public enum Stance {
  NONE,
  /// Together with all who unite.
  UNITE,
  /// Alone, before those who unite.
  EARLY,
  /// Alone, after those who unite.
  LATE,
  /// Not at all, for there are no dice.
  ASIDE,
  /// Not at all, against the promise.
  REFUSED
}
