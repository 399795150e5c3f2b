package tortuga.aye;

import tortuga.testkit.ScenarioTests;

/// Every scenario in `scenarios/`, among them all of the rule book.
final class AyeScenariosTest implements ScenarioTests {}
