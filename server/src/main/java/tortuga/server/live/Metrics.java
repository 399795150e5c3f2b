package tortuga.server.live;

import java.time.Duration;

/// Is told what happens at tables, for the metrics. It must return quickly.
public interface Metrics {
  /// A command was carried out, or refused for a reason, this long after it came.
  default void command(String kind, String result, Duration took) {}

  /// A line was stored, and subscribers were told.
  default void line(String kind) {}

  /// A table waited for a bot.
  default void waitedForBot(Duration time) {}

  /// Another line was stored first, and a command was judged again.
  default void overtaken() {}

  /// A table could not read what another node stored, and will try again.
  default void doubted() {}

  /// A table cannot go on, because of a bug.
  default void broken() {}

  Metrics NONE = new Metrics() {};
}
