package tortuga.server.live;

/// Whoever wants something of a table from outside: how much of theirs may wait, and whether it
/// comes before what onlookers want.
///
/// @param most how many jobs of this sender may wait at one table
record Sender(String name, int most, boolean first) {
  private static final int EACH = 16;
  private static final int TOGETHER = 64;

  /// Those who only look on share what little may wait, and come after the others.
  static final Sender ONLOOKERS = new Sender("onlookers", TOGETHER, false);

  /// Those who come over HTTP, such as to sit down.
  static final Sender VISITORS = new Sender("visitors", TOGETHER, true);

  /// Returns somebody who sits at the table.
  static Sender seated(String person) {
    return new Sender(person, EACH, true);
  }
}
