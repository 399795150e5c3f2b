package tortuga.aye.goals;

import tortuga.aye.Aye;
import tortuga.aye.Card;
import tortuga.engine.text.PrintedTable;

/// A moment at which goal cards may be completed.
public enum Occasion {
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

  /// By occasion, as sets of bits.
  private static final long[] CARDS = new long[values().length];

  static {
    for (PrintedTable.Row row : PrintedTable.table(Aye.class, "cards.csv").rows()) {
      Occasion occasion = row.constant(Occasion.class, "occasion");
      CARDS[occasion.ordinal()] |= Card.of(row.id()).bit();
    }
  }

  /// Returns the cards that may be completed then, as a set of bits.
  public long cards() {
    return CARDS[ordinal()];
  }
}
