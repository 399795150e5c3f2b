package tortuga.engine;

/// A fact that a rule book can state about a move before it is made, such as the odds of a throw or
/// what a sale brings. The records of a game's figures are computed beside the rules they come
/// from, and only from what their seat knows.
public interface Figure {}
