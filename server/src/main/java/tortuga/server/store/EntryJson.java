package tortuga.server.store;

import tools.jackson.databind.json.JsonMapper;
import tortuga.server.protocol.Json;
import tortuga.server.table.LogEntry;
import tortuga.server.table.Occupant;

/// Entries of a log as JSON; the form must not change, since old logs must stay readable.
public final class EntryJson {
  private static final JsonMapper MAPPER = Json.storedMapper(LogEntry.class, Occupant.class);

  private EntryJson() {}

  public static String write(LogEntry entry) {
    return MAPPER.writerFor(LogEntry.class).writeValueAsString(entry);
  }

  public static LogEntry read(String text) {
    return MAPPER.readValue(text, LogEntry.class);
  }
}
