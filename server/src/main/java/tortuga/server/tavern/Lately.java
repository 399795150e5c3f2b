package tortuga.server.tavern;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// The commands that were carried out lately, so that one that arrives twice is not done again.
final class Lately {
  private static final int REMEMBERED = 32;

  private final Map<Done, Integer> numbers =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Done, Integer> eldest) {
          return size() > REMEMBERED;
        }
      };

  private record Done(int seat, String command) {}

  void note(int seat, String command, int number) {
    numbers.put(new Done(seat, command), number);
  }

  /// Returns the number under which a seat noticed a command of its own.
  Optional<Integer> done(int seat, String command) {
    return Optional.ofNullable(numbers.get(new Done(seat, command)));
  }
}
