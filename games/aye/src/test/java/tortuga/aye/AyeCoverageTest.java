package tortuga.aye;

import org.junit.jupiter.api.Test;
import tortuga.testkit.RuleCoverage;

final class AyeCoverageTest {
  @Test
  void every_rule_of_the_catalogue_is_proved() {
    RuleCoverage.check("aye", Aye.class, AyeCoverageTest.class);
  }
}
