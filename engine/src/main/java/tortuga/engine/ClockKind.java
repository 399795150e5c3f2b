package tortuga.engine;

/// By which clock a question is answered.
public enum ClockKind {
  /// The rules say how long it takes at a normal pace; the table's own pace makes it longer or
  /// shorter.
  PACED,
  /// The seconds were agreed on, and hold at every pace at which people sit at the table together.
  EXACT,
  /// The time comes from the bank of each seat that is asked.
  BANK
}
