package tortuga.server.live;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Answers to commands, which wait until all subscribers have been told the result. Where several
/// seats answer at the same time, such as a question that all are asked, subscribers are told once
/// for all of them. Used by the table's own thread only.
final class PendingReplies {
  /// Maximum number of answers that wait together.
  private static final int MOST_TOGETHER = 8;

  private final List<Runnable> answers = new ArrayList<>();
  private final Set<Subscriber> awaiting = new HashSet<>();

  void add(Runnable answer) {
    answers.add(answer);
  }

  boolean isFull() {
    return answers.size() >= MOST_TOGETHER;
  }

  /// Notes that a page will be answered, after whatever else it is told.
  void expect(Subscriber page) {
    awaiting.add(page);
  }

  Set<Subscriber> awaiting() {
    return awaiting;
  }

  void sendAll() {
    awaiting.clear();
    List<Runnable> due = List.copyOf(answers);
    answers.clear();
    due.forEach(Runnable::run);
  }
}
