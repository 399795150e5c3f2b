package tortuga.engine;

import java.util.List;

/// One line of the sheet that explains a score: what the points were for, and how many each seat
/// got.
public record ScoreLine(String name, List<Integer> points) {
  public ScoreLine {
    points = List.copyOf(points);
  }
}
