package tortuga.server.table.history;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Event;
import tortuga.record.RecordedChance.Draw;

/// One entry of a finished game, as a viewer saw it then; the move and the luck are no longer
/// secret.
///
/// @param entry its number; the setup is number zero
/// @param luck the chance that was drawn
/// @param kind the next question, if the game went on, and who was asked
public record ReplayStep(
    int entry,
    Optional<Integer> seat,
    Optional<String> move,
    List<Draw> luck,
    List<Event> events,
    Record view,
    Optional<String> kind,
    List<Integer> asked) {}
