package tortuga.server.table.history;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Event;
import tortuga.server.table.Origin;

/// What one line of the log did, as a viewer perceived it.
///
/// @param number counts what the viewer noticed; no other act of the table has it, whatever is
///   taken back
/// @param entry the number of the match's entry, for replay; after an undo it is given away again
/// @param seat who did it, unless several did
/// @param undoes the number of the act that it takes back, if it does
/// @param relief whether somebody else plays for the seat from then on
/// @param dropped how many lines before it do not count, if the table went on after a mistake
public record SeenItem(
    int number,
    int entry,
    Optional<Integer> seat,
    Origin by,
    long at,
    List<Event> events,
    Optional<Integer> undoes,
    Optional<SeatHandover> relief,
    Optional<Integer> dropped) {}
