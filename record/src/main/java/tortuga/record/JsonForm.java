package tortuga.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// A JSON object, read key by key; anything unexpected is refused, with the path to it.
///
/// @param path where the object is in its file, such as `entries[3]`; empty at the top
record JsonForm(JsonNode node, String path) {
  JsonForm {
    path = path.isEmpty() || path.endsWith(".") ? path : path + ".";
  }

  JsonForm only(String... known) throws BadRecording {
    for (String key : node.propertyNames()) {
      if (!List.of(known).contains(key)) {
        throw new BadRecording(
            "unknown key %s; known are %s".formatted(path + key, String.join(", ", known)));
      }
    }
    return this;
  }

  int number(String key) throws BadRecording {
    return number(get(key), path + key);
  }

  String text(String key) throws BadRecording {
    return text(get(key), path + key);
  }

  JsonForm form(String key) throws BadRecording {
    return form(get(key), path + key);
  }

  List<JsonForm> forms(String key) throws BadRecording {
    return list(key, JsonForm::form);
  }

  List<Integer> numbers(String key) throws BadRecording {
    return list(key, JsonForm::number);
  }

  /// Reads a number that may be missing.
  Optional<Integer> optionalNumber(String key) throws BadRecording {
    return node.path(key).isMissingNode() ? Optional.empty() : Optional.of(number(key));
  }

  /// Reads a list of texts that may be missing.
  List<String> optionalTexts(String key) throws BadRecording {
    return node.path(key).isMissingNode() ? List.of() : list(key, JsonForm::text);
  }

  /// Reads what is true or false, and false if it is missing.
  boolean optionalFlag(String key) throws BadRecording {
    JsonNode value = node.path(key);
    if (value.isMissingNode()) return false;
    if (!value.isBoolean()) throw wrong(path + key, "true or false", value);
    return value.booleanValue();
  }

  /// Reads the whole object as texts by name.
  Map<String, String> texts() throws BadRecording {
    Map<String, String> texts = new LinkedHashMap<>();
    for (String key : node.propertyNames()) texts.put(key, text(key));
    return texts;
  }

  private JsonNode get(String key) throws BadRecording {
    if (!node.isObject()) throw wrong(path, "an object", node);
    JsonNode value = node.path(key);
    if (value.isMissingNode()) throw new BadRecording(path + key + " is missing");
    return value;
  }

  private static int number(JsonNode value, String path) throws BadRecording {
    if (!value.isInt()) throw wrong(path, "a whole number", value);
    return value.intValue();
  }

  private static String text(JsonNode value, String path) throws BadRecording {
    if (!value.isString()) throw wrong(path, "a text", value);
    return value.stringValue();
  }

  private static JsonForm form(JsonNode value, String path) throws BadRecording {
    if (!value.isObject()) throw wrong(path, "an object", value);
    return new JsonForm(value, path);
  }

  private <T> List<T> list(String key, Reading<T> reading) throws BadRecording {
    JsonNode value = get(key);
    if (!value.isArray()) throw wrong(path + key, "a list", value);
    List<T> items = new ArrayList<>();
    for (JsonNode item : value) {
      items.add(reading.read(item, "%s%s[%d]".formatted(path, key, items.size() + 1)));
    }
    return items;
  }

  private static BadRecording wrong(String path, String expected, JsonNode found) {
    String place = path.isEmpty() ? "the recording" : path;
    return new BadRecording("%s must be %s, not %s".formatted(place, expected, brief(found)));
  }

  private static String brief(JsonNode found) {
    String text = found.toString();
    return text.length() > 40 ? text.substring(0, 40) + "…" : text;
  }

  /// A way to read one value at a path.
  private interface Reading<T> {
    T read(JsonNode value, String path) throws BadRecording;
  }
}
