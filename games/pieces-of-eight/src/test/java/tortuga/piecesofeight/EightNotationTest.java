package tortuga.piecesofeight;

import tortuga.testkit.DocumentedScenarios;

final class EightNotationTest implements DocumentedScenarios {
  @Override
  public String page() {
    return "games/pieces-of-eight/rules/pieces-of-eight.notation.md";
  }
}
