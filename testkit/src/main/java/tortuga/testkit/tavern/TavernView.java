package tortuga.testkit.tavern;

import java.util.List;

/// What can be seen in the tavern.
public record TavernView(int round, List<Integer> scores) {}
