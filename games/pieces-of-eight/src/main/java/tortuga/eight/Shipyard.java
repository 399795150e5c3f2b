package tortuga.eight;

/// Where the coins come from: the same coins for all, one of the two sets, or a common pool.
enum Shipyard {
  FULL,
  CHOOSE,
  MV,
  CB,
  BOTH,
  POOL
}
