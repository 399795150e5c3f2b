package tortuga.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.engine.Rule;

class RuleCoverageTest {
  private static final Catalogue CATALOGUE =
      Catalogue.read(
          List.of(
              "# Parley",
              "PAR-LEAD-01",
              "PAR-END-01   # the end",
              "",
              "PAR-DECK-01 exempt: the deck is a matter of the table"));

  @Test
  void a_catalogue_is_read_line_by_line() {
    assertThat(CATALOGUE.ids()).containsExactly("PAR-LEAD-01", "PAR-END-01", "PAR-DECK-01");
    assertThat(CATALOGUE.isExempt("PAR-DECK-01")).isTrue();
    assertThat(CATALOGUE.isExempt("PAR-END-01")).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "PAR-A-01 exempt:, 'exempt without a reason: PAR-A-01 exempt:'",
    "PAR-A-01 later, 'exempt without a reason: PAR-A-01 later'",
    "some text, 'no rule id: some text'",
    "PAR-LEAD-01, 'twice in the catalogue: PAR-LEAD-01'"
  })
  void a_careless_catalogue_is_refused(String line, String complaint) {
    assertThatThrownBy(() -> Catalogue.read(List.of("PAR-LEAD-01", line))).hasMessage(complaint);
  }

  @Test
  void a_rule_without_a_test_is_found() {
    Map<String, String> proved = Map.of("PAR-LEAD-01", "LeadTest.leads");

    assertThat(new RuleCoverage(CATALOGUE, proved, proved).complaints())
        .containsExactly("no test or scenario names PAR-END-01");
  }

  @Test
  void a_rule_that_no_catalogue_knows_is_found() {
    Map<String, String> proved = Map.of("PAR-LEAD-01", "a", "PAR-END-01", "b");
    Map<String, String> named = Map.of("PAR-LAED-01", "Referee.lead");

    assertThat(new RuleCoverage(CATALOGUE, proved, named).complaints())
        .containsExactly("Referee.lead names PAR-LAED-01, which no catalogue knows");
  }

  @Rule("PAR-NOWHERE-01")
  void no_test() {}

  @Test
  @Rule({"PAR-HERE-01", "PAR-HERE-02"})
  void tags_are_found_on_tests_and_in_scenarios() {
    RuleTags tags = new RuleTags().around(RuleCoverageTest.class).in(ScenarioTests.FOLDER);

    assertThat(tags.inTests())
        .containsEntry("PAR-HERE-01", "RuleCoverageTest.tags_are_found_on_tests_and_in_scenarios")
        .containsEntry("PAR-LEAD-01", "scenarios/leading.yaml:6")
        .containsKey("PAR-HERE-02")
        .doesNotContainKeys("PAR-NOWHERE-01", "PAR-SETUP-01");
  }

  @Test
  void tags_are_found_everywhere_else_too() {
    assertThat(new RuleTags().around(RuleCoverageTest.class).everywhere())
        .containsEntry("PAR-NOWHERE-01", "RuleCoverageTest.no_test")
        .containsEntry("PAR-SETUP-01", "ParleyRules.begin");
  }
}
