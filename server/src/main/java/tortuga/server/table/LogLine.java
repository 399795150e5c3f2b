package tortuga.server.table;

/// An entry of the log as it is stored: its number, its time in milliseconds, its text, and the
/// hash that chains it to all lines before it.
public record LogLine(int seq, long at, LogEntry entry, String body, String hash) {}
