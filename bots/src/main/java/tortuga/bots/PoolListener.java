package tortuga.bots;

/// Is told what goes on in a [BotPool], for metrics. It is called from many threads, and must
/// return quickly.
public interface PoolListener {
  /// A request was answered.
  default void answered(BotLevel level, BotAnswer<?> answer) {}

  /// A bot threw, or answered with a move that is not legal.
  default void failed(BotRequest<?, ?> request, Throwable cause) {}

  /// A bot did not answer in time, and was abandoned.
  default void hung(BotRequest<?, ?> request) {}

  /// A request found no room, or waited too long for a thread.
  default void crowded(BotRequest<?, ?> request) {}

  /// A listener that ignores everything.
  static PoolListener none() {
    return new PoolListener() {};
  }
}
