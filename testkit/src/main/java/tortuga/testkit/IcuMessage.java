package tortuga.testkit;

import java.util.Set;
import java.util.TreeSet;

/// Reads an ICU message far enough to know its placeholders: `{name}`, `{n, plural, one {…} other
/// {…}}`.
final class IcuMessage {
  private final String text;
  private final Set<String> placeholders = new TreeSet<>();
  private int at;

  private IcuMessage(String text) {
    this.text = text;
  }

  /// Returns the names of all placeholders, those within plural forms too.
  ///
  /// @throws IllegalArgumentException if braces do not match
  static Set<String> placeholders(String text) {
    IcuMessage message = new IcuMessage(text);
    message.readMessage();
    if (message.at < text.length()) throw message.wrong("one brace too many");
    return message.placeholders;
  }

  private void readMessage() {
    while (at < text.length() && text.charAt(at) != '}') {
      char next = text.charAt(at);
      if (next == '\'') skipQuote();
      else if (next == '{') readPlaceholder();
      else at++;
    }
  }

  /// A doubled apostrophe is one; a single one quotes, but only in front of a brace.
  private void skipQuote() {
    at++;
    if (at == text.length()) return;
    if (text.charAt(at) == '\'') {
      at++;
    } else if (text.charAt(at) == '{' || text.charAt(at) == '}') {
      int end = text.indexOf('\'', at);
      if (end < 0) throw wrong("a quote without an end");
      at = end + 1;
    }
  }

  private void readPlaceholder() {
    int start = ++at;
    while (at < text.length() && ",}{".indexOf(text.charAt(at)) < 0) at++;
    String name = text.substring(start, at).strip();
    if (!name.matches("\\w+")) throw wrong("a placeholder without a name");
    placeholders.add(name);
    while (at < text.length() && text.charAt(at) != '}') {
      if (text.charAt(at++) != '{') continue;
      readMessage();
      close();
    }
    close();
  }

  private void close() {
    if (at == text.length()) throw wrong("a brace without an end");
    at++;
  }

  private IllegalArgumentException wrong(String what) {
    return new IllegalArgumentException("%s in: %s".formatted(what, text));
  }
}
