package tortuga.engine;

/// Something a seat does; each game declares its own as a sealed interface of small records.
public interface Move {}
