package tortuga.mutinies;

import tortuga.testkit.DocumentedScenarios;

final class MutiniesNotationTest implements DocumentedScenarios {
  @Override
  public String page() {
    return "games/21-mutinies/rules/21-mutinies.notation.md";
  }
}
