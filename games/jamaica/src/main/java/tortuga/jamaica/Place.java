package tortuga.jamaica;

import tortuga.engine.text.WrittenAs;
import tortuga.jamaica.state.Route;

/// Where a ship is in the race: a space, and the lap on which it is there, such as `17`, `47@-1`
/// behind the start line, or `0@1`, home.
@WrittenAs({"#", "#@#"})
public record Place(int space, int lap) {
  /// Port Royal at the start.
  public static final Place START = new Place(Route.HOME, 0);

  /// Port Royal at the end.
  public static final Place FINISH = new Place(Route.HOME, 1);

  /// A ship that does nothing but turn back, in the longest game, gets no further than this lap.
  public static final int FURTHEST_BEHIND = -50;

  /// Reads a place; without a lap it is on the first one.
  public static Place of(String text) {
    String[] parts = text.split("@", -1);
    try {
      int space = Integer.parseInt(parts[0]);
      int lap = parts.length > 1 ? Integer.parseInt(parts[1]) : 0;
      if (parts.length > 2
          || space < 0
          || space >= Route.SPACES
          || lap > 1
          || lap < FURTHEST_BEHIND) throw noPlace(text);
      if (lap == 1 && space != Route.HOME) throw noPlace(text);
      return new Place(space, lap);
    } catch (NumberFormatException _) {
      throw noPlace(text);
    }
  }

  private static IllegalArgumentException noPlace(String text) {
    return new IllegalArgumentException(
        "there is no place %s; there are 0 to 49, behind the start line such as 47@-1, and home, 0@1"
            .formatted(text));
  }

  @Override
  public String toString() {
    return lap == 0 && space != Route.HOME ? Integer.toString(space) : space + "@" + lap;
  }
}
