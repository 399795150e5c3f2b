package tortuga.server.table;

/// That a mistake of ours keeps a table from going on.
///
/// @param line the first line of its log that does not count
/// @param cause what went wrong there
public record Breakage(int line, Throwable cause) {}
