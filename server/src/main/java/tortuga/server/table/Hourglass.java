package tortuga.server.table;

import java.util.Arrays;
import java.util.Optional;
import tortuga.engine.Seat;
import tortuga.engine.Seats;

/// The time that people have: for each question, or, where the rules want it, for the whole game.
final class Hourglass {
  private final Pace pace;
  private final boolean hasBanks;
  private final long[] banks;

  Hourglass(Pace pace, int seats, int bankSeconds) {
    this.pace = pace;
    this.hasBanks = bankSeconds > 0;
    this.banks = new long[seats];
    Arrays.fill(banks, 1000L * bankSeconds);
  }

  /// Returns how many milliseconds there are for a question that takes `seconds` at a normal pace.
  long allowance(int seconds) {
    return seconds == 0 && pace.isLive() ? 0 : pace.allowance(seconds);
  }

  /// Whether a question is a window that closes by itself.
  boolean isTimedWindow(Question question) {
    return question.isWindow() && question.allowance() > 0 && pace.isLive();
  }

  /// Returns when the time for a question is up.
  Optional<Long> deadline(Question question, long now, Credit credit) {
    long lost = credit.between(question.opened(), Math.max(now, question.opened()));
    if (question.allowance() > 0) {
      return Optional.of(question.opened() + question.allowance() + lost);
    }
    if (!hasBanks || question.isUnseen()) return Optional.empty();
    return question.asked().stream()
        .map(seat -> question.opened() + banks[seat.index()] + lost)
        .min(Long::compare);
  }

  /// Returns what is left of a seat's time bank at a moment, if the game has one.
  Optional<Long> bank(Question question, int seat, long now, Credit credit) {
    if (!hasBanks) return Optional.empty();
    boolean runs = isOnBank(question, Seat.of(seat));
    return Optional.of(banks[seat] - (runs ? thought(question, now, credit) : 0));
  }

  private boolean isOnBank(Question question, Seat seat) {
    return hasBanks && question.allowance() == 0 && question.asked().contains(seat);
  }

  private static long thought(Question question, long now, Credit credit) {
    return Math.max(0, now - question.opened() - credit.between(question.opened(), now));
  }

  /// Takes the time that was spent on a question from the banks of those who have answered, and
  /// returns how much it was for the last of them.
  long charge(Question question, Seats done, long at, Credit credit) {
    long charge = 0;
    for (Seat seat : done) {
      if (!isOnBank(question, seat)) continue;
      charge = Math.min(banks[seat.index()], thought(question, at, credit));
      banks[seat.index()] -= charge;
    }
    return charge;
  }

  /// Gives back what was charged for a question, since it is put again and its time goes on.
  void refund(Seat seat, long charged) {
    banks[seat.index()] += charged;
  }

  /// Returns the seat whose bank is the first to be empty.
  Seat latest(Question question) {
    return question.asked().stream()
        .min((a, b) -> Long.compare(banks[a.index()], banks[b.index()]))
        .orElseThrow();
  }
}
