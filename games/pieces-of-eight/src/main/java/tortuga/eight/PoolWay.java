package tortuga.eight;

/// How a common pool is divided.
enum PoolWay {
  DRAFT,
  RANDOM,
  RANDOM_TRADES,
  DRAFT_RANDOM,
  DRAFT_RANDOM_TRADES,
  RANDOM_DRAFT
}
