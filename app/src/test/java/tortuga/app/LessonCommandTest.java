package tortuga.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LessonCommandTest {
  private static final String LOADING =
      """
      game: jamaica
      title: {en: A full ship, es: Un barco lleno}
      goal: {en: Load., es: Carga.}
      seats: 3
      given: {holds: {0: F3 G3 F2 C4 G1}, pending: [load 0 food 5]}
      otherwise: {en: Not this one., es: Esa no.}
      steps: [{accept: dump 5}]
      reached: {events: [loaded]}
      done: {en: Done., es: Listo.}
      """;

  @TempDir Path folder;

  @BeforeEach
  void write() throws IOException {
    Files.writeString(folder.resolve("1-right.yaml"), LOADING);
    Files.writeString(folder.resolve("2-wrong.yaml"), LOADING.replace("dump 5", "dump 1"));
  }

  @Test
  void a_lesson_that_is_fine_says_what_it_answers_if_asked() {
    assertThat(Shell.run("lesson", folder.resolve("1-right.yaml").toString(), "--tell"))
        .isEqualTo(
            new Shell.Answer(
                0,
                """
                step 1, dump 2: Not this one.
                step 1, dump 4: Not this one.
                step 1, dump 5: accepted
                1 fine, 0 not
                """,
                ""));
  }

  @Test
  void a_folder_is_checked_file_by_file() {
    Shell.Answer answer = Shell.run("lesson", folder.toString());

    assertThat(answer.code()).isEqualTo(1);
    assertThat(answer.out()).isEqualTo("1 fine, 1 not\n");
    assertThat(answer.err()).contains("2-wrong.yaml:7: the solution dump 1 is not accepted");
  }

  @Test
  void a_file_that_is_not_there_is_named() {
    assertThat(Shell.run("lesson", "nowhere.yaml").err()).contains("nowhere.yaml: cannot be read");
  }
}
