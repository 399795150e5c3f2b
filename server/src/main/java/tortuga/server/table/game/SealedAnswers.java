package tortuga.server.table.game;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tortuga.engine.Decision;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.server.table.Table;

/// The sealed answers to a question, which are opened when all are in or time is up.
final class SealedAnswers {
  private final @Nullable String[] answers;
  private Optional<Long> firstReaction = Optional.empty();

  SealedAnswers(int seats) {
    this.answers = new String[seats];
  }

  void seal(int seat, String move, OpenQuestion question, long at) {
    answers[seat] = move;
    boolean reacts = question.isWindow() && !move.equals(Decision.PASS);
    if (reacts && firstReaction.isEmpty()) firstReaction = Optional.of(at);
  }

  Optional<String> of(int seat) {
    return Optional.ofNullable(answers[seat]);
  }

  /// Whether somebody reacts in the window.
  boolean hasReaction() {
    return firstReaction.isPresent();
  }

  /// Removes all answers.
  void clear() {
    Arrays.fill(answers, null);
    firstReaction = Optional.empty();
  }

  /// Returns when a question with sealed answers closes, if that is known yet.
  ///
  /// With several people at the table, a window that closes by itself stays open for its whole
  /// length unless somebody reacts, so that its length reveals nothing. A single person has nobody
  /// to hide from, but bots have: the table waits for each of them, even for one that can only
  /// pass.
  Optional<Long> closing(
      Seats awaited,
      boolean byItself,
      Seats people,
      Predicate<Seat> canOnlyPass,
      Optional<Long> deadline,
      long now) {
    Seats missing = missing(awaited);
    if (!byItself) return missing.isEmpty() ? Optional.of(now) : deadline;
    if (people.size() <= 1) {
      boolean done =
          missing.stream().allMatch(seat -> people.contains(seat) && canOnlyPass.test(seat));
      return done ? Optional.of(now) : deadline;
    }
    Optional<Long> reaction = firstReaction.map(at -> at + Table.SAME_MOMENT);
    return reaction.isPresent() ? reaction : deadline;
  }

  private Seats missing(Seats awaited) {
    Seats missing = Seats.NONE;
    for (Seat seat : awaited) if (answers[seat.index()] == null) missing = missing.with(seat);
    return missing;
  }
}
