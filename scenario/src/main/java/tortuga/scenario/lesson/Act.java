package tortuga.scenario.lesson;

import java.util.List;
import tortuga.engine.Seat;

/// What was played in a lesson at once: a move of one seat, or all answers to a question that hides
/// them.
public record Act(List<Answer> answers, boolean isUnseen) {
  /// What one seat did.
  public record Answer(Seat seat, String move) {}

  public Act {
    answers = List.copyOf(answers);
  }
}
