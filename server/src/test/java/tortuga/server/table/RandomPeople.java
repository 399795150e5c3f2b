package tortuga.server.table;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tortuga.engine.Seat;
import tortuga.engine.chance.SplitMix;
import tortuga.server.table.clock.Downtime;

/// Restless players: they answer at random, are late, leave, come back, and change their minds.
final class RandomPeople {
  private final TestTable testTable;
  private final SplitMix choices;

  RandomPeople(TestTable testTable, long number) {
    this.testTable = testTable;
    this.choices = new SplitMix(number);
  }

  /// Plays a game to its end.
  static void playOn(TestTable testTable, long number) {
    RandomPeople people = new RandomPeople(testTable, number);
    for (int i = 0; i < 20_000 && testTable.table.phase() == Phase.PLAYING; i++) people.act();
  }

  /// Does the next thing, whatever that is.
  void act() {
    testTable.now += choices.below(40) == 0 ? 8_000 : 300;
    if (!testTable.tick().isEmpty()) return;
    List<Integer> asked = asked();
    if (asked.isEmpty()) {
      testTable.now = Math.max(testTable.now, alarm());
      testTable.tick();
      return;
    }
    int seat = asked.get(choices.below(asked.size()));
    if (testTable.table.chairs().bot(seat).isEmpty() && choices.below(12) == 0 && fidgets(seat))
      return;
    List<String> moves = moves(seat);
    testTable.play(seat, moves.get(choices.below(moves.size())));
  }

  private long alarm() {
    return testTable.table.automation().nextDeadline(testTable.now, Downtime.NONE).orElseThrow();
  }

  private List<Integer> asked() {
    return IntStream.range(0, testTable.table.seats())
        .filter(seat -> !moves(seat).isEmpty())
        .boxed()
        .toList();
  }

  private List<String> moves(int seat) {
    return testTable.asked(seat).moves();
  }

  private boolean fidgets(int seat) {
    switch (choices.below(4)) {
      case 0 -> testTable.commit(() -> testTable.table.propose().handToBot(seat, false));
      case 1 ->
          testTable.commit(
              () -> testTable.table.propose().order(seat, kind(), Optional.of("pass")));
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
    List<String> kinds = List.copyOf(testTable.table.game().questions());
    return kinds.get(choices.below(kinds.size()));
  }

  private boolean undoes() {
    for (int seat = 0; seat < testTable.table.seats(); seat++) {
      int mover = seat;
      if (!testTable.asked(Seat.of(seat)).undo()) continue;
      if (!TestTable.refusal(() -> testTable.table.propose().undo(mover, "")).isEmpty()) continue;
      testTable.commit(() -> testTable.table.propose().undo(mover, ""));
      return true;
    }
    return false;
  }

  private boolean resumes() {
    for (int seat = 0; seat < testTable.table.seats(); seat++) {
      int owner = seat;
      if (!testTable.table.chairs().isHeld(seat)) continue;
      testTable.commit(() -> testTable.table.propose().resume(owner));
      return true;
    }
    return false;
  }
}
