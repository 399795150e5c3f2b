package tortuga.server.table;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// A place at the table, and who sits there. Confined to the thread of its table.
final class Chair {
  /// Whoever lets the clock decide so often in a row is away.
  private static final int LAPSES = 3;

  Optional<Occupant> occupant = Optional.empty();
  String word = "";

  /// The level of the bot that holds the chair while its owner is away.
  Optional<String> holder = Optional.empty();

  int lapses;

  final Map<String, String> orders = new TreeMap<>();

  /// Whether a person plays here now.
  boolean isManned() {
    return holder.isEmpty() && occupant.orElse(null) instanceof Occupant.Person;
  }

  /// Returns the level of the bot that plays here now, if one does.
  Optional<String> bot() {
    return occupant.orElse(null) instanceof Occupant.Bot(String level)
        ? Optional.of(level)
        : holder;
  }

  boolean isOf(String person) {
    return occupant.orElse(null) instanceof Occupant.Person(String id, _, _) && id.equals(person);
  }

  boolean isAsleep() {
    return isManned() && lapses >= LAPSES;
  }
}
