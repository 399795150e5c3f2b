package tortuga.scenario;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import tortuga.engine.text.BadPosition;
import tortuga.engine.text.PositionText;
import tortuga.engine.text.PositionText.Chart;
import tortuga.scenario.Yaml.Document;

/// Files of scenarios, each scenario a YAML document.
///
/// A first document that has the one key `shared` says what all the others have in common.
public final class Scenarios {
  private static final String SHARED = "shared";

  private Scenarios() {}

  /// Plays all scenarios of a file, or of all files in a folder; each is tried on its own.
  public static List<Result> run(Path path) {
    if (Files.isDirectory(path)) return runFolder(path);
    String file = path.toString();
    try {
      byte[] bytes = Files.readAllBytes(path);
      int valid = utf8(bytes);
      if (valid == bytes.length) return run(file, new String(bytes, StandardCharsets.UTF_8));
      return List.of(
          new Result.Broken(
              file,
              lines(bytes, valid) + 1,
              "",
              "this is no text in UTF-8; save the file as UTF-8"));
    } catch (NoSuchFileException e) {
      return List.of(new Result.Broken(file, 0, "", "there is no such file"));
    } catch (IOException e) {
      return List.of(new Result.Broken(file, 0, "", "cannot be read: " + e.getMessage()));
    }
  }

  /// Counts the bytes before the first that is not UTF-8.
  private static int utf8(byte[] bytes) {
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    try {
      StandardCharsets.UTF_8.newDecoder().decode(buffer);
      return bytes.length;
    } catch (CharacterCodingException _) {
      return buffer.position();
    }
  }

  private static int lines(byte[] bytes, int end) {
    int lines = 0;
    for (int i = 0; i < end; i++) if (bytes[i] == '\n') lines++;
    return lines;
  }

  private static List<Result> runFolder(Path folder) {
    try {
      List<Path> files = files(folder);
      if (!files.isEmpty()) return files.stream().flatMap(file -> run(file).stream()).toList();
      return List.of(
          new Result.Broken(folder.toString(), 0, "", "there are no .yaml files in this folder"));
    } catch (UncheckedIOException e) {
      return List.of(new Result.Broken(folder.toString(), 0, "", String.valueOf(e.getMessage())));
    }
  }

  /// Plays all scenarios of a text, which error messages call `file`; each is tried on its own.
  public static List<Result> run(String file, String text) {
    List<Result> results = new ArrayList<>();
    split(file, text, scenario -> results.add(scenario.run()), e -> results.add(broken(file, e)));
    if (results.isEmpty()) {
      results.add(broken(file, new BadPosition(0, "there is no scenario in this file")));
    }
    return List.copyOf(results);
  }

  private static Result broken(String file, BadPosition e) {
    return new Result.Broken(file, e.line(), "", String.valueOf(e.getMessage()));
  }

  /// Splits a text into its scenarios without playing them.
  ///
  /// @throws BadPosition if it is no YAML, or something else than scenarios
  public static List<Scenario> read(String file, String text) {
    List<Scenario> scenarios = new ArrayList<>();
    split(
        file,
        text,
        scenarios::add,
        e -> {
          throw e;
        });
    return List.copyOf(scenarios);
  }

  /// Finds the scenarios of a text, and the documents in it that cannot be read. If the unreadable
  /// document is the first and has what all the others share, none of them makes sense.
  private static void split(
      String file, String text, Consumer<Scenario> found, Consumer<BadPosition> mistake) {
    Chart shared = PositionText.chart(Map.of());
    boolean first = true;
    for (Document document : Yaml.split(text)) {
      try {
        Optional<PositionText> content = document.read();
        if (content.isEmpty()) continue;
        Chart chart = content.get().chart();
        if (first && chart.get(SHARED).isPresent()) shared = shared(chart);
        else found.accept(new Scenario(file, with(shared, chart)));
      } catch (BadPosition e) {
        mistake.accept(e);
        if (first && document.names(SHARED)) return;
      }
      first = false;
    }
  }

  private static Chart shared(Chart document) {
    return document.only(SHARED).get(SHARED).orElseThrow().chart();
  }

  private static Chart with(Chart shared, Chart document) {
    Map<String, PositionText> entries = new LinkedHashMap<>(shared.entries());
    entries.putAll(document.entries());
    return new Chart(entries, document.line());
  }

  /// Returns the scenario files in a folder and its subfolders, sorted by name.
  public static List<Path> files(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot list " + folder, e);
    }
  }
}
