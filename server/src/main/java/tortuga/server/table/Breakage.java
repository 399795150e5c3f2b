package tortuga.server.table;

/// Where and why a bug has stopped a table.
///
/// @param line the first line of its log that does not count
/// @param cause what went wrong there
public record Breakage(int line, Throwable cause) {}
