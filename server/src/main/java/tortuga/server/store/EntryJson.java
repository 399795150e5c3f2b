package tortuga.server.store;

import tools.jackson.databind.json.JsonMapper;
import tortuga.server.table.Entry;
import tortuga.server.table.Occupant;
import tortuga.server.wire.Wire;

/// Entries of a log as JSON; the form is kept for ever, since old logs must be read.
public final class EntryJson {
  private static final JsonMapper MAPPER = Wire.storedMapper(Entry.class, Occupant.class);

  private EntryJson() {}

  public static String write(Entry entry) {
    return MAPPER.writerFor(Entry.class).writeValueAsString(entry);
  }

  public static Entry read(String text) {
    return MAPPER.readValue(text, Entry.class);
  }
}
