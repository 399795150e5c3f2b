package tortuga.aye;

/// What becomes of the seat of a player who leaves; this is up to the table, not the rules.
public enum Leaver {
  BOT,
  END
}
