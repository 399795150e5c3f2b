package tortuga.mutinies;

import tortuga.testkit.ScenarioTests;

/// Every scenario in `scenarios/`, among them all of the rule book.
final class MutiniesScenariosTest implements ScenarioTests {}
