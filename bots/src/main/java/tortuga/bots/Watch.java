package tortuga.bots;

/// Hears what goes on in a [BotPool], so that somebody can count it. It is called from many
/// threads, and must return quickly.
public interface Watch {
  /// An errand was answered.
  default void answered(BotKind kind, Answer<?> answer) {}

  /// A bot threw, or answered with a move that is not legal.
  default void failed(Errand<?, ?> errand, Throwable cause) {}

  /// A bot did not answer in time, and was left to itself.
  default void hung(Errand<?, ?> errand) {}

  /// An errand found no room, or waited too long for a thread.
  default void crowded(Errand<?, ?> errand) {}

  /// A watch that sleeps.
  static Watch none() {
    return new Watch() {};
  }
}
