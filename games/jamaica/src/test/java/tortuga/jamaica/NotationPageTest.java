package tortuga.jamaica;

import tortuga.testkit.DocumentedScenarios;

/// The page about scenarios takes its examples from Jamaica.
final class NotationPageTest implements DocumentedScenarios {
  @Override
  public String page() {
    return "docs/notation.md";
  }
}
