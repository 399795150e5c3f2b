package tortuga.jamaica;

/// The two halves of a round, and of every action card.
public enum Half {
  MORNING,
  EVENING
}
