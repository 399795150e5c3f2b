package tortuga.testkit.parley;

import tortuga.testkit.ScenarioTests;

class ParleyScenariosTest implements ScenarioTests {}
