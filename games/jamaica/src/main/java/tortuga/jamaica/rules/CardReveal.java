package tortuga.jamaica.rules;

/// When the chosen cards are turned up: each in its owner's turn, or all when the last one is
/// chosen.
public enum CardReveal {
  IN_TURN,
  TOGETHER
}
