package tortuga.testkit.highcard;

import java.util.List;

/// What can be seen on the table.
public record HighCardView(int round, List<Integer> scores) {}
