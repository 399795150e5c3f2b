package tortuga.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
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

  private static final Pattern PART = Pattern.compile("\\bid=\"([^\"]+)\"");

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

  /// The drawings of all games can be on one page, so their parts are told apart by the game's id;
  /// an introduction is on a page of its own.
  @ParameterizedTest
  @MethodSource("games")
  void the_parts_of_drawings_begin_with_the_id_of_their_game(String folder) throws IOException {
    List<String> others = new ArrayList<>();
    for (String drawing : drawings(BOARDS.resolve(folder))) {
      PART.matcher(drawing)
          .results()
          .map(part -> part.group(1))
          .filter(id -> !id.startsWith(folder + "-") && !id.startsWith("introduction-"))
          .forEach(others::add);
    }
    assertThat(others).isEmpty();
  }

  private static List<String> drawings(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) return List.of();
    List<String> drawings = new ArrayList<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(each -> each.toString().endsWith(".svg")).toList()) {
        drawings.add(Files.readString(file));
      }
    }
    return drawings;
  }
}
