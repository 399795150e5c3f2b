package tortuga.violations.whist;

import tortuga.engine.State;

/// A state that everybody can reach into.
public abstract class WhistState implements State<WhistState> {}
