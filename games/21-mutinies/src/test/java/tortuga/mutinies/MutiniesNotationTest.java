package tortuga.mutinies;

import tortuga.testkit.DocumentedScenarios;

final class MutiniesNotationTest implements DocumentedScenarios {
  @Override
  public String page() {
    return "docs/rules/21-mutinies.notation.md";
  }
}
