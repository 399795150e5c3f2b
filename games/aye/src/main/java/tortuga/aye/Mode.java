package tortuga.aye;

/// Whether goal cards are in the game.
public enum Mode {
  BEGINNER,
  EXPERT
}
