package tortuga.jamaica.rules;

import java.util.List;
import tortuga.engine.Lists;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Chance;
import tortuga.engine.steps.Chapter;
import tortuga.jamaica.Cargo;
import tortuga.jamaica.JamaicaEvent;
import tortuga.jamaica.JamaicaEvent.Loaded;
import tortuga.jamaica.JamaicaEvent.NoRoom;
import tortuga.jamaica.JamaicaEvent.ThrownOverboard;
import tortuga.jamaica.JamaicaMove;
import tortuga.jamaica.JamaicaMove.Dump;
import tortuga.jamaica.JamaicaMove.Stow;
import tortuga.jamaica.JamaicaMove.Stow.Where;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Ship;
import tortuga.jamaica.state.Step;
import tortuga.jamaica.state.Step.DumpHold;
import tortuga.jamaica.state.Step.PlaceLoad;

/// Loading goods, from the bank or from another ship.
final class Loading extends JamaicaChapter {
  static final JamaicaQuestionRule<PlaceLoad> PLACE_LOAD = new PlaceLoadRule();
  static final JamaicaQuestionRule<DumpHold> DUMP_HOLD = new DumpHoldRule();

  private static final JamaicaMove STOW = new Stow(Where.REGULAR);
  private static final JamaicaMove STOW_IN_SIXTH = new Stow(Where.SIXTH);

  /// By hold.
  private static final List<JamaicaMove> DUMPS = Lists.of(Ship.SIXTH + 1, Dump::new);

  Loading(Chapter<JamaicaState, Step, JamaicaEvent> same) {
    super(same);
  }

  /// All goods go into one empty hold; a full ship makes room first, unless it carries nothing
  /// else.
  @Rule({
    "JAM-LOAD-01",
    "JAM-LOAD-02",
    "JAM-LOAD-04",
    "JAM-RULING-01",
    "JAM-RULING-02",
    "JAM-RULING-03",
    "JAM-RULING-04"
  })
  void load(int number, Cargo cargo, int amount) {
    Ship ship = ship(number);
    int regular = ship.emptyRegularHold();
    boolean sixth = ship.hasEmptySixth();
    if (regular > 0 && sixth && !table.isGhost(number)) {
      agenda.push(new PlaceLoad(number, cargo, amount));
    } else if (regular > 0) {
      stow(number, regular, cargo, amount);
    } else if (sixth) {
      stow(number, Ship.SIXTH, cargo, amount);
    } else {
      makeRoom(number, cargo, amount);
    }
  }

  /// To make room, one whole hold of something else goes overboard.
  @Rule({"JAM-LOAD-02", "JAM-LOAD-03", "JAM-LOAD-04", "JAM-RULING-04"})
  private void makeRoom(int number, Cargo cargo, int amount) {
    int choices = ship(number).holdsWithout(cargo);
    switch (Integer.bitCount(choices)) {
      case 0 -> tell(new NoRoom(number, cargo));
      case 1 -> dump(number, Integer.numberOfTrailingZeros(choices), cargo, amount);
      default -> agenda.push(new DumpHold(number, cargo, amount));
    }
  }

  /// Whether goods go into a regular hold or into the sixth.
  private static final class PlaceLoadRule implements JamaicaQuestionRule<PlaceLoad> {
    @Override
    public Seats asked(JamaicaState table, PlaceLoad load) {
      return Seats.of(table.master(load.ship()));
    }

    @Override
    public void offer(JamaicaState table, PlaceLoad load, Seat seat, Moves<JamaicaMove> moves) {
      moves.add(STOW);
      moves.add(STOW_IN_SIXTH);
    }

    @Override
    public String objection(JamaicaState concealed, PlaceLoad load, Seat seat, JamaicaMove move) {
      return Objections.OTHER_QUESTION;
    }
  }

  void stow(Where where) {
    var load = (PlaceLoad) agenda.pop();
    int hold = where == Where.SIXTH ? Ship.SIXTH : ship(load.ship()).emptyRegularHold();
    stow(load.ship(), hold, load.cargo(), load.amount());
  }

  /// Which hold goes overboard; for whoever says nothing, the one with the fewest tokens.
  private static final class DumpHoldRule implements JamaicaQuestionRule<DumpHold> {
    @Override
    public Seats asked(JamaicaState table, DumpHold load) {
      return Seats.of(table.master(load.ship()));
    }

    @Override
    public void offer(JamaicaState table, DumpHold load, Seat seat, Moves<JamaicaMove> moves) {
      int choices = table.ships[load.ship()].holdsWithout(load.cargo());
      for (int left = choices; left != 0; left &= left - 1) {
        moves.add(DUMPS.get(Integer.numberOfTrailingZeros(left)));
      }
    }

    @Override
    public String objection(JamaicaState concealed, DumpHold load, Seat seat, JamaicaMove move) {
      return move instanceof Dump(int hold)
          ? Objections.toHold(concealed.ships[load.ship()], hold, Objections.SAME_CARGO)
          : Objections.OTHER_QUESTION;
    }

    @Override
    @Rule("JAM-RULING-49")
    public JamaicaMove fallback(JamaicaState concealed, DumpHold load, Seat seat, Chance chance) {
      Ship ship = concealed.ships[load.ship()];
      return new Dump(JamaicaQuestionRule.smallest(ship, ship.holdsWithout(load.cargo())));
    }
  }

  void dump(int hold) {
    var load = (DumpHold) agenda.pop();
    dump(load.ship(), hold, load.cargo(), load.amount());
  }

  private void dump(int number, int hold, Cargo cargo, int amount) {
    Ship ship = ship(number);
    tell(new ThrownOverboard(number, hold, ship.cargo(hold), ship.amount(hold)));
    stow(number, hold, cargo, amount);
  }

  private void stow(int number, int hold, Cargo cargo, int amount) {
    ship(number).stow(hold, cargo, amount);
    tell(new Loaded(number, hold, cargo, amount));
  }
}
