package tortuga.testkit.parley;

import java.util.List;

/// What a viewer sees.
public record ParleyView(int round, int wind, List<List<Integer>> hands, List<Integer> scores) {}
