package tortuga.violations.whist.tactics;

/// What a bot knows.
public record Finesse(int cards) {}
