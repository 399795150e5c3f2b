package tortuga.scenario.lesson;

import java.util.List;
import tortuga.engine.Event;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Seat;
import tortuga.engine.State;

/// A move that was tried on a copy of a match.
///
/// @param events what came of it
/// @param luck the luck that it met
/// @param isUnseen whether it answers a question that hides its answers
record Attempt<S extends State<S>, M extends Move, E extends Event, V extends Record>(
    Seat seat,
    String move,
    Match<S, M, E, V> after,
    List<E> events,
    LessonLuck luck,
    boolean isUnseen) {}
