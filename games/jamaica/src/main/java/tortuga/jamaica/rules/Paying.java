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
import tortuga.jamaica.JamaicaEvent.Paid;
import tortuga.jamaica.JamaicaFigure.Payment;
import tortuga.jamaica.JamaicaMove;
import tortuga.jamaica.JamaicaMove.Pay;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Ship;
import tortuga.jamaica.state.Step;
import tortuga.jamaica.state.Step.PayFrom;

/// Paying from a ship's holds, for a space or with cannons.
final class Paying extends JamaicaChapter {
  static final JamaicaQuestionRule<PayFrom> PAY_FROM = new PayFromRule();

  /// By hold and amount.
  private static final List<List<JamaicaMove>> PAYMENTS =
      Lists.of(
          Ship.SIXTH + 1, hold -> Lists.of(Ship.MOST_IN_HOLD + 1, amount -> new Pay(hold, amount)));

  Paying(Chapter<JamaicaState, Step, JamaicaEvent> same) {
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

  /// Which hold pays; for whoever says nothing, the one with the fewest tokens.
  private static final class PayFromRule implements JamaicaQuestionRule<PayFrom> {
    @Override
    public Seats asked(JamaicaState table, PayFrom bill) {
      return Seats.of(table.master(bill.ship()));
    }

    /// From each hold as much as it can give, or one token, so that every split is possible.
    @Override
    public void offer(JamaicaState table, PayFrom bill, Seat seat, Moves<JamaicaMove> moves) {
      Ship ship = table.ships[bill.ship()];
      for (int left = ship.holdsWith(bill.cargo()); left != 0; left &= left - 1) {
        int hold = Integer.numberOfTrailingZeros(left);
        int most = Math.min(ship.amount(hold), bill.due());
        moves.add(PAYMENTS.get(hold).get(most));
        if (most > 1) moves.add(PAYMENTS.get(hold).get(1));
      }
    }

    @Override
    public String objection(JamaicaState concealed, PayFrom bill, Seat seat, JamaicaMove move) {
      if (!(move instanceof Pay(int hold, _))) return Objections.OTHER_QUESTION;
      Ship ship = concealed.ships[bill.ship()];
      boolean payable = ship.carries(bill.cargo(), hold);
      return Objections.toHold(
          ship, hold, payable ? Objections.NOT_THAT_MUCH : Objections.OTHER_CARGO);
    }

    @Override
    @Rule("JAM-RULING-49")
    public JamaicaMove fallback(JamaicaState concealed, PayFrom bill, Seat seat, Chance chance) {
      Ship ship = concealed.ships[bill.ship()];
      int hold = JamaicaQuestionRule.smallest(ship, ship.holdsWith(bill.cargo()));
      return new Pay(hold, Math.min(ship.amount(hold), bill.due()));
    }
  }

  /// Returns what is left when a hold has paid.
  static Payment payment(JamaicaState table, PayFrom bill, int hold, int amount) {
    return new Payment(table.ships[bill.ship()].amount(hold) - amount, bill.due() - amount);
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
