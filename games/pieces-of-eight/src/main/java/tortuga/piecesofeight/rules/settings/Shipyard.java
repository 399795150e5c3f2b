package tortuga.piecesofeight.rules.settings;

/// Where the coins come from: the same coins for all, one of the two sets, or a common pool.
public enum Shipyard {
  FULL,
  CHOOSE,
  MV,
  CB,
  BOTH,
  POOL
}
