package tortuga.server.lesson;

import java.util.List;
import java.util.Optional;
import tortuga.scenario.lesson.Words;
import tortuga.server.protocol.ServerMessage;

/// What a lesson answers to the learner's moves.
///
/// @param whole everything about the table, for a page that brings no new move
/// @param updates what the new moves brought, one update for each thing that happened
/// @param kept how many of the moves count; a wrong turn does not
/// @param refused why the move after those is not possible
/// @param ledBack why it is not what the lesson is about; the updates then show it, unless nobody
///   could see it, and the page takes it back
/// @param step how many steps are done, of all
/// @param say what to say before the next move
/// @param hints what the learner may ask for, one after another
/// @param next the move of the solution
/// @param done what to remember, once the lesson is done
public record LessonAnswer(
    Optional<ServerMessage.Whole> whole,
    List<ServerMessage.Update> updates,
    int kept,
    Optional<String> refused,
    Optional<Words> ledBack,
    int step,
    int steps,
    Optional<Words> say,
    List<Words> hints,
    Optional<String> next,
    Optional<Words> done) {
  /// Returns this answer with what the page is told of the table.
  LessonAnswer with(Optional<ServerMessage.Whole> whole, List<ServerMessage.Update> updates) {
    return new LessonAnswer(
        whole, updates, kept, refused, ledBack, step, steps, say, hints, next, done);
  }
}
