package tortuga.aye;

import java.util.Optional;

/// One of the nine phases of a round, in order.
public enum Phase {
  /// Before the first round.
  NONE,
  /// Commands, and the vote on them.
  CAPTAIN,
  FREE,
  REPAIR,
  HOOK,
  SAILS,
  HELM,
  CANNONS,
  SWORDS,
  MUTINY;

  private static final Phase[] PHASES = values();

  /// Returns a phase by its number, from one to nine; zero is none.
  public static Phase of(int number) {
    return PHASES[number];
  }

  /// Returns the mission that is attempted in it, if it is about one.
  public Optional<Mission> mission() {
    for (Mission mission : Mission.values()) {
      if (mission.phase() == ordinal()) return Optional.of(mission);
    }
    return Optional.empty();
  }
}
