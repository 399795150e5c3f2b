package tortuga.server.table;

import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/// A place at the table, and who sits there. Confined to the thread of its table.
final class Chair {
  /// Number of missed deadlines in a row after which a player counts as away.
  private static final int LAPSES = 3;

  Optional<Occupant> occupant = Optional.empty();
  String word = "";

  /// What the occupant was called before, at this table.
  final Set<String> formerNames = new HashSet<>();

  /// The level of the bot that plays while the owner is away.
  Optional<String> holder = Optional.empty();

  int lapses;

  final Map<String, String> orders = new TreeMap<>();

  void rename(String name, String flag) {
    if (!(occupant.orElse(null) instanceof Occupant.Person(String id, String before, _))) return;
    formerNames.add(before);
    occupant = Optional.of(new Occupant.Person(id, name, flag));
  }

  /// Whether a person plays here now.
  boolean isPlayedByPerson() {
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
    return isPlayedByPerson() && lapses >= LAPSES;
  }
}
