package tortuga.scenario.lesson;

/// What a lesson answers to a move of the learner.
public sealed interface LessonReply {
  /// The lesson goes on.
  ///
  /// @param completes whether the step is done
  record Accepted(boolean completes) implements LessonReply {}

  /// The move is legal, but not what the lesson is about: nothing has changed.
  record LedBack(Words words) implements LessonReply {}

  /// The rules do not allow the move, for a reason that has a text in every language.
  record Refused(String reason) implements LessonReply {}
}
