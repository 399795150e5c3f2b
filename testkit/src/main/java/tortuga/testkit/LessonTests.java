package tortuga.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tortuga.engine.Game;
import tortuga.scenario.lesson.Lesson;
import tortuga.scenario.lesson.LessonCheck;
import tortuga.scenario.lesson.Lessons;

/// Makes a test of every lesson in the folder `lessons` at the top of the module: its solution
/// solves it, and every other move that the rules allow is accepted or led back.
public interface LessonTests {
  Path FOLDER = Path.of("lessons");

  Game<?, ?, ?, ?> game();

  @TestFactory
  default Stream<DynamicTest> lessons() throws IOException {
    return Lessons.files(FOLDER).stream()
        .map(file -> dynamicTest(file.toString(), () -> check(file)));
  }

  private static void check(Path file) throws IOException {
    Lesson lesson = Lesson.read(file.toString(), Files.readString(file));
    assertThat(LessonCheck.of(lesson).complaints()).isEmpty();
  }

  @Test
  default void every_lesson_of_the_folder_is_in_the_game_by_an_id_of_its_own() throws IOException {
    assertThat(Lessons.of(game()).stream().map(Lesson::id))
        .containsExactlyElementsOf(Lessons.read(FOLDER).stream().map(Lesson::id).toList())
        .doesNotHaveDuplicates();
  }

  @Test
  default void every_lesson_is_about_its_game() throws IOException {
    assertThat(Lessons.read(FOLDER)).allMatch(lesson -> lesson.game().equals(game().id()));
  }
}
