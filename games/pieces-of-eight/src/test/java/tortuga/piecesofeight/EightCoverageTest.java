package tortuga.piecesofeight;

import org.junit.jupiter.api.Test;
import tortuga.testkit.RuleCoverage;

final class EightCoverageTest {
  @Test
  void every_rule_of_the_catalogue_is_proved() {
    RuleCoverage.check("pieces-of-eight", PiecesOfEight.class, EightCoverageTest.class);
  }
}
