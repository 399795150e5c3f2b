package tortuga.piecesofeight;

import tortuga.engine.Rule;

/// Where a coin is used from: one of the three active positions or, for a coin that was destroyed a
/// moment ago, the hold. The only coin of a deck counts as its fore.
@Rule({"POE-POS-01", "POE-POS-06", "POE-SETUP-09"})
public enum Place {
  NEST,
  FORE,
  AFT,
  HOLD;

  private static final Place[] PLACES = values();

  public static Place of(int ordinal) {
    return PLACES[ordinal];
  }
}
