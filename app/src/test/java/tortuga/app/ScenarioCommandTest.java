package tortuga.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScenarioCommandTest {
  private static final String LOADING =
      """
      name: A load goes into one empty hold
      game: jamaica
      seats: 3
      given: {holds: {0: F3 G3 - - -}, pending: [load 0 food 5]}
      then: {holds: {0: F3 G3 F5 - -}}
      """;

  @TempDir Path folder;

  @BeforeEach
  void write() throws IOException {
    Files.writeString(folder.resolve("right.yaml"), LOADING);
    Files.writeString(folder.resolve("wrong.yaml"), LOADING.replace("F5", "F4"));
  }

  private Shell.Answer scenario(String... words) {
    Shell.Answer answer =
        Shell.run(
            Stream.concat(Stream.of("scenario"), Stream.of(words))
                .map(word -> word.replace("FOLDER", folder.toString()))
                .toArray(String[]::new));
    return new Shell.Answer(
        answer.code(),
        answer.out().replace(folder.toString(), "FOLDER"),
        answer.err().replace(folder.toString(), "FOLDER"));
  }

  @Test
  void a_scenario_that_passes_is_counted() {
    assertThat(scenario("FOLDER/right.yaml"))
        .isEqualTo(new Shell.Answer(0, "1 passed, 0 differ\n", ""));
  }

  @Test
  void a_scenario_that_differs_shows_the_difference() {
    assertThat(scenario("FOLDER/wrong.yaml", "FOLDER/right.yaml"))
        .isEqualTo(
            new Shell.Answer(
                1,
                """
                FOLDER/wrong.yaml:5: then.holds.0: expected F3 G3 F4 - -, found F3 G3 F5 - -
                1 passed, 1 differ
                """,
                ""));
  }

  @Test
  void a_broken_scenario_does_not_hide_the_others() throws IOException {
    Files.writeString(folder.resolve("broken.yaml"), LOADING.replace("jamaica", "chess"));

    Shell.Answer answer = scenario("FOLDER");

    assertThat(answer.code()).isEqualTo(2);
    assertThat(answer.complaints()).hasSize(1);
    assertThat(answer.err()).startsWith("tortuga: FOLDER/broken.yaml:2: unknown game chess");
    assertThat(answer.out()).endsWith("1 passed, 1 differ, 1 broken\n");
  }

  @Test
  void an_empty_folder_does_not_hide_the_others() throws IOException {
    Files.createDirectory(folder.resolve("none"));

    Shell.Answer answer = scenario("FOLDER/none", "FOLDER/wrong.yaml");

    assertThat(answer.code()).isEqualTo(2);
    assertThat(answer.err())
        .isEqualTo("tortuga: FOLDER/none: there are no .yaml files in this folder\n");
    assertThat(answer.out()).endsWith("0 passed, 1 differ, 1 broken\n");
  }

  @Test
  void the_scenarios_of_a_folder_are_reported_in_json() {
    Shell.Answer answer = scenario("--json", "FOLDER");

    assertThat(answer.code()).isEqualTo(1);
    assertThat(answer.out())
        .isEqualTo(
            """
            {
              "passed": 1,
              "differs": 1,
              "broken": 0,
              "crashed": 0,
              "results": [
                {
                  "file": "FOLDER/right.yaml",
                  "line": 1,
                  "name": "A load goes into one empty hold",
                  "result": "passed",
                  "complaints": []
                },
                {
                  "file": "FOLDER/wrong.yaml",
                  "line": 1,
                  "name": "A load goes into one empty hold",
                  "result": "differs",
                  "complaints": ["FOLDER/wrong.yaml:5: then.holds.0: expected F3 G3 F4 - -, found F3 G3 F5 - -"]
                }
              ]
            }
            """);
  }
}
