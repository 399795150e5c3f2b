package tortuga.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tortuga.scenario.Scenario;
import tortuga.scenario.Scenarios;

/// Makes a test of every scenario in a folder, by default `scenarios` at the top of the module.
public interface ScenarioTests {
  Path FOLDER = Path.of("scenarios");

  default Path folder() {
    return FOLDER;
  }

  @TestFactory
  default Stream<DynamicNode> scenarios() {
    List<Path> files = Scenarios.files(folder());
    assertThat(files).as("scenarios in %s", folder()).isNotEmpty();
    return files.stream().map(ScenarioTests::container);
  }

  private static DynamicNode container(Path file) {
    try {
      List<Scenario> scenarios = Scenarios.read(file.toString(), Files.readString(file));
      return dynamicContainer(
          String.valueOf(file.getFileName()), scenarios.stream().map(ScenarioTests::test));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + file, e);
    }
  }

  /// Makes a test of one scenario.
  static DynamicTest test(Scenario scenario) {
    return dynamicTest(scenario.name(), () -> assertThat(scenario.run().complaints()).isEmpty());
  }
}
