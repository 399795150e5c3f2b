package tortuga.server.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tortuga.engine.Event;
import tortuga.engine.Seat;
import tortuga.engine.Viewer;

/// All that happened at a table, who noticed it, and which commands became what. Confined to the
/// thread of its table.
final class Annals {
  /// How many commands are remembered, so that none is carried out twice.
  private static final int REMEMBERED = 256;

  private final List<Happening> happenings = new ArrayList<>();

  /// How many happenings each seat alone noticed.
  private final int[] secrets;

  private final Map<Command, Integer> commands =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Command, Integer> eldest) {
          return size() > REMEMBERED;
        }
      };

  /// What a seat asked for, under the name that its page gave it.
  private record Command(int seat, String id) {}

  Annals(int seats) {
    this.secrets = new int[seats];
  }

  void add(Happening happening) {
    happenings.add(happening);
    if (happening.secret()) secrets[happening.seat().orElseThrow()]++;
  }

  /// Marks the latest deed as taken back, after which the match has so many entries.
  void takeBack(int entries) {
    for (int i = happenings.size() - 1; i >= 0; i--) {
      Happening last = happenings.get(i);
      if (!last.undone() && !last.secret() && last.entry() > entries) {
        happenings.set(i, last.asUndone());
        return;
      }
    }
    throw new IllegalStateException("there is nothing to take back");
  }

  /// Notes that the latest happening is what a seat asked for.
  void note(int seat, String command) {
    if (!command.isEmpty()) commands.put(new Command(seat, command), number(Seat.of(seat)));
  }

  /// Returns the number under which a seat noticed what became of its command.
  Optional<Integer> done(int seat, String command) {
    return Optional.ofNullable(commands.get(new Command(seat, command)));
  }

  int size() {
    return happenings.size();
  }

  /// Returns when the last thing happened that everybody may know of.
  long changed() {
    int last = happenings.size() - 1;
    while (happenings.get(last).secret()) last--;
    return happenings.get(last).at();
  }

  /// Returns when something of a kind happened last; zero if it never did.
  long latest(Class<? extends Event> kind) {
    for (Happening happening : happenings.reversed()) {
      if (happening.events().stream().anyMatch(kind::isInstance)) return happening.at();
    }
    return 0;
  }

  /// Returns how much of all that a viewer has noticed.
  int number(Viewer viewer) {
    int number = happenings.size();
    for (int i = 0; i < secrets.length; i++) {
      if (!viewer.equals(Seat.of(i))) number -= secrets[i];
    }
    return number;
  }

  /// Returns what a viewer noticed after its number `last`.
  List<Act> acts(Viewer viewer, int last) {
    List<Act> acts = new ArrayList<>();
    int missing = number(viewer) - last;
    for (int i = happenings.size() - 1; i >= 0 && acts.size() < missing; i--) {
      Happening happening = happenings.get(i);
      if (happening.isNoticedBy(viewer)) acts.add(happening.seenBy(viewer));
    }
    return acts.reversed();
  }

  /// Returns every event that counts, as a seat perceived it.
  List<Event> past(Seat seat) {
    return happenings.stream()
        .filter(happening -> !happening.undone())
        .flatMap(happening -> happening.seenBy(seat).events().stream())
        .toList();
  }
}
