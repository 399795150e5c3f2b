package tortuga.server.protocol;

import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Applies what a page was told to what it knew before, as pages do.
public final class AppliedPatch {
  private AppliedPatch() {}

  /// Returns the update of which `change` is the short form, after the update `last`.
  public static JsonNode update(JsonNode last, JsonNode change) {
    ObjectNode update = (ObjectNode) patch(last, change.path("changed"));
    for (String part : new String[] {"number", "since", "now", "acts", "asked"}) {
      update.set(part, change.get(part));
    }
    return update.put("type", "update");
  }

  /// Returns the new value.
  public static JsonNode patch(JsonNode before, JsonNode change) {
    if (change.isArray()) return change.get(0);
    JsonNode now = before.deepCopy();
    for (Map.Entry<String, JsonNode> part : change.properties()) {
      String name = part.getKey();
      if (now instanceof ArrayNode list) {
        int place = Integer.parseInt(name);
        list.set(place, patch(before.get(place), part.getValue()));
      } else {
        ((ObjectNode) now).set(name, patch(before.get(name), part.getValue()));
      }
    }
    return now;
  }
}
