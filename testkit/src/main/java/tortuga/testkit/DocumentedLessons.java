package tortuga.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tortuga.scenario.lesson.Lesson;
import tortuga.scenario.lesson.LessonCheck;

/// Makes a test of every lesson that a page shows: a fenced block of `yaml` is a whole one.
public interface DocumentedLessons {
  /// Returns the page, as a path from the top of the project, such as `docs/lessons.md`.
  String page();

  @TestFactory
  default Stream<DynamicTest> examples() throws IOException {
    List<MarkdownBlock> blocks =
        MarkdownBlock.read(Files.readAllLines(Project.file(page()))).stream()
            .filter(block -> block.kind().equals("yaml"))
            .toList();
    assertThat(blocks).as("lessons in %s", page()).isNotEmpty();
    return blocks.stream().map(block -> dynamicTest("line " + block.line(), () -> check(block)));
  }

  private void check(MarkdownBlock block) {
    Lesson lesson = Lesson.read(page(), "\n".repeat(block.line()) + block.text());
    assertThat(LessonCheck.of(lesson).complaints()).isEmpty();
  }
}
