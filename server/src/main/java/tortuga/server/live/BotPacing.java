package tortuga.server.live;

import java.util.Optional;
import java.util.random.RandomGenerator;
import tortuga.engine.Decision;
import tortuga.server.table.Table;

/// When bots answer while people sit at the table: never too fast to be noticed, and at moments
/// that reveal nothing about what they hold.
final class BotPacing {
  private static final int SHORTEST = 700;
  private static final int LONGEST = 1800;
  private static final int FIRST_REACTION = 800;
  private static final double LAST_REACTION = 0.8;
  private static final int FIRST_LONE = 700;
  private static final int LAST_LONE = 1300;
  private static final int FIRST_SECRET = 1000;
  private static final int LAST_SECRET = 4000;

  /// How much of their usual time bots take, in percent; zero in browser tests.
  private static final int PERCENT = Integer.getInteger("tortuga.bot-pace", 100);

  private final RandomGenerator random;

  BotPacing(RandomGenerator random) {
    this.random = random;
  }

  /// Returns how many milliseconds after the question a bot answers with a move. Where only bots
  /// sit, it answers at once, but an absent player may come back at any decision.
  ///
  /// With several people at the table, a window has a fixed length, so a pass changes nothing that
  /// anybody could see. A single person waits for the bots only: there each of them takes equally
  /// long whether it reacts, passes, or has no choice.
  long delay(Table table, String move) {
    if (table.chairs().haveNoOwners()) return 0;
    if (!table.botQuestion().isAnsweredUnseen()) return move();
    if (table.botQuestion().isWindowOfLonePerson())
      return scaled(random.nextInt(FIRST_LONE, LAST_LONE));
    Optional<Long> window = table.botQuestion().window();
    if (window.isEmpty()) return secret();
    return move.equals(Decision.PASS) ? 0 : reaction(window.get());
  }

  /// Returns how many milliseconds after the question a bot moves openly.
  long move() {
    return scaled(random.nextInt(SHORTEST, LONGEST));
  }

  /// Returns how many milliseconds after the question a bot answers in secret.
  private long secret() {
    return scaled(random.nextInt(FIRST_SECRET, LAST_SECRET));
  }

  /// Returns how many milliseconds after its opening a bot reacts in a window of a given length.
  private long reaction(long window) {
    long last = Math.max(FIRST_REACTION + 1, (long) (LAST_REACTION * window));
    return scaled(random.nextLong(FIRST_REACTION, last));
  }

  private static long scaled(long wait) {
    return wait * PERCENT / 100;
  }
}
