package tortuga.engine;

/// Something that only the table can notice, because it depends on time, and that may matter to a
/// game.
public enum TableSignal {
  /// A person was the first to finish answering a secret question that several seats are asked.
  FIRST_DONE,
  /// A seat has used up its time bank.
  TIME_OUT
}
