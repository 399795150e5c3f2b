package tortuga.scenario;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tortuga.engine.BadSketch;
import tortuga.engine.Sketch;
import tortuga.engine.Sketch.Chart;

/// Files of scenarios, each scenario a YAML document.
///
/// A first document that has the one key `shared` says what all the others have in common.
public final class Scenarios {
  private static final String SHARED = "shared";

  private Scenarios() {}

  /// Plays all scenarios of a file, or of all files in a folder.
  public static List<Result> run(Path path) {
    if (Files.isDirectory(path)) {
      return files(path).stream().flatMap(file -> run(file).stream()).toList();
    }
    try {
      return run(path.toString(), Files.readString(path));
    } catch (NoSuchFileException e) {
      return List.of(new Result.Broken(path.toString(), 0, "", "there is no such file"));
    } catch (IOException e) {
      return List.of(
          new Result.Broken(path.toString(), 0, "", "cannot be read: " + e.getMessage()));
    }
  }

  /// Plays all scenarios of a text, which complaints will call `file`.
  public static List<Result> run(String file, String text) {
    try {
      List<Scenario> scenarios = read(file, text);
      if (scenarios.isEmpty()) throw new BadSketch(0, "there is no scenario in this file");
      return scenarios.stream().map(Scenario::run).toList();
    } catch (BadSketch e) {
      return List.of(new Result.Broken(file, e.line(), "", String.valueOf(e.getMessage())));
    }
  }

  /// Splits a text into its scenarios without playing them.
  ///
  /// @throws BadSketch if it is no YAML, or something else than scenarios
  public static List<Scenario> read(String file, String text) {
    List<Chart> documents = new ArrayList<>(Yaml.read(text).stream().map(Sketch::chart).toList());
    Chart shared = Sketch.chart(Map.of());
    if (!documents.isEmpty() && documents.getFirst().get(SHARED).isPresent()) {
      shared = shared(documents.removeFirst());
    }
    List<Scenario> scenarios = new ArrayList<>();
    for (Chart document : documents) scenarios.add(new Scenario(file, with(shared, document)));
    return List.copyOf(scenarios);
  }

  private static Chart shared(Chart document) {
    return document.only(SHARED).get(SHARED).orElseThrow().chart();
  }

  private static Chart with(Chart shared, Chart document) {
    Map<String, Sketch> entries = new LinkedHashMap<>(shared.entries());
    entries.putAll(document.entries());
    return new Chart(entries, document.line());
  }

  /// Returns the scenario files in a folder and the folders in it, in the order of their names.
  public static List<Path> files(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot list " + folder, e);
    }
  }
}
