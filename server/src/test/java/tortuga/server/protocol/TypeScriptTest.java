package tortuga.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tortuga.engine.Games;
import tortuga.testkit.highcard.HighCard;

/// The client's types are those of the server. `-Dgolden=write` makes them so.
class TypeScriptTest {
  private static final Path WEB = Path.of("..", "web", "src");

  @Test
  void pages_know_what_the_server_tells() throws IOException {
    compare(TypeScript.protocol(), WEB.resolve("net/protocol.gen.ts"));
  }

  @Test
  void pages_know_what_the_server_answers() throws IOException {
    compare(TypeScript.http(), WEB.resolve("net/http.gen.ts"));
  }

  @TestFactory
  Stream<DynamicTest> pages_know_what_the_games_show() {
    return Games.all().stream()
        .filter(game -> !(game instanceof HighCard)) // of which there are no pages
        .map(game ->
            DynamicTest.dynamicTest(
                game.id(),
                () ->
                    compare(
                        TypeScript.game(game),
                        WEB.resolve("games").resolve(game.id()).resolve("game.gen.ts"))));
  }

  private static void compare(String made, Path file) throws IOException {
    if ("write".equals(System.getProperty("golden"))) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, made);
    }
    assertThat(file).as("rewrite it with -Dgolden=write").content().isEqualTo(made);
  }
}
