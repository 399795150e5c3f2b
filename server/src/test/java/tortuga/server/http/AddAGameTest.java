package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.Semaphore;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tortuga.engine.Game;
import tortuga.load.Visitor;
import tortuga.server.protocol.Json;

/// The game that `docs/add-a-game.md` builds keeps the laws, and is offered and played by a server
/// that was compiled without it.
class AddAGameTest {
  private static final Path PAGE = Path.of("..", "docs", "add-a-game.md");

  /// A fenced block whose fence names a file of the game.
  private static final Pattern FILE =
      Pattern.compile(
          "^```\\w+ (games/dice-duel/\\S+)\\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);

  @TempDir private static Path folder;
  private static final Map<String, String> FILES = new LinkedHashMap<>();
  private static Path classes;
  private static URLClassLoader loader;
  private static ServerProcess server;

  @BeforeAll
  static void build() throws IOException {
    FILE.matcher(Files.readString(PAGE))
        .results()
        .forEach(block -> FILES.put(block.group(1), block.group(2)));
    classes = Files.createDirectory(folder.resolve("classes"));
    for (var file : FILES.entrySet()) {
      Path path = folder.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.writeString(path, file.getValue());
      if (file.getKey().contains("/resources/")) copyResource(path, file.getKey());
    }
    compile();
    loader = new URLClassLoader(new URL[] {classes.toUri().toURL()});
    server = ServerProcess.withGames(folder.resolve("data"), classes);
  }

  @AfterAll
  static void close() throws IOException {
    server.stop();
    loader.close();
  }

  private static void copyResource(Path from, String name) throws IOException {
    Path to = classes.resolve(name.replaceFirst(".*/resources/", ""));
    Files.createDirectories(to.getParent());
    Files.copy(from, to);
  }

  private static void compile() throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter complaints = new StringWriter();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      List<Path> sources =
          FILES.keySet().stream()
              .filter(name -> name.endsWith(".java"))
              .map(name -> folder.resolve(name))
              .toList();
      List<String> options =
          List.of(
              "-proc:none",
              "-Xlint:all",
              "-Werror",
              "-cp",
              System.getProperty("java.class.path", ""),
              "-d",
              classes.toString());
      boolean isFine =
          compiler
              .getTask(
                  complaints,
                  files,
                  null,
                  options,
                  null,
                  files.getJavaFileObjectsFromPaths(sources))
              .call();
      assertThat(isFine).as(complaints.toString()).isTrue();
    }
  }

  /// The tests on the page are those that a game's author writes.
  @TestFactory
  Stream<DynamicTest> the_game_keeps_the_laws() {
    return FILES.keySet().stream()
        .filter(name -> name.endsWith("Test.java"))
        .map(name -> name.replaceFirst(".*/java/", "").replace(".java", "").replace('/', '.'))
        .flatMap(AddAGameTest::tests);
  }

  private static Stream<DynamicTest> tests(String name) {
    try {
      Object test = loader.loadClass(name).getConstructor().newInstance();
      List<Method> laws =
          Arrays.stream(test.getClass().getMethods())
              .filter(method -> method.isAnnotationPresent(Test.class))
              .toList();
      assertThat(laws).isNotEmpty();
      return laws.stream()
          .map(law -> dynamicTest(name + " " + law.getName(), () -> law.invoke(test)));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot run " + name, e);
    }
  }

  @Test
  void the_game_is_found_by_its_line() {
    Stream<Game<?, ?, ?, ?>> games =
        ServiceLoader.load(Game.class, loader).stream().map(ServiceLoader.Provider::get);

    assertThat(games.map(Game::id)).contains("dice-duel");
  }

  @Test
  void a_table_is_played_to_the_end_over_a_socket_against_a_bot() throws IOException {
    try (HttpClient http = HttpClient.newHttpClient()) {
      Visitor anne = Visitor.arrive(http, server.address(), "Anne");
      String table =
          anne.ask(
                  "/api/tables",
                  Map.of(
                      "game",
                      "dice-duel",
                      "seats",
                      2,
                      "bots",
                      Arrays.asList(null, "deckhand"),
                      "begin",
                      true))
              .path("id")
              .asString();
      TablePage page = new TablePage(anne, table, new Semaphore(0)).come(Optional.empty());
      while (!page.await(now -> now.isAsked() || now.isFinished()).isFinished()) page.playAny();

      TablePage.Sight end = page.sight();
      assertThat(end.view().path("duellists").size()).isEqualTo(2);
      assertThat(end.result().path("sheet").path(0).path("name").asString()).isEqualTo("doubloons");
      assertThat(anne.get("/api/tables/" + table + "/replay").statusCode()).isEqualTo(200);
    }
  }

  @Test
  void a_page_without_a_folder_for_the_game_learns_its_words_from_the_server() throws IOException {
    try (HttpClient http = HttpClient.newHttpClient()) {
      Visitor anne = Visitor.stranger(http, server.address());
      assertThat(games(anne))
          .filteredOn(game -> game.path("id").asString().equals("dice-duel"))
          .first()
          .extracting(game -> game.path("covers").path("es").path("name").asString())
          .isEqualTo("Duelo de dados");
      JsonNode vocabulary = json(anne, "/api/games/dice-duel");
      assertThat(vocabulary.path("moves").propertyNames()).containsExactly("keep", "throw-again");
      assertThat(vocabulary.path("seats").path("events").path("sum-counted").path(0).asString())
          .isEqualTo("seat");
      assertThat(vocabulary.path("seats").path("views").path(0).asString()).isEqualTo("seat");
      assertThat(vocabulary.path("dice").path("duel").size()).isEqualTo(6);
      assertThat(json(anne, "/api/games/dice-duel/texts/en").path("move.keep").asString())
          .isEqualTo("Keep the throw");
      assertThat(json(anne, "/api/games/dice-duel/texts/xx").isEmpty()).isTrue();
    }
  }

  private static List<JsonNode> games(Visitor visitor) {
    return TablePage.list(json(visitor, "/api/games"));
  }

  private static JsonNode json(Visitor visitor, String path) {
    try {
      return Json.MAPPER.readTree(visitor.get(path).body());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
