package tortuga.engine;

/// One line of a match's log: who did what.
public record PlayedMove<M extends Move>(Seat seat, M move) {}
