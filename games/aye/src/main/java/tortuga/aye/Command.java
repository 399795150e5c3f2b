package tortuga.aye;

/// What a captain orders, or a pirate does: a command token, or nothing.
public enum Command {
  NOTHING,
  REPAIR,
  HOOK,
  /// The bottle of rum: choose what to do.
  RUM,
  SAILS,
  HELM,
  CANNONS,
  SWORDS;

  public static final int COUNT = 8;

  private static final Command[] COMMANDS = values();

  public static Command of(int ordinal) {
    return COMMANDS[ordinal];
  }

  public boolean isMission() {
    return ordinal() >= SAILS.ordinal();
  }

  /// Whether it is something that a pirate does; the rum only leaves the choice.
  public boolean isAction() {
    return this != RUM;
  }

  /// Returns the mission that it is about; it must be about one.
  public Mission mission() {
    return Mission.of(ordinal() - SAILS.ordinal());
  }
}
