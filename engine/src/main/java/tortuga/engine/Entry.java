package tortuga.engine;

/// One line of a match's log: who did what.
public record Entry<M extends Move>(Seat seat, M move) {}
