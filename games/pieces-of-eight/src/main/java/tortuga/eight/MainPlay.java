package tortuga.eight;

import java.util.List;
import tortuga.eight.EightEvent.*;
import tortuga.eight.EightMove.*;
import tortuga.eight.Step.*;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;

/// The main play phase: play a coin, call coins to the Captain, or destroy the crow's nest coin.
final class MainPlay extends Chapter {
  MainPlay(Chapter same) {
    super(same);
  }

  /// One of the three must be done; who can do none of them is out. What all see to be the only way
  /// is taken at once.
  @Rule({"POE-TURN-02", "POE-TURN-03", "POE-RULING-03", "POE-RULING-47"})
  void begin() {
    Ship ship = ship(table.turnSeat);
    if (ship.hasNest() && ship.hidesAft()) {
      agenda.push(new MainAction());
      return;
    }
    Moves<EightMove> moves = new Moves<>();
    MainOffers.list(table, table.turnSeat, moves);
    if (moves.isEmpty()) {
      new Endings(this).knockOut(table.turnSeat, KnockedOut.Why.NO_ACTION);
      return;
    }
    agenda.push(new MainAction());
    if (moves.size() == 1 && !ship.hidesAft()) play(moves.get(0));
  }

  /// Declares an active coin and what it is to do; all of it becomes public together.
  @Rule({"POE-MAIN-01", "POE-COIN-03"})
  void play(EightMove move) {
    agenda.pop();
    switch (move) {
      case Mate(Place from, Seat ship, Place at) -> attack(Coin.MATE, from, Cost.SPEND, ship, at);
      case Captain(Place from, Seat ship, Place at) ->
          attack(Coin.CAPTAIN, from, Cost.KEEP, ship, at);
      case Cutlass(Place from, Cost cost, Seat ship, Place at) ->
          attack(Coin.CUTLASS, from, cost, ship, at);
      case Pistols(Place from, Cost cost, Seat ship) ->
          attack(Coin.PISTOLS, from, cost, ship, Place.AFT);
      case Bomb(Place from, Seat ship) -> bomb(from, ship);
      case Broadside(Place from, Seat ship, int at) -> broadside(from, ship, at);
      case Cannon(Place from, Seat ship) -> new Salvo(this).aim(from, ship);
      case Pillage(Place from, Seat ship, Place at) ->
          attack(Coin.PILLAGE, from, Cost.SPEND, ship, at);
      case BarrelOfGrog(Place from) -> use(Coin.BARREL_OF_GROG, from);
      case BuriedTreasure(Place from) -> use(Coin.BURIED_TREASURE, from);
      case CallToQuarters(Place from) -> use(Coin.CALL_TO_QUARTERS, from);
      case Call(Calling how) -> call(how);
      case Scuttle() -> scuttle();
      default -> throw new IllegalArgumentException(move + " is no main action");
    }
  }

  /// Aims at one active coin.
  @Rule({
    "POE-MATE-01",
    "POE-CAPT-01",
    "POE-CUTL-01",
    "POE-PIST-01",
    "POE-PILL-01",
    "POE-RULING-11",
    "POE-RULING-37"
  })
  private void attack(Coin coin, Place from, Cost cost, Seat target, Place at) {
    Ship ship = ship(target.index());
    ship.mark(at, Cell.TARGET);
    if (cost == Cost.KEEP && coin != Coin.CAPTAIN) showMate(from);
    announce(coin, from, cost, target, List.of(position(ship, at)));
  }

  static int position(Ship ship, Place at) {
    return switch (at) {
      case NEST -> 0;
      case FORE -> 1;
      case AFT -> ship.size;
      case HOLD -> throw new IllegalArgumentException("nobody aims at the hold");
    };
  }

  /// A Bomb hits both open coins of one player, or the one that there is.
  @Rule({"POE-BOMB-01", "POE-BOMB-02", "POE-RULING-08", "POE-RULING-12"})
  private void bomb(Place from, Seat target) {
    Ship ship = ship(target.index());
    boolean own = target.index() == table.turnSeat;
    boolean nest = ship.hasNest() && !(own && from == Place.NEST);
    boolean fore = ship.size > 0 && !(own && from == Place.FORE);
    if (nest) ship.mark(Place.NEST, Cell.TARGET);
    if (fore) ship.mark(Place.FORE, Cell.TARGET);
    showMate(from);
    announce(
        Coin.BOMB, from, Cost.SPEND, target, nest && fore ? List.of(0, 1) : List.of(nest ? 0 : 1));
  }

  /// A Broadside hits any coin but a Captain, active or not, named by its position.
  @Rule({"POE-BROAD-01", "POE-BROAD-02"})
  private void broadside(Place from, Seat target, int at) {
    Ship ship = ship(target.index());
    if (at == 0) ship.nest |= Cell.TARGET;
    else ship.deck[at - 1] |= Cell.TARGET;
    announce(Coin.BROADSIDE, from, Cost.KEEP, target, List.of(at));
  }

  /// A Mate that is needed serves without its own ability; the hidden aft is shown if no other will
  /// do.
  @Rule({"POE-COMBO-01", "POE-COMBO-03", "POE-RULING-36"})
  private void showMate(Place used) {
    Ship ship = ship(table.turnSeat);
    if (ship.hasOpenMateBeside(used)) return;
    ship.mark(Place.AFT, Cell.KNOWN);
    tell(new MateShown(Seat.of(table.turnSeat)));
  }

  private void announce(Coin coin, Place from, Cost cost, Seat target, List<Integer> at) {
    int seat = table.turnSeat;
    tell(new Attacked(Seat.of(seat), coin, from, cost, target, at));
    new Reactions(this).announce(new Deed(seat, coin, from, target.index(), cost == Cost.SPEND));
  }

  private void use(Coin coin, Place from) {
    int seat = table.turnSeat;
    tell(new AbilityUsed(Seat.of(seat), coin, from));
    new Reactions(this).announce(new Deed(seat, coin, from, seat, true));
  }

  /// End coins go next to the Captain, on the sides and in the order that the player chooses.
  @Rule({"POE-CALL-01", "POE-CALL-02", "POE-RULING-26", "POE-RULING-45"})
  private void call(Calling how) {
    int seat = table.turnSeat;
    Ship ship = ship(seat);
    int[] order = new int[ship.size];
    how.arrange(ship.captainIndex(), ship.size, order);
    int[] before = ship.deck.clone();
    for (int i = 0; i < ship.size; i++) ship.deck[i] = before[order[i]];
    ship.lookAtOpenCoins();
    tell(new CoinsCalled(Seat.of(seat), how));
    if (order[0] != 0) showFore(seat);
  }

  /// The crow's nest coin goes to the hold, and nothing else happens.
  @Rule({"POE-SCUT-01", "POE-RULING-22", "POE-RULING-26"})
  private void scuttle() {
    int seat = table.turnSeat;
    int cell = ship(seat).removeNest();
    tell(new NestScuttled(Seat.of(seat), Cell.coin(cell)));
    stow(seat, cell);
    new Endings(this).settle(new Endings(this).checkCaptains());
  }
}
