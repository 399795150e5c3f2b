package tortuga.jamaica;

import tortuga.testkit.DocumentedScenarios;

final class JamaicaNotationTest implements DocumentedScenarios {
  @Override
  public String page() {
    return "games/jamaica/rules/jamaica.notation.md";
  }
}
