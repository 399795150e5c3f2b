package tortuga.wreck.server.store;

import tortuga.wreck.server.table.Table;

/// A store that knows how tables work.
public record Ledger(Table table) {}
