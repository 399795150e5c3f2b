package tortuga.mutinies;

/// The colour of a jewel; a wild one counts as any other.
public enum Colour {
  RED,
  WHITE,
  GREEN,
  BLUE,
  WILD
}
