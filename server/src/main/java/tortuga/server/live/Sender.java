package tortuga.server.live;

/// Where a command from outside comes from: how many of its commands may wait, and whether they
/// come before those of spectators.
///
/// @param most maximum number of jobs of this sender that wait at one table
record Sender(String name, int most, boolean first) {
  private static final int EACH = 16;
  private static final int TOGETHER = 64;

  /// Spectators share a small number of waiting jobs, and come after the others.
  static final Sender ONLOOKERS = new Sender("onlookers", TOGETHER, false);

  /// Requests over HTTP, such as to take a seat.
  static final Sender VISITORS = new Sender("visitors", TOGETHER, true);

  /// Returns the sender for a seat at the table.
  static Sender seated(String person) {
    return new Sender(person, EACH, true);
  }
}
