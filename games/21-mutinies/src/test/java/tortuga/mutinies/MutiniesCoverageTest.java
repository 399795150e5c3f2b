package tortuga.mutinies;

import org.junit.jupiter.api.Test;
import tortuga.testkit.RuleCoverage;

final class MutiniesCoverageTest {
  @Test
  void every_rule_of_the_catalogue_is_proved() {
    RuleCoverage.check("21-mutinies", Mutinies.class, MutiniesCoverageTest.class);
  }
}
