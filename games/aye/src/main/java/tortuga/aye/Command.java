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

  static final int COUNT = 8;

  private static final Command[] COMMANDS = values();

  static Command of(int ordinal) {
    return COMMANDS[ordinal];
  }

  boolean isMission() {
    return ordinal() >= SAILS.ordinal();
  }

  /// Returns the mission that it is about; it must be about one.
  Mission mission() {
    return Mission.of(ordinal() - SAILS.ordinal());
  }
}
