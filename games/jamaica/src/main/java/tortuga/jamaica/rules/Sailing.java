package tortuga.jamaica.rules;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Lists;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Luck;
import tortuga.engine.steps.Chapter;
import tortuga.jamaica.Cargo;
import tortuga.jamaica.JamaicaEvent;
import tortuga.jamaica.JamaicaEvent.CameHome;
import tortuga.jamaica.JamaicaEvent.LastRoundBegun;
import tortuga.jamaica.JamaicaEvent.Sailed;
import tortuga.jamaica.JamaicaEvent.TreasureFound;
import tortuga.jamaica.JamaicaMove;
import tortuga.jamaica.JamaicaMove.Sail;
import tortuga.jamaica.Place;
import tortuga.jamaica.Treasure;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Route;
import tortuga.jamaica.state.Ship;
import tortuga.jamaica.state.Step;
import tortuga.jamaica.state.Step.ChoosePath;
import tortuga.jamaica.state.Step.Settle;

/// Moving a ship, and what awaits it where it stops: a fight, a price, a treasure.
final class Sailing extends JamaicaChapter {
  static final JamaicaQuestionRule<ChoosePath> CHOOSE_PATH = new ChoosePathRule();

  /// By ship.
  private static final List<Step> SETTLE = Lists.of(Seat.MOST, Settle::new);

  private static final Luck TREASURE = Luck.of("treasure", Treasure.class);

  Sailing(Chapter<JamaicaState, Step, JamaicaEvent> same) {
    super(same);
  }

  /// A ship sails exactly as far as the die says; at a fork its captain picks the lane.
  @Rule({"JAM-MOVE-01", "JAM-MOVE-02", "JAM-RULING-07"})
  void moveAhead(int number, int steps) {
    Ship ship = ship(number);
    long reach = ship.reachAhead(steps);
    if (Long.bitCount(reach) > 1) {
      agenda.push(new ChoosePath(number, steps));
    } else {
      int to = Long.numberOfTrailingZeros(reach);
      arrive(number, to, ship.lapAhead(to));
    }
  }

  /// A red arrow takes a ship back, if need be across the start line.
  @Rule({"JAM-MOVE-01", "JAM-MOVE-02", "JAM-RULING-07", "JAM-RULING-08"})
  void moveBack(int number, int steps) {
    Ship ship = ship(number);
    long reach = ship.reachBack(steps);
    if (Long.bitCount(reach) > 1) {
      agenda.push(new ChoosePath(number, -steps));
    } else {
      int to = Long.numberOfTrailingZeros(reach);
      arrive(number, to, ship.lapBack(to));
    }
  }

  /// Which lane a ship takes at a fork.
  private static final class ChoosePathRule implements JamaicaQuestionRule<ChoosePath> {
    @Override
    public Seats asked(JamaicaState table, ChoosePath path) {
      return Seats.of(table.master(path.ship()));
    }

    @Override
    public void offer(JamaicaState table, ChoosePath path, Seat seat, Moves<JamaicaMove> moves) {
      Ship ship = table.ships[path.ship()];
      int steps = path.steps();
      long left = steps > 0 ? ship.reachAhead(steps) : ship.reachBack(-steps);
      while (left != 0) {
        int to = Route.furthest(left);
        moves.add(new Sail(new Place(to, steps > 0 ? ship.lapAhead(to) : ship.lapBack(to))));
        left &= ~(1L << to);
      }
    }

    @Override
    public String objection(JamaicaState concealed, ChoosePath path, Seat seat, JamaicaMove move) {
      return move instanceof Sail ? Objections.OUT_OF_REACH : Objections.OTHER_QUESTION;
    }
  }

  void sail(Place to) {
    var path = (ChoosePath) agenda.pop();
    arrive(path.ship(), to.space(), to.lap());
  }

  void arrive(int number, int space, int lap) {
    Ship ship = ship(number);
    tell(Sailed.by(number, ship.place(), new Place(space, lap)));
    stop(number, space, lap);
  }

  /// Home ends the journey; elsewhere a fight comes before the price.
  @Rule({"JAM-MOVE-04", "JAM-END-01", "JAM-END-03", "JAM-RULING-10", "JAM-RULING-38"})
  void stop(int number, int space, int lap) {
    Ship ship = ship(number);
    ship.moveTo(space, lap);
    if (ship.isHome()) {
      if (!table.isGhost(number)) comeHome(number);
      return;
    }
    agenda.push(SETTLE.get(number));
    new Boarding(this).meet(number);
  }

  private void comeHome(int number) {
    tell(new CameHome(number));
    if (!table.lastRound) tell(new LastRoundBegun());
    table.lastRound = true;
  }

  /// The price of the space where a ship has stopped is due, and a lair gives up its treasure.
  @Rule({
    "JAM-MOVE-03", "JAM-COST-01", "JAM-COST-02", "JAM-COST-06",
    "JAM-SHORT-03", "JAM-SHORT-04", "JAM-GHOST-05", "JAM-RULING-19"
  })
  void settle(int number) {
    Ship ship = ship(number);
    int cost = cost(table, number, ship.space);
    Cargo currency = Route.currency(ship.space);
    if (ship.total(currency) < cost) new Shortage(this).runShort(number, currency);
    else if (cost > 0) new Paying(this).pay(number, currency, cost);
    else if ((table.tokens & 1L << ship.space) != 0) findTreasure(number);
  }

  /// Returns what a stop costs a ship; the Ghost never pays.
  @Rule({"JAM-GHOST-05", "JAM-RULING-39"})
  static int cost(JamaicaState table, int number, int space) {
    return table.isGhost(number) ? 0 : Route.cost(space);
  }

  /// A power is turned up at once; the Ghost's finds, and points, stay face down.
  @Rule({"JAM-COST-02", "JAM-TREAS-03", "JAM-TREAS-14", "JAM-GHOST-10", "JAM-RULING-51"})
  private void findTreasure(int number) {
    Ship ship = ship(number);
    Treasure card = Treasure.of(chance.pick(TREASURE, table.unfound));
    table.tokens &= ~(1L << ship.space);
    table.unfound &= ~card.bit();
    if (card.isPower() && !table.isGhost(number)) ship.powers |= card.bit();
    else ship.hide(card);
    tell(new TreasureFound(number, table.isGhost(number), Optional.of(card)));
  }
}
