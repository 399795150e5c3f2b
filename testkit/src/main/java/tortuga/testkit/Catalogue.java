package tortuga.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The ids of a game's rules, and why the few that no test can show are exempt.
///
/// A line is `JAM-LOAD-01`, or `JAM-SETUP-03 exempt: a decoration`; what follows a `#` is a
/// comment.
record Catalogue(Map<String, String> exemptions) {
  private static final Pattern LINE = Pattern.compile("([A-Z0-9]+(?:-[A-Z0-9]+)+)(?:\\s+(\\S.*))?");
  private static final String EXEMPT = "exempt:";

  /// Reads `games/<game>/rules/<game>.ids`.
  static Catalogue of(String game) {
    try {
      return read(Files.readAllLines(Project.file("games/%s/rules/%s.ids".formatted(game, game))));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read the rule ids of " + game, e);
    }
  }

  /// Reads lines of ids; a rule that is not exempt has an empty exemption.
  static Catalogue read(List<String> lines) {
    Map<String, String> exemptions = new LinkedHashMap<>();
    for (String line : lines) {
      String content = line.replaceFirst("#.*", "").strip();
      if (content.isEmpty()) continue;
      Matcher matcher = LINE.matcher(content);
      if (!matcher.matches()) throw new AssertionError("no rule id: " + line);
      String exemption = matcher.group(2) == null ? "" : matcher.group(2);
      if (exemptions.put(matcher.group(1), reason(line, exemption)) != null) {
        throw new AssertionError("twice in the catalogue: " + line);
      }
    }
    return new Catalogue(exemptions);
  }

  private static String reason(String line, String exemption) {
    if (exemption.isEmpty()) return "";
    String reason = exemption.replaceFirst("^" + EXEMPT, "").strip();
    if (!exemption.startsWith(EXEMPT) || reason.isEmpty()) {
      throw new AssertionError("exempt without a reason: " + line);
    }
    return reason;
  }

  Set<String> ids() {
    return exemptions.keySet();
  }

  boolean isExempt(String id) {
    return !exemptions.getOrDefault(id, "").isEmpty();
  }
}
