package tortuga.jamaica;

import tortuga.engine.Rule;
import tortuga.jamaica.JamaicaEvent.Paid;
import tortuga.jamaica.Step.PayFrom;

/// Paying from one's holds, for a space or with cannons.
final class Paying extends Chapter {
  Paying(Chapter same) {
    super(same);
  }

  /// Takes goods that are there; the payer is asked for a hold as long as it makes a difference.
  @Rule("JAM-COST-05")
  void pay(int number, Cargo cargo, int due) {
    if (due == 0) return;
    Ship ship = ship(number);
    int holds = ship.holdsWith(cargo);
    if (Integer.bitCount(holds) == 1) {
      take(number, Integer.numberOfTrailingZeros(holds), cargo, due);
    } else if (ship.total(cargo) == due) {
      for (int hold = 1; hold <= Ship.SIXTH; hold++) {
        if (ship.carries(cargo, hold)) take(number, hold, cargo, ship.amount(hold));
      }
    } else {
      agenda.push(new PayFrom(number, cargo, due));
    }
  }

  void payFrom(int hold, int amount) {
    var bill = (PayFrom) agenda.pop();
    take(bill.ship(), hold, bill.cargo(), amount);
    pay(bill.ship(), bill.cargo(), bill.due() - amount);
  }

  private void take(int number, int hold, Cargo cargo, int amount) {
    ship(number).take(hold, amount);
    tell(new Paid(number, hold, cargo, amount));
  }
}
