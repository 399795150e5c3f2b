package tortuga.violations.server.http;

import tortuga.engine.Match;
import tortuga.engine.chance.Seed;
import tortuga.violations.server.table.Table;

/// Sees everything before anybody has decided who may.
public record Spyglass(Table table, Match<?, ?, ?, ?> match, Seed seed) {
  Object peek() {
    return table.view();
  }
}
