package tortuga.violations.whist.rules;

import tortuga.violations.whist.tactics.Finesse;

/// A rule that asks a bot what to do.
public record Trumps(Finesse finesse) {}
