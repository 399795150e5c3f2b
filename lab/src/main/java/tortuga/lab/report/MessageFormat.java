package tortuga.lab.report;

import java.util.Map;

/// Fills in a message in ICU syntax: `{name}`, and choices by number or by word.
final class MessageFormat {
  private final String text;
  private final Map<String, Value> values;
  private int at;

  /// A value as it is written, which choices go by, and in words.
  record Value(String raw, String words) {}

  private MessageFormat(String text, Map<String, Value> values) {
    this.text = text;
    this.values = values;
  }

  /// Returns the message with its values; what has no value reads as nothing.
  static String fill(String text, Map<String, Value> values) {
    return new MessageFormat(text, values).message("");
  }

  /// Reads up to the end, or to the brace that closes a choice; `number` stands for `#`.
  private String message(String number) {
    StringBuilder words = new StringBuilder();
    while (at < text.length() && text.charAt(at) != '}') {
      char next = text.charAt(at++);
      if (next == '{') words.append(placeholder());
      else if (next == '#' && !number.isEmpty()) words.append(number);
      else if (next == '\'' && at < text.length() && text.charAt(at) == '\'') at++;
      if (next != '{' && (next != '#' || number.isEmpty())) words.append(next);
    }
    return words.toString();
  }

  private String placeholder() {
    Value value = values.getOrDefault(word(",}"), new Value("", ""));
    if (text.charAt(at++) == '}') return value.words();
    boolean plural = word(",").equals("plural");
    at++;
    String chosen = choice(value.raw(), plural);
    at++;
    return chosen;
  }

  /// Reads all branches, and returns the one that fits the value.
  private String choice(String value, boolean plural) {
    String exact = "";
    String usual = "";
    boolean found = false;
    while (text.charAt(at) != '}') {
      String key = word("{");
      at++;
      String branch = message(plural ? value : "");
      at++;
      skipSpace();
      if (fits(key, value, plural) && !found) {
        exact = branch;
        found = true;
      }
      if (key.equals("other")) usual = branch;
    }
    return found ? exact : usual;
  }

  private static boolean fits(String key, String value, boolean plural) {
    if (!plural) return key.equals(value);
    return key.equals("=" + value) || (key.equals("one") && value.equals("1"));
  }

  /// Reads a word up to one of some characters.
  private String word(String ends) {
    int begin = at;
    while (ends.indexOf(text.charAt(at)) < 0) at++;
    return text.substring(begin, at).strip();
  }

  private void skipSpace() {
    while (Character.isWhitespace(text.charAt(at))) at++;
  }
}
