package tortuga.engine;

/// Something that only the keeper of a table can see, because it is a matter of time, and that a
/// game may care for.
public enum TableSignal {
  /// A person was the first to be done with a secret question that is put to several.
  FIRST_DONE,
  /// A seat has used up its time bank.
  TIME_OUT
}
