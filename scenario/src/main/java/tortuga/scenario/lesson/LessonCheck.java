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
  /// Maximum number of positions that a learner may reach, so that all can be tried.
  private static final int MOST_POSITIONS = 1_000;

  private final Lesson lesson;
  private final int most;
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

  private LessonCheck(Lesson lesson, int most) {
    this.lesson = lesson;
    this.most = most;
  }

  /// Checks a lesson.
  public static LessonCheck of(Lesson lesson) {
    return of(lesson, MOST_POSITIONS);
  }

  /// Checks a lesson in which a learner may reach no more positions than `most`.
  public static LessonCheck of(Lesson lesson, int most) {
    LessonCheck check = new LessonCheck(lesson, most);
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
    PlayedLesson<?, ?, ?, ?> first = PlayedLesson.of(lesson);
    if (!lesson.ruleIds().isEmpty()) lesson.ruleIds().forEach(RuleIds.of(first.game())::require);
    solve(first.copy());
    if (explore(first)) requireWaysOut();
    requireMet(first.met());
  }

  /// Plays the solution.
  private void solve(PlayedLesson<?, ?, ?, ?> played) {
    while (!played.isDone()) {
      LessonStep step = lesson.steps().get(played.step());
      int number = played.step();
      for (String move : step.solution()) {
        tell(played);
        LessonReply reply = played.answer(move);
        if (!(reply instanceof LessonReply.Accepted)) {
          throw new BadPosition(
              step.line(), "the solution %s is not accepted: %s".formatted(move, told(reply)));
        }
      }
      if (played.step() == number) {
        throw new BadPosition(step.line(), "the solution does not complete this step");
      }
    }
    requireReached(played, "the solution");
  }

  private void tell(PlayedLesson<?, ?, ?, ?> played) {
    for (String move : played.offers()) {
      lines.add(new Line(played.step() + 1, move, told(played.copy().answer(move))));
    }
  }

  private static String told(LessonReply reply) {
    return switch (reply) {
      case LessonReply.Accepted(boolean completes) -> completes ? "accepted" : "allowed";
      case LessonReply.LedBack(Words words) -> words.en();
      case LessonReply.Refused(String reason) -> "refused: " + reason;
    };
  }

  private void requireReached(PlayedLesson<?, ?, ?, ?> played, String after) {
    if (played.isReached()) return;
    complain(
        new BadPosition(
            lesson.reached().line(),
            "after %s, what should be reached is not so".formatted(after)));
  }

  /// Tries every move in every position that can be reached; returns whether these were all. A
  /// lesson with too many of them gets a complaint.
  private boolean explore(PlayedLesson<?, ?, ?, ?> first) {
    Deque<PlayedLesson<?, ?, ?, ?>> left = new ArrayDeque<>(List.of(first));
    seen.add(first.position());
    while (!left.isEmpty()) {
      PlayedLesson<?, ?, ?, ?> played = left.remove();
      for (String move : played.offers()) {
        PlayedLesson<?, ?, ?, ?> next = played.copy();
        if (!accepts(next, move)) continue;
        cameFrom.computeIfAbsent(next.position(), _ -> new HashSet<>()).add(played.position());
        if (!seen.add(next.position()) || next.isDone()) continue;
        if (seen.size() > most) {
          complain(
              new BadPosition(
                  lesson.line(),
                  "more than %d positions can be reached; allow fewer turns".formatted(most)));
          return false;
        }
        left.add(next);
      }
    }
    return true;
  }

  private boolean accepts(PlayedLesson<?, ?, ?, ?> played, String move) {
    try {
      return switch (played.answer(move)) {
        case LessonReply.Accepted _ -> {
          if (played.isDone()) {
            requireReached(played, move);
            ends.add(played.position());
          }
          yield true;
        }
        case LessonReply.LedBack _ -> false;
        case LessonReply.Refused(String reason) ->
            throw new BadPosition(lesson.line(), "refused, although it is offered: " + reason);
      };
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

  private void requireMet(Set<ExpectedTurn> met) {
    for (LessonStep step : lesson.steps()) {
      for (ExpectedTurn turn : step.turns()) {
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
