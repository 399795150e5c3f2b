package tortuga.server.table.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tortuga.engine.Decision;

/// The question on the table, as one viewer may know it.
///
/// @param number identifies the question when it is answered
/// @param kind which question it is; it has a text in every language
/// @param seats who is still asked, as far as everybody may know; nobody in a reaction window
/// @param answered who has answered, as far as everybody may know
/// @param opened when it was first asked
/// @param deadline when the time is up, if there is a limit
/// @param mine whether the viewer may answer
/// @param pledged the viewer's sealed answer, if it has given one
/// @param moves what the viewer may answer
/// @param free what the viewer may do at any time
/// @param fallback what will be played for the viewer when the time is up, if that is certain
/// @param undo whether the viewer may take back its last move
/// @param orders the viewer's standing orders: a verb for a kind of question
public record QuestionView(
    int number,
    String kind,
    Decision.Manner manner,
    List<Integer> seats,
    List<Integer> answered,
    long opened,
    Optional<Long> deadline,
    boolean mine,
    Optional<String> pledged,
    List<String> moves,
    List<String> free,
    Optional<String> fallback,
    boolean undo,
    Map<String, String> orders) {}
