package tortuga.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// A switch over one of our sealed types names every case: whoever adds one decides everywhere what
/// becomes of it. Bots may overlook what is new.
class SealedSwitchTest {
  private static final Pattern SEALED = Pattern.compile("\\bsealed (?:interface|class) (\\w+)");
  private static final Pattern MEMBER =
      Pattern.compile(
          "\\b(?:record|class|enum|interface) (\\w+)[^{;]*?\\b(?:implements|extends) ([^{;]*)\\{");
  private static final Pattern DEFAULT = Pattern.compile("(?m)^( *)default ->");
  private static final Pattern WORD = Pattern.compile("\\w+");
  private static final Pattern TYPE = Pattern.compile("\\b([A-Z]\\w*)(?= \\w|\\()");

  @Test
  void no_switch_over_a_sealed_type_of_ours_has_a_default() throws IOException {
    List<Path> sources = SourceSizeTest.sources();
    Set<String> members = members(sources);
    List<String> found = new ArrayList<>();
    for (Path source : sources) {
      if (source.toString().contains("/tactics/")) continue;
      String text = Files.readString(source);
      for (MatchResult hit : DEFAULT.matcher(text).results().toList()) {
        Set<String> cases = casesBefore(text.substring(0, hit.start()), hit.group(1));
        cases.retainAll(members);
        if (!cases.isEmpty()) found.add("%s: %s".formatted(source, cases));
      }
    }
    assertThat(found).isEmpty();
  }

  /// Returns the types of ours that belong to a sealed one, except seats, which are also told apart
  /// from things that are not ours.
  private static Set<String> members(List<Path> sources) throws IOException {
    Set<String> sealed = new HashSet<>();
    for (Path source : sources) {
      SEALED.matcher(Files.readString(source)).results().forEach(hit -> sealed.add(hit.group(1)));
    }
    Set<String> members = new HashSet<>();
    for (Path source : sources) {
      for (MatchResult hit : MEMBER.matcher(Files.readString(source)).results().toList()) {
        Stream<String> above = WORD.matcher(hit.group(2)).results().map(MatchResult::group);
        if (above.anyMatch(sealed::contains)) members.add(hit.group(1));
      }
    }
    members.remove("Seat");
    assertThat(members).contains("Played", "Watch", "Word", "Person");
    return members;
  }

  /// Returns the types in the cases of a switch that come before its default.
  private static Set<String> casesBefore(String text, String indent) {
    Set<String> types = new HashSet<>();
    for (String line : text.lines().toList().reversed()) {
      if (line.startsWith(indent + "case ")) {
        String label = line.split("->", 2)[0];
        TYPE.matcher(label).results().forEach(hit -> types.add(hit.group(1)));
      } else if (!line.isBlank() && !line.startsWith(indent)) {
        break;
      }
    }
    return types;
  }
}
