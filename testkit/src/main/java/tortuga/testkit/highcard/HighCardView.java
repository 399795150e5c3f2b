package tortuga.testkit.highcard;

import java.util.List;

/// What can be seen in the tavern.
public record HighCardView(int round, List<Integer> scores) {}
