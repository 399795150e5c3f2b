package tortuga.server.table.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tortuga.engine.ClockKind;
import tortuga.engine.Decision;
import tortuga.engine.Decision.Manner;
import tortuga.engine.Seat;
import tortuga.engine.Seats;

/// The question on the table and its history: since when it is asked, of whom, and by which number
/// each seat knows it.
///
/// A seat's number changes when the question does or when the seat itself has answered a part of
/// it, but not when others answer: so nobody's answer is stale because others were quicker.
///
/// @param all all seats that were asked, including those that have answered
/// @param allowance how many milliseconds there are for it; zero if there is no limit
/// @param clock which clock runs for it
/// @param someoneDone whether a person has finished answering it
public record OpenQuestion(
    Decision decision,
    Seats all,
    long opened,
    long allowance,
    ClockKind clock,
    List<Integer> numbers,
    int latest,
    boolean someoneDone) {
  static OpenQuestion first(
      Decision decision, int seats, long at, long allowance, ClockKind clock) {
    List<Integer> numbers = Collections.nCopies(seats, 1);
    return new OpenQuestion(decision, decision.seats(), at, allowance, clock, numbers, 1, false);
  }

  /// Whether `next` is still this question, after the seats in `done` have moved.
  boolean goesOnAs(Decision next, Seats done) {
    return manner() != Manner.OPEN
        && next.manner() == manner()
        && next.kind().equals(kind())
        && (next.seats().equals(decision.seats())
            || next.seats().equals(decision.seats().without(done)));
  }

  /// Returns the same question for the seats that are still asked.
  OpenQuestion continued(Decision next, Seats done, boolean byPerson) {
    List<Integer> changed = new ArrayList<>(numbers);
    for (Seat seat : done) changed.set(seat.index(), latest + 1);
    boolean firstDone = byPerson && !done.stream().allMatch(next.seats()::contains);
    return new OpenQuestion(
        next, all, opened, allowance, clock, changed, latest + 1, someoneDone || firstDone);
  }

  /// Returns the question that comes after this one.
  OpenQuestion followedBy(Decision next, long at, long allowance, ClockKind clock) {
    List<Integer> changed = Collections.nCopies(numbers.size(), latest + 1);
    return new OpenQuestion(next, next.seats(), at, allowance, clock, changed, latest + 1, false);
  }

  /// Returns this question, asked again because what led to `later` was taken back; seats that know
  /// both by the same number need not notice.
  OpenQuestion again(OpenQuestion later) {
    int next = later.latest + 1;
    List<Integer> changed = new ArrayList<>(numbers);
    for (int i = 0; i < changed.size(); i++) {
      if (later.number(i) != number(i)) changed.set(i, next);
    }
    return new OpenQuestion(decision, all, opened, allowance, clock, changed, next, someoneDone);
  }

  public String kind() {
    return decision.kind();
  }

  public Manner manner() {
    return decision.manner();
  }

  public Seats asked() {
    return decision.seats();
  }

  /// Returns who is still asked, as far as everybody may know; nobody in a window.
  Seats publiclyAsked() {
    if (isWindow()) return Seats.NONE;
    return isUnseen() ? all : asked();
  }

  /// Returns who has answered, as far as everybody may know.
  Seats publiclyDone() {
    return isUnseen() ? Seats.NONE : all.without(asked());
  }

  public int number(int seat) {
    return numbers.get(seat);
  }

  /// Whether it is a chance to react.
  public boolean isWindow() {
    return manner() == Manner.WINDOW;
  }

  /// Whether answers are sealed until all are in, so that nobody learns who has answered.
  public boolean isUnseen() {
    return isWindow() || manner() == Manner.SILENT;
  }
}
