package tortuga.server.table.clock;

import java.util.Arrays;
import java.util.Optional;
import tortuga.engine.ClockKind;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.server.table.game.OpenQuestion;

/// The time that people have: for each question or, where the rules say so, from a time bank.
/// Whoever plays alone against bots keeps nobody waiting, and has no time limit but a bank.
public final class Clock {
  private final Pace pace;
  private final boolean alone;
  private final long full;
  private final long[] banks;
  private int fillings;

  /// When the banks were last charged: later time is not deducted yet.
  private long charged;

  public Clock(Pace pace, boolean alone, int seats, int bankSeconds, int fillings, long at) {
    this.pace = pace;
    this.alone = alone;
    this.full = 1000L * bankSeconds;
    this.banks = new long[seats];
    this.fillings = fillings;
    this.charged = at;
    Arrays.fill(banks, full);
  }

  /// Returns how many milliseconds there are for a question; zero if there is no limit.
  public long allowance(int seconds, ClockKind clock) {
    if (alone || clock == ClockKind.BANK) return 0;
    boolean isExact = clock == ClockKind.EXACT && pace.isLive();
    if (isExact) return 1000L * seconds;
    return seconds == 0 && pace.isLive() ? 0 : pace.allowance(seconds);
  }

  /// Whether a question is a window that closes by itself.
  public boolean isTimedWindow(OpenQuestion question) {
    return question.isWindow() && question.allowance() > 0 && pace.isLive();
  }

  /// Returns when the time for a question is up.
  public Optional<Long> deadline(OpenQuestion question, long now, Downtime downtime) {
    if (question.allowance() > 0) {
      long lost = downtime.between(question.opened(), Math.max(now, question.opened()));
      return Optional.of(question.opened() + question.allowance() + lost);
    }
    long lost = downtime.between(charged, Math.max(now, charged));
    return question.asked().stream()
        .filter(seat -> isOnBank(question, seat))
        .map(seat -> charged + banks[seat.index()] + lost)
        .min(Long::compare);
  }

  /// Returns what is left of a seat's time bank at a moment, if the game has one.
  public Optional<Long> bank(OpenQuestion question, int seat, long now, Downtime downtime) {
    if (full == 0) return Optional.empty();
    boolean runs = isOnBank(question, Seat.of(seat));
    return Optional.of(banks[seat] - (runs ? spent(seat, now, downtime) : 0));
  }

  private boolean isOnBank(OpenQuestion question, Seat seat) {
    return full > 0 && question.clock() == ClockKind.BANK && question.asked().contains(seat);
  }

  private long spent(int seat, long now, Downtime downtime) {
    long thought = now - charged - downtime.between(charged, now);
    return Math.clamp(thought, 0, banks[seat]);
  }

  /// Deducts the time since the last charge from the banks of all who thought about a question.
  /// This happens whenever something is played, by whomever.
  public void charge(OpenQuestion question, long at, Downtime downtime) {
    charge(question, question.asked(), at, downtime);
  }

  /// Deducts the time since the last charge from some banks: when a move is taken back, only from
  /// that of its player, as nobody else has thought about anything that counts.
  public void charge(OpenQuestion question, Seats whose, long at, Downtime downtime) {
    for (Seat seat : whose) {
      if (isOnBank(question, seat)) banks[seat.index()] -= spent(seat.index(), at, downtime);
    }
    charged = Math.max(charged, at);
  }

  /// Fills all banks if the rules say so.
  public void fill(int fillings) {
    if (fillings == this.fillings) return;
    this.fillings = fillings;
    Arrays.fill(banks, full);
  }

  /// Returns the seat whose bank is the first to be empty.
  public Seat latest(OpenQuestion question) {
    return question.asked().stream()
        .min((a, b) -> Long.compare(banks[a.index()], banks[b.index()]))
        .orElseThrow();
  }
}
