package tortuga.server.table;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Event;

/// What one line of the log did, as a viewer perceived it.
///
/// @param entry the number of the match's entry, for replay
/// @param seat who did it, unless several did
/// @param undone whether it was taken back later
/// @param relief whether somebody else plays for the seat from then on
public record Act(
    int entry,
    Optional<Integer> seat,
    By by,
    long at,
    List<Event> events,
    boolean undone,
    Optional<Relief> relief) {}
