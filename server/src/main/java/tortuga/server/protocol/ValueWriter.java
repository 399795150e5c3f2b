package tortuga.server.protocol;

/// Writes all values of one type, and their changes.
interface ValueWriter {
  void write(Object value, StringBuilder text);

  /// Whether a value is the same as before, as far as a quick look can say: large values are
  /// compared while they are written.
  default boolean looksUnchanged(Object before, Object after) {
    return before.equals(after);
  }

  /// Writes how a value has changed, and returns whether it has; if not, nothing is written. See
  /// [Difference].
  default boolean writeChange(Object before, Object after, StringBuilder text) {
    if (before.equals(after)) return false;
    replace(after, text);
    return true;
  }

  /// Writes a new value.
  default void replace(Object after, StringBuilder text) {
    text.append('[');
    write(after, text);
    text.append(']');
  }
}
