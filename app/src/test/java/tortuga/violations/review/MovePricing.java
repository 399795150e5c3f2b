package tortuga.violations.review;

import tortuga.engine.Match;

/// A price that looks at how the game really went.
record MovePricing(Match<?, ?, ?, ?> match) {}
