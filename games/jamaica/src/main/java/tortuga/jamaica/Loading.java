package tortuga.jamaica;

import tortuga.engine.Rule;
import tortuga.jamaica.JamaicaEvent.Loaded;
import tortuga.jamaica.JamaicaEvent.NoRoom;
import tortuga.jamaica.JamaicaEvent.ThrownOverboard;
import tortuga.jamaica.JamaicaMove.Stow.Where;
import tortuga.jamaica.Step.DumpHold;
import tortuga.jamaica.Step.PlaceLoad;

/// Loading goods, from the bank or from another ship.
final class Loading extends Chapter {
  Loading(Chapter same) {
    super(same);
  }

  /// All goods go into one empty hold; a full ship makes room first, unless all it has is the same.
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

  void stow(Where where) {
    var load = (PlaceLoad) agenda.pop();
    int hold = where == Where.SIXTH ? Ship.SIXTH : ship(load.ship()).emptyRegularHold();
    stow(load.ship(), hold, load.cargo(), load.amount());
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
