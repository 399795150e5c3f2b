package tortuga.mutinies;

/// A place where discs go: six for the Captain to choose from, and two for Sailors who do not
/// follow.
public enum Action {
  TRADE_ROUTES,
  NON_TRADE_ROUTES,
  SHIPWRECKS,
  TAVERN,
  BLACK_MARKET,
  CITY,
  CABIN,
  MUTINY;

  /// How many there are for the Captain; they come first.
  public static final int FOR_CAPTAIN = 6;

  private static final Action[] ACTIONS = values();

  public static Action of(int ordinal) {
    return ACTIONS[ordinal];
  }

  public boolean isForCaptain() {
    return ordinal() < FOR_CAPTAIN;
  }

  /// Whether discs fill its squares from the first one on.
  public boolean isOrdered() {
    return this == NON_TRADE_ROUTES || this == SHIPWRECKS || this == TAVERN;
  }
}
