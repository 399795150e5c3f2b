package tortuga.piecesofeight;

import tortuga.testkit.DocumentedScenarios;

final class EightNotationTest implements DocumentedScenarios {
  @Override
  public String page() {
    return "docs/rules/pieces-of-eight.notation.md";
  }
}
