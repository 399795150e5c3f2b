package tortuga.bots;

/// Hears what goes on in a [BotPool], so that somebody can count it. It is called from many
/// threads, and must return quickly.
public interface PoolListener {
  /// An errand was answered.
  default void answered(BotLevel kind, BotAnswer<?> answer) {}

  /// A bot threw, or answered with a move that is not legal.
  default void failed(BotRequest<?, ?> request, Throwable cause) {}

  /// A bot did not answer in time, and was left to itself.
  default void hung(BotRequest<?, ?> request) {}

  /// An errand found no room, or waited too long for a thread.
  default void crowded(BotRequest<?, ?> request) {}

  /// A watch that sleeps.
  static PoolListener none() {
    return new PoolListener() {};
  }
}
