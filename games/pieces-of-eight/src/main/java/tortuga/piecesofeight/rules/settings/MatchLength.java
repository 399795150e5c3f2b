package tortuga.piecesofeight.rules.settings;

import tortuga.engine.Rule;

/// How many games make a match: the best of three or five for two players, a number of wins for
/// more.
@Rule("POE-MATCH-01")
public enum MatchLength {
  SINGLE(1),
  BEST_OF_3(2),
  BEST_OF_5(3),
  FIRST_TO_2(2),
  FIRST_TO_3(3),
  FIRST_TO_4(4),
  FIRST_TO_5(5);

  public final int winsNeeded;

  MatchLength(int winsNeeded) {
    this.winsNeeded = winsNeeded;
  }

  boolean isForTwo() {
    return this == BEST_OF_3 || this == BEST_OF_5;
  }
}
