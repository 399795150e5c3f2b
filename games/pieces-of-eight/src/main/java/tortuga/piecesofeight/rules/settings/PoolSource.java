package tortuga.piecesofeight.rules.settings;

/// What goes into a common pool: one ship set for each player, or a full yard for each.
enum PoolSource {
  SETS,
  FULL
}
