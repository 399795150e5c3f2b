package tortuga.jamaica.rules;

import java.util.List;
import java.util.function.ToIntFunction;
import tortuga.engine.Journal;
import tortuga.engine.Lists;
import tortuga.engine.Outcome;
import tortuga.engine.Rule;
import tortuga.engine.ScoreLine;
import tortuga.engine.Seat;
import tortuga.jamaica.Cargo;
import tortuga.jamaica.JamaicaEvent;
import tortuga.jamaica.JamaicaView.Standing;
import tortuga.jamaica.Treasure;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Route;
import tortuga.jamaica.state.Ship;

/// The count at the end of the race.
final class Scoring {
  private final JamaicaState table;

  Scoring(JamaicaState table) {
    this.table = table;
  }

  void tell(Journal<? super JamaicaEvent> journal) {
    for (int seat = 0; seat < table.seats; seat++) {
      int hidden = table.ships[seat].hidden;
      Standing standing = standing(seat, hidden);
      journal.tell(
          new JamaicaEvent.Scored(
              Seat.of(seat),
              standing.prize(),
              standing.doubloons(),
              standing.points(),
              Treasure.list(hidden)));
    }
  }

  private int points(int seat) {
    return standing(seat, table.ships[seat].hidden).points();
  }

  /// Prize, doubloons and treasures add up, possibly to less than nothing.
  ///
  /// @param hidden the face-down cards to be counted
  @Rule({"JAM-GOAL-01", "JAM-END-04", "JAM-TREAS-13", "JAM-RULING-47"})
  Standing standing(int seat, int hidden) {
    Ship ship = table.ships[seat];
    int prize = Route.prize(ship.space, ship.lap);
    int doubloons = ship.total(Cargo.DOUBLOONS);
    int treasures = Treasure.worth(hidden & ~Treasure.CURSED);
    int curses = Treasure.worth(hidden & Treasure.CURSED);
    return new Standing(
        prize, doubloons, treasures, curses, prize + doubloons + treasures + curses);
  }

  /// Most points win; among equals, whoever is further along; if still equal, all of them.
  @Rule({"JAM-END-06", "JAM-END-07", "JAM-END-08", "JAM-RULING-59"})
  Outcome outcome() {
    return Outcome.ranked(
        each(Standing::points),
        (one, other) -> {
          int points = Integer.compare(points(one), points(other));
          return points != 0
              ? points
              : Integer.compare(table.ships[one].progress(), table.ships[other].progress());
        });
  }

  List<ScoreLine> sheet() {
    return List.of(
        new ScoreLine("prize", each(Standing::prize)),
        new ScoreLine("doubloons", each(Standing::doubloons)),
        new ScoreLine("treasures", each(Standing::treasures)),
        new ScoreLine("curses", each(Standing::curses)));
  }

  private List<Integer> each(ToIntFunction<Standing> figure) {
    return Lists.of(
        table.seats, seat -> figure.applyAsInt(standing(seat, table.ships[seat].hidden)));
  }
}
