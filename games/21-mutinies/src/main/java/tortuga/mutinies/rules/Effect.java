package tortuga.mutinies.rules;

import tortuga.engine.Rule;

/// What a Mutiny card does, written in `cards.csv` as the effect's name and its numbers.
///
/// An effect is one small record: [Order] for Obligatory cards, [Trick] for Voluntary ones and for
/// treasure tokens, [Bonus] for those that count at the end.
@Rule("MUT-CARD-01")
public sealed interface Effect permits Order, Trick, Bonus, Effect.LastMutiny {
  /// Announces the last round, and does nothing else.
  record LastMutiny() implements Effect {}
}
