package tortuga.aye;

/// A moment at which goal cards may be completed.
enum Occasion {
  FIRST_THROW,
  STOPPED,
  SUCCEEDED,
  FAILED,
  VOTED,
  REFUSED_MISSION,
  CAPTAIN_PAID,
  REPAIRED,
  HOOK_SPENT,
  TRADED,
  ROSE,
  ENRICHED,
  OVERBOARD,
  MUTINY_PHASE,
  CAPTAIN_CHANGED,
  /// At the end of a round, if its owner says so and the others agree.
  CLAIM,
  NEVER;

  /// Returns the cards that may be completed then, as a set of bits.
  long cards() {
    return Card.on(this);
  }
}
