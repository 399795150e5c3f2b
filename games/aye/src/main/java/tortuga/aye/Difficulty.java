package tortuga.aye;

/// How many successes the missions need.
public enum Difficulty {
  CALM,
  NORMAL,
  STORM
}
