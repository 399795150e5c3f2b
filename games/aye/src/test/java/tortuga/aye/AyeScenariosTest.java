package tortuga.aye;

import tortuga.testkit.ScenarioTests;

/// Every scenario in `scenarios/`, including all of the rule book.
final class AyeScenariosTest implements ScenarioTests {}
