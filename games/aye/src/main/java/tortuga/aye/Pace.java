package tortuga.aye;

/// How much time the players have; the table, not the rules, sees to it.
public enum Pace {
  NORMAL,
  RELAXED,
  FAST
}
