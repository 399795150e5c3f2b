package tortuga.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/// Tortuga keeps every rule of its architecture; the package of violations breaks each of them.
class ArchitectureTest {
  private static final JavaClasses TORTUGA =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("tortuga");
  private static final JavaClasses VIOLATIONS =
      new ClassFileImporter().importPackages("tortuga.violations");

  @Test
  void the_engine_knows_only_java() {
    check(Architecture::theEngineKnowsOnlyJava, "LoadedDie");
  }

  @Test
  void a_game_knows_only_the_engine_and_itself() {
    check(Architecture::aGameKnowsOnlyTheEngineAndItself, "Poker.+Whist", "Whist.+Poker");
  }

  @Test
  void nobody_else_knows_a_game() {
    check(Architecture::nobodyElseKnowsAGame, "Cheat.+Whist");
  }

  @Test
  void rules_touch_nothing_of_the_world() {
    check(
        Architecture::rulesTouchNothingOfTheWorld,
        "Random",
        "Math.random",
        "nanoTime",
        "currentTimeMillis",
        "Instant.now",
        "Thread",
        "Files",
        "Socket",
        "Logger",
        "PrintStream",
        "shuffle");
  }

  @Test
  void moves_and_events_are_records() {
    check(Architecture::movesAndEventsAreRecords, "WhistMove", "WhistEvent");
  }

  @Test
  void the_rooms_of_a_game_know_only_those_below() {
    check(Architecture::theRoomsOfAGameKnowOnlyThoseBelow, "Trumps.+Finesse", "Deck.+Trumps");
  }

  @Test
  void the_rooms_of_the_server_know_only_those_below() {
    check(Architecture::theRoomsOfTheServerKnowOnlyThoseBelow, "Table.+Ledger");
  }

  @Test
  void each_game_tells_its_own_events() {
    check(Architecture::eachGameTellsItsOwnEvents, "LoadedDie.boast");
  }

  @Test
  void packages_are_null_marked() {
    check(Architecture::packagesAreNullMarked, "violations.whist");
  }

  @Test
  void packages_have_no_cycles() {
    check(Architecture::packagesHaveNoCycles, "poker.+whist");
  }

  @Test
  void few_conceal() {
    check(Architecture::fewConceal, "Cheat.peek", "Cheat.squint");
  }

  @Test
  void only_a_match_makes_views() {
    check(Architecture::onlyAMatchMakesViews, "Cheat.paint");
  }

  @Test
  void bots_know_no_match() {
    check(Architecture::botsKnowNoMatch, "Cheat.+truth");
  }

  @Test
  void prices_know_no_truth() {
    check(Architecture::pricesKnowNoTruth, "MovePricing.+Match");
  }

  @Test
  void a_table_knows_nothing_of_the_server() {
    check(Architecture::aTableKnowsNothingOfTheServer, "Table.+Ledger", "Table.+Logger");
  }

  @Test
  void only_tables_touch_matches() {
    check(Architecture::onlyTablesTouchMatches, "Spyglass.+Match");
  }

  @Test
  void only_the_projection_shows_tables() {
    check(Architecture::onlyTheProjectionShowsTables, "Spyglass.peek");
  }

  @Test
  void few_know_seeds() {
    check(Architecture::fewKnowSeeds, "Spyglass.+Seed");
  }

  @Test
  void the_packages_of_the_server_have_no_cycles() {
    check(Architecture::thePackagesOfTheServerHaveNoCycles, "store.+table");
  }

  /// Checks that Tortuga keeps a rule, and that the rule finds each of the culprits among the
  /// violations.
  private static void check(Function<Architecture, ArchRule> rule, String... culprits) {
    rule.apply(new Architecture("tortuga", TORTUGA)).check(TORTUGA);

    String report =
        rule.apply(new Architecture("tortuga.violations", VIOLATIONS))
            .evaluate(VIOLATIONS)
            .getFailureReport()
            .toString();
    for (String culprit : culprits) assertThat(report).containsPattern("(?s)" + culprit);
  }
}
