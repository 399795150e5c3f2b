package tortuga.jamaica.rules;

import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.steps.Chapter;
import tortuga.jamaica.Cargo;
import tortuga.jamaica.JamaicaEvent;
import tortuga.jamaica.JamaicaEvent.FellBack;
import tortuga.jamaica.JamaicaEvent.RanShort;
import tortuga.jamaica.JamaicaMove;
import tortuga.jamaica.JamaicaMove.Retreat;
import tortuga.jamaica.Place;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Route;
import tortuga.jamaica.state.Ship;
import tortuga.jamaica.state.Step;
import tortuga.jamaica.state.Step.ChooseRetreat;

/// What happens to a ship that cannot pay for its space, which [Sailing#settle] finds out.
final class Shortage extends JamaicaChapter {
  static final JamaicaQuestionRule<ChooseRetreat> CHOOSE_RETREAT = new ChooseRetreatRule();

  Shortage(Chapter<JamaicaState, Step, JamaicaEvent> same) {
    super(same);
  }

  /// Whoever cannot pay gives what there is, and falls back to the first space that can be paid.
  @Rule({"JAM-SHORT-01", "JAM-SHORT-02", "JAM-RULING-15", "JAM-RULING-16", "JAM-RULING-18"})
  void runShort(int number, Cargo currency) {
    Ship ship = ship(number);
    tell(new RanShort(number, currency, ship.total(currency)));
    for (int hold = 1; hold <= Ship.SIXTH; hold++)
      if (ship.carries(currency, hold)) ship.clear(hold);
    long targets = ship.retreats();
    if (Long.bitCount(targets) > 1) agenda.push(new ChooseRetreat(number));
    else fallBack(number, Long.numberOfTrailingZeros(targets));
  }

  /// Where a ship falls back to, if several lanes lead back.
  private static final class ChooseRetreatRule implements JamaicaQuestionRule<ChooseRetreat> {
    @Override
    public Seats asked(JamaicaState table, ChooseRetreat retreat) {
      return Seats.of(table.master(retreat.ship()));
    }

    @Override
    public void offer(
        JamaicaState table, ChooseRetreat retreat, Seat seat, Moves<JamaicaMove> moves) {
      Ship ship = table.ships[retreat.ship()];
      long left = ship.retreats();
      while (left != 0) {
        int to = Route.furthest(left);
        moves.add(new Retreat(new Place(to, ship.lap)));
        left &= ~(1L << to);
      }
    }

    @Override
    public String objection(
        JamaicaState concealed, ChooseRetreat retreat, Seat seat, JamaicaMove move) {
      return move instanceof Retreat ? Objections.NOT_PAYABLE : Objections.OTHER_QUESTION;
    }
  }

  void retreat(Place to) {
    var retreat = (ChooseRetreat) agenda.pop();
    fallBack(retreat.ship(), to.space());
  }

  /// A retreat never crosses the start line: Port Royal, or behind the line a lair, stops it.
  @Rule({"JAM-SHORT-02", "JAM-SHORT-05", "JAM-RULING-17", "JAM-RULING-20"})
  private void fallBack(int number, int space) {
    Ship ship = ship(number);
    tell(FellBack.by(number, ship.place(), new Place(space, ship.lap)));
    new Sailing(this).stop(number, space, ship.lap);
  }
}
