package tortuga.server.table;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tortuga.engine.Seat;
import tortuga.engine.chance.SplitMix;
import tortuga.server.table.clock.Downtime;

/// Restless players: they answer at random, are late, leave, come back, and change their minds.
final class RandomPeople {
  private final TestTable cabin;
  private final SplitMix choices;

  RandomPeople(TestTable cabin, long number) {
    this.cabin = cabin;
    this.choices = new SplitMix(number);
  }

  /// Plays a game to its end.
  static void playOn(TestTable cabin, long number) {
    RandomPeople people = new RandomPeople(cabin, number);
    for (int i = 0; i < 20_000 && cabin.table.phase() == Phase.PLAYING; i++) people.act();
  }

  /// Does the next thing, whatever that is.
  void act() {
    cabin.now += choices.below(40) == 0 ? 8_000 : 300;
    if (!cabin.tick().isEmpty()) return;
    List<Integer> asked = asked();
    if (asked.isEmpty()) {
      cabin.now = Math.max(cabin.now, alarm());
      cabin.tick();
      return;
    }
    int seat = asked.get(choices.below(asked.size()));
    if (cabin.table.chairs().bot(seat).isEmpty() && choices.below(12) == 0 && fidgets(seat)) return;
    List<String> moves = moves(seat);
    cabin.play(seat, moves.get(choices.below(moves.size())));
  }

  private long alarm() {
    return cabin.table.automation().nextDeadline(cabin.now, Downtime.NONE).orElseThrow();
  }

  private List<Integer> asked() {
    return IntStream.range(0, cabin.table.seats())
        .filter(seat -> !moves(seat).isEmpty())
        .boxed()
        .toList();
  }

  private List<String> moves(int seat) {
    return cabin.asked(seat).moves();
  }

  private boolean fidgets(int seat) {
    switch (choices.below(4)) {
      case 0 -> cabin.commit(() -> cabin.table.propose().hold(seat, false));
      case 1 -> cabin.commit(() -> cabin.table.propose().order(seat, kind(), Optional.of("pass")));
      case 2 -> {
        return undoes();
      }
      default -> {
        return resumes();
      }
    }
    return true;
  }

  private String kind() {
    List<String> kinds = List.copyOf(cabin.table.game().questions());
    return kinds.get(choices.below(kinds.size()));
  }

  private boolean undoes() {
    for (int seat = 0; seat < cabin.table.seats(); seat++) {
      int mover = seat;
      if (!cabin.asked(Seat.of(seat)).undo()) continue;
      if (!TestTable.refusal(() -> cabin.table.propose().undo(mover, "")).isEmpty()) continue;
      cabin.commit(() -> cabin.table.propose().undo(mover, ""));
      return true;
    }
    return false;
  }

  private boolean resumes() {
    for (int seat = 0; seat < cabin.table.seats(); seat++) {
      int owner = seat;
      if (!cabin.table.chairs().isHeld(seat)) continue;
      cabin.commit(() -> cabin.table.propose().resume(owner));
      return true;
    }
    return false;
  }
}
