package tortuga.server.table.game;

import java.util.List;
import tortuga.engine.Event;
import tortuga.engine.Move;
import tortuga.server.table.LogEntry.Turn;

/// The result of trying moves.
///
/// @param after the match as it would be
/// @param moves what was played in each turn
/// @param lucky whether chance was drawn
public record DryRunResult(
    Object after,
    List<Turn> turns,
    List<? extends Move> moves,
    List<? extends Event> events,
    boolean lucky) {}
