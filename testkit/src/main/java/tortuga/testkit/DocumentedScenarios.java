package tortuga.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tortuga.scenario.Result;
import tortuga.scenario.Scenarios;

/// Makes a test of every example on a Markdown page, so that what is documented works.
///
/// A fenced block of `yaml` is a file of scenarios that pass. A block of `yaml wrong` is one that
/// does not, and the block after it is what the runner says about it. Any other block is only for
/// reading, such as `yaml part`.
public interface DocumentedScenarios {
  /// Returns the page, as a path from the top of the project, such as `docs/notation.md`.
  String page();

  @TestFactory
  default Stream<DynamicTest> examples() {
    List<MarkdownBlock> blocks = blocks(Project.file(page()));
    assertThat(blocks).as("examples in %s", page()).anyMatch(block -> block.kind().equals("yaml"));
    return Stream.concat(
        blocks.stream().filter(block -> block.kind().equals("yaml")).map(this::right),
        blocks.stream()
            .filter(block -> block.kind().equals("yaml wrong"))
            .map(block -> wrong(block, after(block, blocks))));
  }

  private static List<MarkdownBlock> blocks(Path file) {
    try {
      return MarkdownBlock.read(Files.readAllLines(file));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + file, e);
    }
  }

  private static MarkdownBlock after(MarkdownBlock block, List<MarkdownBlock> blocks) {
    return blocks.get(blocks.indexOf(block) + 1);
  }

  private DynamicTest right(MarkdownBlock block) {
    return dynamicTest(
        name(block),
        () -> assertThat(complaints(page(), "\n".repeat(block.line()) + block.text())).isEmpty());
  }

  private DynamicTest wrong(MarkdownBlock block, MarkdownBlock answer) {
    return dynamicTest(
        name(block),
        () -> assertThat(complaints("example.yaml", block.text())).isEqualTo(answer.text()));
  }

  private String name(MarkdownBlock block) {
    return "%s, line %d".formatted(page(), block.line());
  }

  private static String complaints(String file, String text) {
    return Scenarios.run(file, text).stream()
        .map(Result::complaints)
        .flatMap(List::stream)
        .map(complaint -> complaint + "\n")
        .collect(Collectors.joining());
  }
}
