package tortuga.record;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/// JSON for people: keys in the order of the record, and one thing to a line.
public final class JsonText {
  public static final JsonMapper MAPPER =
      JsonMapper.builder().disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY).build();

  private JsonText() {}

  /// Writes records, lists and maps; what is nested deeper than `depth` shares a line.
  public static String write(Object value, int depth) {
    return lay(MAPPER.valueToTree(value), depth, "\n") + "\n";
  }

  private static String lay(JsonNode node, int depth, String line) {
    if (depth == 0 || node.isEmpty()) return node.toString();
    Stream<String> parts =
        node.isArray()
            ? node.valueStream().map(item -> lay(item, depth - 1, line + "  "))
            : node.propertyStream()
                .map(part ->
                    MAPPER.writeValueAsString(part.getKey())
                        + ": "
                        + lay(part.getValue(), depth - 1, line + "  "));
    String content = parts.collect(Collectors.joining("," + line + "  ", line + "  ", line));
    return node.isArray() ? "[" + content + "]" : "{" + content + "}";
  }
}
