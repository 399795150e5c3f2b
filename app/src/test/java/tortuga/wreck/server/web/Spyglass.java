package tortuga.wreck.server.web;

import tortuga.engine.Match;
import tortuga.engine.Seed;
import tortuga.wreck.server.table.Table;

/// Sees everything before anybody has decided who may.
public record Spyglass(Table table, Match<?, ?, ?, ?> match, Seed seed) {
  Object peek() {
    return table.view();
  }
}
