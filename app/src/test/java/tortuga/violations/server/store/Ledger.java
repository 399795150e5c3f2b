package tortuga.violations.server.store;

import tortuga.violations.server.table.Table;

/// A store that knows how tables work.
public record Ledger(Table table) {}
