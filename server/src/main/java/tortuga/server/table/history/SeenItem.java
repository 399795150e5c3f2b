package tortuga.server.table.history;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Event;
import tortuga.server.table.Origin;

/// What one line of the log did, as a viewer perceived it.
///
/// @param number counts what the viewer noticed; no other item of the table has it, whatever is
///   taken back
/// @param entry the number of the match's entry, for replay; after an undo it is used again
/// @param seat who did it, unless several did
/// @param undoes the number of the item that it takes back, if it does
/// @param relief whether the player of the seat changed
/// @param dropped how many lines before it do not count, if the table was resumed after a bug
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
