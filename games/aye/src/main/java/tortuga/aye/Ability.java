package tortuga.aye;

/// What a completed card can be given up for.
public enum Ability {
  /// All Krakens of a throw are thrown again.
  KRAKEN,
  /// Its owner takes a doubloon from Poseidon's offerings.
  DOUBLOON,
  /// All tridents of a throw become successes without paying.
  TRIDENT,
  /// The captain's reputation goes to the top.
  CAPTAIN,
  /// Nothing.
  NONE
}
