package tortuga.aye;

/// What becomes of the seat of a player who leaves; the table, not the rules, sees to it.
public enum Leaver {
  BOT,
  END
}
