package tortuga.server.live;

import java.time.Duration;

/// Hears what goes on in the tavern, so that somebody can count it. It must return quickly.
public interface Metrics {
  /// A command was carried out, or refused for a reason, so long after it came.
  default void command(String kind, String result, Duration took) {}

  /// A line was stored and told.
  default void line(String kind) {}

  /// A table waited for a bot.
  default void waitedForBot(Duration time) {}

  /// Somebody else was quicker, and a command was judged again.
  default void overtaken() {}

  /// A table could not read what happened elsewhere, and will look again.
  default void doubted() {}

  /// A table cannot go on, because of a mistake of ours.
  default void broken() {}

  Metrics NONE = new Metrics() {};
}
