package tortuga.violations.whist;

import tortuga.engine.Event;

/// An event that is no record.
public abstract class WhistEvent implements Event {}
