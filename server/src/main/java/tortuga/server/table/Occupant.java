package tortuga.server.table;

/// Who has a seat.
public sealed interface Occupant {
  /// Somebody who plays, under the name used when sitting down.
  record Person(String id, String name, String flag) implements Occupant {}

  /// A bot of a level.
  record Bot(String level) implements Occupant {}
}
