package tortuga.scenario.lesson;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tortuga.engine.text.BadPosition;
import tortuga.scenario.RuleIds;

/// Plays everything that a learner may try in a lesson: its solution, and every other move in every
/// position that can be reached.
public final class LessonCheck {
  /// Maximum number of positions that are tried.
  private static final int MOST_POSITIONS = 300;

  private final Lesson lesson;
  private final List<String> complaints = new ArrayList<>();
  private final List<Line> lines = new ArrayList<>();
  private final Set<String> seen = new HashSet<>();

  /// From where each position was reached; the end of the lesson is a position, too.
  private final Map<String, Set<String>> cameFrom = new HashMap<>();

  private final Set<String> ends = new HashSet<>();

  /// What a lesson answers to a move.
  ///
  /// @param step the number of the step, from one
  public record Line(int step, String move, String reply) {}

  private LessonCheck(Lesson lesson) {
    this.lesson = lesson;
  }

  /// Checks a lesson.
  public static LessonCheck of(Lesson lesson) {
    LessonCheck check = new LessonCheck(lesson);
    try {
      check.all();
    } catch (BadPosition e) {
      check.complain(e);
    }
    return check;
  }

  /// Returns what is wrong, each with file and line; nothing if the lesson is fine.
  public List<String> complaints() {
    return List.copyOf(complaints);
  }

  /// Returns what the lesson answers to every move along its solution.
  public List<Line> lines() {
    return List.copyOf(lines);
  }

  private void all() {
    Course<?, ?, ?, ?> first = Course.of(lesson);
    if (!lesson.ruleIds().isEmpty()) lesson.ruleIds().forEach(RuleIds.of(first.game())::require);
    solve(first.copy());
    if (explore(first)) requireWaysOut();
    requireMet(first.met());
  }

  /// Plays the solution.
  private void solve(Course<?, ?, ?, ?> course) {
    while (!course.isDone()) {
      LessonStep step = lesson.steps().get(course.step());
      int number = course.step();
      for (String move : step.solution()) {
        tell(course);
        Reply reply = course.answer(move);
        if (!(reply instanceof Reply.Accepted)) {
          throw new BadPosition(
              step.line(), "the solution %s is not accepted: %s".formatted(move, told(reply)));
        }
      }
      if (course.step() == number) {
        throw new BadPosition(step.line(), "the solution does not complete this step");
      }
    }
    requireReached(course, "the solution");
  }

  private void tell(Course<?, ?, ?, ?> course) {
    for (String move : course.offers()) {
      lines.add(new Line(course.step() + 1, move, told(course.copy().answer(move))));
    }
  }

  private static String told(Reply reply) {
    return switch (reply) {
      case Reply.Accepted(boolean completes) -> completes ? "accepted" : "allowed";
      case Reply.LedBack(Words words) -> words.en();
      case Reply.Refused(String reason) -> "refused: " + reason;
    };
  }

  private void requireReached(Course<?, ?, ?, ?> course, String after) {
    if (course.isReached()) return;
    complain(
        new BadPosition(
            lesson.reached().line(),
            "after %s, what should be reached is not so".formatted(after)));
  }

  /// Tries every move in every position that can be reached; returns whether these were all.
  private boolean explore(Course<?, ?, ?, ?> first) {
    Deque<Course<?, ?, ?, ?>> left = new ArrayDeque<>(List.of(first));
    seen.add(first.position());
    while (!left.isEmpty()) {
      Course<?, ?, ?, ?> course = left.remove();
      for (String move : course.offers()) {
        Course<?, ?, ?, ?> next = course.copy();
        if (!accepts(next, move)) continue;
        cameFrom.computeIfAbsent(next.position(), _ -> new HashSet<>()).add(course.position());
        if (!seen.add(next.position()) || next.isDone()) continue;
        if (seen.size() > MOST_POSITIONS) return false;
        left.add(next);
      }
    }
    return true;
  }

  private boolean accepts(Course<?, ?, ?, ?> course, String move) {
    try {
      if (!(course.answer(move) instanceof Reply.Accepted)) return false;
      if (course.isDone()) {
        requireReached(course, move);
        ends.add(course.position());
      }
      return true;
    } catch (BadPosition e) {
      complain(new BadPosition(e.line(), "after %s: %s".formatted(move, e.getMessage())));
      return false;
    }
  }

  /// Complains about positions from which the lesson cannot be finished any more.
  private void requireWaysOut() {
    Set<String> good = new HashSet<>(ends);
    Deque<String> left = new ArrayDeque<>(ends);
    while (!left.isEmpty()) {
      for (String before : cameFrom.getOrDefault(left.remove(), Set.of())) {
        if (good.add(before)) left.add(before);
      }
    }
    seen.stream()
        .filter(position -> !good.contains(position))
        .forEach(position ->
            complain(
                new BadPosition(
                    lesson.line(), "from here the lesson cannot be finished: " + position)));
  }

  private void requireMet(Set<Turn> met) {
    for (LessonStep step : lesson.steps()) {
      for (Turn turn : step.turns()) {
        if (met.contains(turn)) continue;
        complain(new BadPosition(turn.line(), "no move here is like this: " + turn));
      }
    }
  }

  private void complain(BadPosition problem) {
    int line = problem.line() > 0 ? problem.line() : lesson.line();
    complaints.add("%s:%d: %s".formatted(lesson.file(), line, problem.getMessage()));
  }
}
