package tortuga.server.live;

import java.util.Optional;
import tortuga.server.table.Refusal;
import tortuga.server.table.Table;

/// Begins and ends subscriptions to a running table. Used by the table's own thread only.
///
/// @param live the table at this node
/// @param isShared whether other nodes may know more of the table
record Subscriptions(LiveTable live, boolean isShared) {
  /// Adds a page; it gets the table as it is now even if this node does not know that yet.
  void begin(Subscriber page, Optional<Integer> last, Optional<Integer> heard) throws Refusal {
    if (isShared) {
      live.catchUp();
      live.tellNewRemarks();
    }
    Table table = live.current(); // catching up may have read it again
    TableParts parts = live.parts();
    parts.subscribers().add(page, table, last, heard, parts.log().code());
    parts.deadlines().scheduleAbsenceChecks(table);
  }

  /// Removes a page, and returns whether the table is still needed here.
  boolean end(Subscriber page, Table table) {
    TableParts parts = live.parts();
    if (!parts.subscribers().remove(page, table)) return true;
    Optional<Integer> left = page.person().flatMap(table.chairs()::of);
    if (left.isPresent()) parts.deadlines().scheduleAbsenceCheck(table, left.get());
    return !table.isClosed() || !parts.subscribers().isEmpty();
  }
}
