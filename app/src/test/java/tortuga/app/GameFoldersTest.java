package tortuga.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tortuga.engine.Game;
import tortuga.engine.Games;

/// A game is one folder, and all its names say so.
class GameFoldersTest {
  private static final Path GAMES = Path.of("..", "games");
  private static final Path BOARDS = Path.of("..", "web", "src", "games");

  private static List<String> folders(Path parent) throws IOException {
    try (Stream<Path> all = Files.list(parent)) {
      return all.filter(Files::isDirectory)
          .map(folder -> folder.getFileName().toString())
          .filter(name -> !name.equals("target"))
          .sorted()
          .toList();
    }
  }

  static List<String> games() throws IOException {
    return folders(GAMES);
  }

  @ParameterizedTest
  @MethodSource("games")
  void each_folder_is_named_twice_in_the_list_of_games(String folder) throws IOException {
    assertThat(Files.readString(GAMES.resolve("pom.xml")))
        .contains("<module>%s</module>".formatted(folder))
        .contains("<artifactId>tortuga-%s</artifactId>".formatted(folder));
  }

  @ParameterizedTest
  @MethodSource("games")
  void folder_id_artifact_and_package_agree(String folder) throws IOException {
    Game<?, ?, ?, ?> game = Games.named(folder).orElseThrow();
    String letters = folder.replaceAll("[^a-z]", "");

    assertThat(game.getClass().getPackageName()).isEqualTo("tortuga." + letters);
    assertThat(Files.readString(GAMES.resolve(folder).resolve("pom.xml")))
        .contains("<artifactId>tortuga-%s</artifactId>".formatted(folder));
  }

  @Test
  void every_board_is_of_a_game() throws IOException {
    assertThat(games()).containsAll(folders(BOARDS));
  }
}
