package tortuga.server.table.history;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tortuga.engine.Event;
import tortuga.engine.Seat;
import tortuga.engine.Viewer;

/// Everything that happened at a table, who noticed it, and the results of commands. Confined to
/// the thread of its table.
public final class History {
  /// Maximum number of commands that are remembered, so that none is carried out twice.
  private static final int REMEMBERED = 256;

  private final List<HistoryItem> items = new ArrayList<>();

  /// The places of the moves that count, the latest first.
  private final Deque<Integer> moves = new ArrayDeque<>();

  /// Number of items that each seat alone noticed.
  private final int[] secrets;

  private final Map<Command, Integer> commands =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Command, Integer> eldest) {
          return size() > REMEMBERED;
        }
      };

  /// A command of a seat, by the id that its page gave it.
  private record Command(int seat, String id) {}

  public History(int seats) {
    this.secrets = new int[seats];
  }

  public void add(HistoryItem item) {
    items.add(item);
    if (item.secret()) secrets[item.seat().orElseThrow()]++;
  }

  /// Adds what a seat played, and may take back later.
  public void addMove(HistoryItem item) {
    moves.push(items.size());
    add(item);
  }

  /// Returns the place of the latest move that counts; it is the number of its line.
  public Optional<Integer> lastMove() {
    return Optional.ofNullable(moves.peek());
  }

  /// Marks the latest move that counts as taken back, and returns its place.
  public int takeBack() {
    int place = moves.pop();
    items.set(place, items.get(place).asUndone());
    return place;
  }

  /// Notes that the latest item is the result of a seat's command.
  public void note(int seat, String command) {
    if (!command.isEmpty()) commands.put(new Command(seat, command), number(Seat.of(seat)));
  }

  /// Returns the number under which a seat noticed the result of its command.
  public Optional<Integer> done(int seat, String command) {
    return Optional.ofNullable(commands.get(new Command(seat, command)));
  }

  public int size() {
    return items.size();
  }

  /// Returns when the last thing happened that everybody may know of.
  public long changed() {
    int last = items.size() - 1;
    while (items.get(last).secret()) last--;
    return items.get(last).at();
  }

  /// Returns when something of a kind happened last; zero if it never did.
  public long latest(Class<? extends Event> kind) {
    for (HistoryItem item : items.reversed()) {
      boolean counts = !item.undone();
      if (counts && item.events().stream().anyMatch(kind::isInstance)) return item.at();
    }
    return 0;
  }

  /// Returns the number under which a viewer noticed that the table was resumed after a bug; zero
  /// if it never was. What came before may no longer count.
  public int restart(Viewer viewer) {
    int number = number(viewer);
    for (HistoryItem item : items.reversed()) {
      if (item.dropped().isPresent()) return number;
      if (item.isNoticedBy(viewer)) number--;
    }
    return 0;
  }

  /// Returns how many items a viewer has noticed.
  public int number(Viewer viewer) {
    int number = items.size();
    for (int i = 0; i < secrets.length; i++) {
      if (!viewer.equals(Seat.of(i))) number -= secrets[i];
    }
    return number;
  }

  /// Returns what a viewer noticed after its number `last`.
  public List<SeenItem> seenItems(Viewer viewer, int last) {
    return seenItems(viewer, last, number(viewer));
  }

  /// Returns what a viewer noticed after its number `last`, up to `until`.
  public List<SeenItem> seenItems(Viewer viewer, int last, int until) {
    List<SeenItem> seen = new ArrayList<>();
    int number = number(viewer);
    for (int i = items.size() - 1; i >= 0 && number > last; i--) {
      HistoryItem item = items.get(i);
      if (!item.isNoticedBy(viewer)) continue;
      if (number <= until) {
        seen.add(item.seenBy(viewer, number, undoes(item, viewer, number, i)));
      }
      number--;
    }
    return seen.reversed();
  }

  /// Returns a viewer's number for what the item at a place takes back.
  private Optional<Integer> undoes(HistoryItem item, Viewer viewer, int number, int place) {
    if (item.undoes().isEmpty()) return Optional.empty();
    int earlier = number;
    for (int i = place; i > item.undoes().get(); i--) {
      if (items.get(i).isNoticedBy(viewer)) earlier--;
    }
    return Optional.of(earlier);
  }

  /// Returns the place of what a viewer noticed under a number.
  public Optional<Integer> place(Viewer viewer, int number) {
    int noticed = number(viewer);
    for (int i = items.size() - 1; i >= 0 && noticed >= number; i--) {
      if (!items.get(i).isNoticedBy(viewer)) continue;
      if (noticed == number) return Optional.of(i);
      noticed--;
    }
    return Optional.empty();
  }

  public HistoryItem at(int place) {
    return items.get(place);
  }

  /// Returns every event that counts, as a seat perceived it.
  public List<Event> past(Seat seat) {
    return past(seat, items.size());
  }

  /// Returns every event before a place that counts, as a seat perceived it.
  public List<Event> past(Seat seat, int place) {
    return items.subList(0, place).stream()
        .filter(item -> !item.undone())
        .flatMap(item -> item.perceivedBy(seat).stream())
        .toList();
  }
}
