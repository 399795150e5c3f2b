package tortuga.jamaica;

import org.junit.jupiter.api.Test;
import tortuga.testkit.RuleCoverage;

final class JamaicaCoverageTest {
  @Test
  void every_rule_of_the_catalogue_is_proved() {
    RuleCoverage.check("jamaica", Jamaica.class, JamaicaCoverageTest.class);
  }
}
