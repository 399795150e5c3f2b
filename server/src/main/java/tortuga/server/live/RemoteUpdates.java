package tortuga.server.live;

/// Applies what other nodes did to a table here, when its turn comes, and only while it is awake.
/// Thread-safe.
///
/// @param live the table at this node
record RemoteUpdates(LiveTable live) {
  /// Another node has stored a line; if nobody here needs the table, it falls asleep.
  void lineStored(int seq) {
    live.commands()
        .whileAwake(table -> {
          if (seq < table.lines()) return;
          if (live.isIdle()) live.fallAsleep();
          else live.catchUp();
        });
  }

  /// Another node has stored a remark at this table.
  void chatAdded() {
    live.commands().whileAwake(_ -> live.tellNewRemarks());
  }

  /// Reads who is present at other nodes, and tells them who is present here if they may have lost
  /// it.
  void presenceChanged(boolean forgotten) {
    live.commands()
        .whileAwake(table -> {
          TableParts parts = live.parts();
          if (forgotten) parts.presence().repeat();
          if (live.isIdle() || !parts.presence().readElsewhere()) return;
          parts.subscribers().tellPresence(table);
          parts.deadlines().scheduleAbsenceChecks(table);
        });
  }

  /// Anything may have happened without news of it.
  void lookAgain() {
    lineStored(Integer.MAX_VALUE);
    chatAdded();
    presenceChanged(/* forgotten= */ true);
  }
}
