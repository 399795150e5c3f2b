package tortuga.violations.whist.state;

import tortuga.violations.whist.rules.Trumps;

/// A deck that knows the rules.
public record Deck(Trumps trumps) {}
