package tortuga.jamaica.rules;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import tortuga.engine.Journal;
import tortuga.engine.Outcome;
import tortuga.engine.Rule;
import tortuga.engine.ScoreLine;
import tortuga.engine.Seat;
import tortuga.jamaica.Cargo;
import tortuga.jamaica.JamaicaEvent;
import tortuga.jamaica.Treasure;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Route;

/// The count at the end of the race.
final class Scoring {
  private final JamaicaState table;

  Scoring(JamaicaState table) {
    this.table = table;
  }

  void tell(Journal<? super JamaicaEvent> journal) {
    for (int seat = 0; seat < table.seats; seat++) {
      journal.tell(
          new JamaicaEvent.Scored(
              Seat.of(seat),
              prize(seat),
              doubloons(seat),
              points(seat),
              Treasure.list(table.ships[seat].hidden)));
    }
  }

  /// Prize, doubloons and treasures add up, possibly to less than nothing.
  @Rule({"JAM-GOAL-01", "JAM-END-04", "JAM-TREAS-13", "JAM-RULING-47"})
  private int points(int seat) {
    return prize(seat) + doubloons(seat) + Treasure.worth(table.ships[seat].hidden);
  }

  private int prize(int seat) {
    return Route.prize(table.ships[seat].space, table.ships[seat].lap);
  }

  private int doubloons(int seat) {
    return table.ships[seat].total(Cargo.DOUBLOONS);
  }

  private int treasures(int seat) {
    return Treasure.worth(table.ships[seat].hidden & ~Treasure.CURSED);
  }

  private int curses(int seat) {
    return Treasure.worth(table.ships[seat].hidden & Treasure.CURSED);
  }

  /// Most points win; among equals, whoever is further along; if still equal, all of them.
  @Rule({"JAM-END-06", "JAM-END-07", "JAM-END-08", "JAM-RULING-59"})
  Outcome outcome() {
    return Outcome.ranked(
        each(this::points),
        (one, other) -> {
          int points = Integer.compare(points(one), points(other));
          return points != 0
              ? points
              : Integer.compare(table.ships[one].progress(), table.ships[other].progress());
        });
  }

  List<ScoreLine> sheet() {
    return List.of(
        new ScoreLine("prize", each(this::prize)),
        new ScoreLine("doubloons", each(this::doubloons)),
        new ScoreLine("treasures", each(this::treasures)),
        new ScoreLine("curses", each(this::curses)));
  }

  private List<Integer> each(IntUnaryOperator figure) {
    return IntStream.range(0, table.seats).map(figure).boxed().toList();
  }
}
