package tortuga.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;

class DocumentedScenariosTest implements DocumentedScenarios {
  @Override
  public String page() {
    return "src/test/resources/tortuga/testkit/examples.md";
  }

  @Test
  void an_example_that_does_not_work_fails() {
    DocumentedScenarios page = () -> "src/test/resources/tortuga/testkit/untrue-examples.md";
    List<DynamicTest> examples = page.examples().toList();

    assertThat(examples)
        .map(DynamicTest::getDisplayName)
        .first()
        .asString()
        .endsWith(".md, line 3");
    assertThatThrownBy(examples.get(0).getExecutable()::execute)
        .hasMessageContaining("untrue-examples.md:8: then.round: expected 2, found 1");
    assertThatThrownBy(examples.get(1).getExecutable()::execute)
        .hasMessageContaining("example.yaml:2: unknown game chess");
  }
}
