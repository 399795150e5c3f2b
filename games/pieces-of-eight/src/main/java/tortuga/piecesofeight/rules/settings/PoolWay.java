package tortuga.piecesofeight.rules.settings;

/// How a common pool is divided.
public enum PoolWay {
  DRAFT,
  RANDOM,
  RANDOM_TRADES,
  DRAFT_RANDOM,
  DRAFT_RANDOM_TRADES,
  RANDOM_DRAFT
}
