package tortuga.server.live;

/// Brings what other nodes did to a table to the one that runs here: everything happens when the
/// table's turn comes, and only while it is awake. Thread-safe.
///
/// @param live the table at this node
record RemoteUpdates(LiveTable live) {
  /// Another node has stored a line; if nobody here cares, the table falls asleep.
  void lineStored(int seq) {
    live.queue()
        .whileAwake(table -> {
          if (seq < table.lines()) return;
          if (live.isIdle()) live.fallAsleep();
          else live.catchUp();
        });
  }

  /// Another node has heard something at this table.
  void chatAdded() {
    live.queue().whileAwake(_ -> live.tellNewRemarks());
  }

  /// Looks who is at other nodes, and tells them who is here if they may have forgotten.
  void presenceChanged(boolean forgotten) {
    live.queue()
        .whileAwake(table -> {
          TableParts parts = live.parts();
          if (forgotten) parts.presence().repeat();
          if (live.isIdle() || !parts.presence().readElsewhere()) return;
          parts.subscribers().tellWhoIsAround(table);
          parts.deadlines().checkAbsences(table);
        });
  }

  /// Anything may have happened that was not heard here.
  void lookAgain() {
    lineStored(Integer.MAX_VALUE);
    chatAdded();
    presenceChanged(/* forgotten= */ true);
  }
}
