package tortuga.server.protocol;

/// How all values of one type are written, and how it is written what has become of one.
interface ValueWriter {
  void write(Object value, StringBuilder text);

  /// Whether a value is the same as before, as far as one glance tells: what is large is compared
  /// while it is written.
  default boolean isPlainlyTheSame(Object before, Object after) {
    return before.equals(after);
  }

  /// Writes how a value has changed, and returns whether it has; if not, nothing is written. See
  /// [Difference].
  default boolean amend(Object before, Object after, StringBuilder text) {
    if (before.equals(after)) return false;
    replace(after, text);
    return true;
  }

  /// Writes that there is another value now.
  default void replace(Object after, StringBuilder text) {
    text.append('[');
    write(after, text);
    text.append(']');
  }
}
