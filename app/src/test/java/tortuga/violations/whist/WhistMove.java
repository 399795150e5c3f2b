package tortuga.violations.whist;

import tortuga.engine.Move;

/// A move that is no record.
public abstract class WhistMove implements Move {}
