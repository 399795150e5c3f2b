package tortuga.aye;

import tortuga.testkit.DocumentedScenarios;

final class AyeNotationTest implements DocumentedScenarios {
  @Override
  public String page() {
    return "games/aye/rules/aye.notation.md";
  }
}
