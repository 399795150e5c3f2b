package tortuga.server.live;

import tortuga.server.store.Overtaken;
import tortuga.server.store.RewrittenLog;
import tortuga.server.table.Refusal;
import tortuga.server.table.Table;

/// Puts somebody else into a person's place in the whole log of a table. Used by the table's own
/// thread only.
///
/// @param live the table at this node
public record PersonReplacement(LiveTable live) {
  /// Writes the log again, and tells everybody; returns whether it named the person.
  public boolean replace(String person, RewrittenLog.Successor successor) throws Refusal {
    var _ = live.current();
    TableParts parts = live.parts();
    boolean isNamed = rewrite(person, successor);
    Table table = live.current();
    if (isNamed) {
      parts.subscribers().publishPresence(table);
      live.readAgain(table);
    }
    parts.listing().save(table).join(); // lists must not name anybody who is gone
    return isNamed;
  }

  private boolean rewrite(String person, RewrittenLog.Successor successor) throws Refusal {
    try {
      return live.parts().log().rewrite(person, successor, live.parts().chat());
    } catch (Overtaken _) {
      live.catchUp();
      throw new Retry();
    }
  }
}
