package tortuga.engine.steps;

/// Marks a step that waits for an answer; every other step is a duty, which the rules carry out.
public interface Question {}
