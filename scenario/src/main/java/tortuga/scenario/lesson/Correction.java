package tortuga.scenario.lesson;

/// What a lesson says to a wrong turn before it leads back.
record Correction(ExpectedTurn turn, Words words) {}
