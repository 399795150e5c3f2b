package tortuga.server.live;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tortuga.engine.Seat;
import tortuga.server.table.Table;

/// The commands that were carried out, so that one that arrives twice is not carried out again. The
/// log remembers moves for good, and the store remembers remarks; recent commands of other kinds
/// are remembered here.
final class RecentCommands {
  private static final int REMEMBERED = 32;

  private final Chat chat;
  private final Map<Done, Integer> numbers =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Done, Integer> eldest) {
          return size() > REMEMBERED;
        }
      };

  private record Done(int seat, String command) {}

  RecentCommands(Chat chat) {
    this.chat = chat;
  }

  /// Notes what a seat did just now, and returns the number under which it noticed it.
  int remember(Table table, int seat, String command) {
    int number = table.number(Seat.of(seat));
    numbers.put(new Done(seat, command), number);
    return number;
  }

  /// Returns the number under which a seat noticed a command of its own, if it was carried out.
  Optional<Integer> numberOf(Table table, int seat, String command) {
    if (chat.isSaid(seat, command)) return Optional.of(table.number(Seat.of(seat)));
    Optional<Integer> move = table.done(seat, command);
    return move.isPresent() ? move : Optional.ofNullable(numbers.get(new Done(seat, command)));
  }
}
