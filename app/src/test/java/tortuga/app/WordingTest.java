package tortuga.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Comments are in the English that people speak.
class WordingTest {
  private static final Pattern COMMENT = Pattern.compile("^\\s*//.*");
  private static final Pattern FAULT =
      Pattern.compile("\\b(he|his|him|himself|anew|the own)\\b", Pattern.CASE_INSENSITIVE);

  @Test
  void comments_speak_of_everybody_and_as_everybody_does() throws IOException {
    List<String> faults = new ArrayList<>();
    for (Path source : SourceSizeTest.allSources()) {
      for (String line : Files.readAllLines(source)) {
        boolean isFault = COMMENT.matcher(line).matches() && FAULT.matcher(line).find();
        if (isFault) faults.add(source.getFileName() + ": " + line.strip());
      }
    }
    assertThat(faults).isEmpty();
  }
}
