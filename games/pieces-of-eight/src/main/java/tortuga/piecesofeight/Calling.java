package tortuga.piecesofeight;

import tortuga.engine.Rule;

/// Which end coins are called to the Captain, and where they go: ahead of it is toward the fore.
///
/// Where both go to the same side, they are named in their new order from the fore.
@Rule({"POE-CALL-01", "POE-CALL-02"})
public enum Calling {
  FORE_AHEAD("f", ""),
  FORE_BEHIND("", "f"),
  AFT_AHEAD("a", ""),
  AFT_BEHIND("", "a"),
  FORE_AHEAD_AFT_BEHIND("f", "a"),
  AFT_AHEAD_FORE_BEHIND("a", "f"),
  FORE_AFT_AHEAD("fa", ""),
  AFT_FORE_AHEAD("af", ""),
  FORE_AFT_BEHIND("", "fa"),
  AFT_FORE_BEHIND("", "af");

  private static final Calling[] CALLINGS = values();

  private final String ahead;
  private final String behind;
  public final boolean callsFore;
  public final boolean callsAft;

  Calling(String ahead, String behind) {
    this.ahead = ahead;
    this.behind = behind;
    callsFore = (ahead + behind).contains("f");
    callsAft = (ahead + behind).contains("a");
  }

  public static int count() {
    return CALLINGS.length;
  }

  public static Calling of(int ordinal) {
    return CALLINGS[ordinal];
  }

  /// Writes the old index of each coin of the new deck into `order`; the Captain is at index
  /// `captain` of a deck of `size`, and is not among the coins called.
  public void arrange(int captain, int size, int[] order) {
    int next = 0;
    for (int i = callsFore ? 1 : 0; i < captain; i++) order[next++] = i;
    for (int i = 0; i < ahead.length(); i++) order[next++] = index(ahead.charAt(i), size);
    order[next++] = captain;
    for (int i = 0; i < behind.length(); i++) order[next++] = index(behind.charAt(i), size);
    for (int i = captain + 1; i < (callsAft ? size - 1 : size); i++) order[next++] = i;
  }

  private static int index(char end, int size) {
    return end == 'f' ? 0 : size - 1;
  }
}
