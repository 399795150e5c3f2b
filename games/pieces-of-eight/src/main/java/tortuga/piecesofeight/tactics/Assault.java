package tortuga.piecesofeight.tactics;

import tortuga.engine.Moves;
import tortuga.engine.Seat;
import tortuga.piecesofeight.Calling;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightMove.*;
import tortuga.piecesofeight.Place;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Ship;

/// The main phase, weighed: what each action takes from others, what it costs, and what the others
/// could do to your own Captain next.
final class Assault {
  private static final double VICTORY = 60;
  private static final double CAPTAIN_OUT = 14;
  private static final double LIFE = 17.5;
  private static final double MENACE = 4;
  private static final double CALL = 0.5;
  private static final double CALL_IN_A_DUEL = 4;
  private static final double FOLLY = -60;

  /// For a blow of this size nobody keeps a Treachery back; for less, many do.
  private static final double GREAT = 8;

  private static final double RELUCTANCE = 0.4;

  private static final Look NOT_YET = new Look();
  private static final int KEPT = 3;

  private static final int GOLD = Cell.of(Coin.CAPTAIN);
  private static final int SILVER = Cell.of(Coin.MATE);

  private final Options options;
  private final EightState table;
  private final int seat;
  private final Ship own;
  private final Look self = new Look();
  private final Look other = new Look();
  private final Look[] looks;
  private final Look[] ways = {NOT_YET, NOT_YET, NOT_YET, NOT_YET};
  private final double[] scores;
  private final boolean[] hostile;
  private double strongest;
  private double betrayal;

  Assault(Options options, EightState table, int seat) {
    this.options = options;
    this.table = table;
    this.seat = seat;
    own = table.ship(seat);
    scores = new double[table.seats];
    looks = new Look[table.seats];
    hostile = new boolean[table.seats];
  }

  void weigh(Moves<EightMove> moves, double[] points) {
    for (int ship = 0; ship < table.seats; ship++) {
      looks[ship] = ship == seat ? self : new Look();
      if (!table.isIn(ship)) continue;
      hostile[ship] = ship != seat && !areAllies(options, table, seat, ship);
      scores[ship] = looks[ship].at(table.ship(ship), ship == seat).score(true);
      if (hostile[ship]) strongest = Math.max(strongest, scores[ship]);
    }
    betrayal = Betrayal.likelihood(options, table, seat);
    for (int i = 0; i < moves.size(); i++) points[i] = points((MainMove) moves.get(i));
  }

  static boolean areAllies(Options options, EightState table, int one, int another) {
    return one != another && table.teamed && options.teamOf(one) == options.teamOf(another);
  }

  private double points(MainMove move) {
    return switch (move) {
      case Mate(Place from, Seat ship, Place at) -> strike(Coin.MATE, from, true, ship, at);
      case Captain(Place from, Seat ship, Place at) -> strike(Coin.CAPTAIN, from, false, ship, at);
      case Cutlass(Place from, Cost cost, Seat ship, Place at) ->
          strike(Coin.CUTLASS, from, cost == Cost.SPEND, ship, at);
      case Pistols(Place from, Cost cost, Seat ship) ->
          strike(Coin.PISTOLS, from, cost == Cost.SPEND, ship, Place.AFT);
      case Bomb(Place from, Seat ship) -> bomb(from, ship.index());
      case Broadside(Place from, Seat ship, int at) -> broadside(from, ship.index(), at);
      case Cannon(Place from, Seat ship) -> cannon(from, ship.index());
      case Pillage(Place from, Seat ship, Place at) -> pillage(from, ship.index(), at);
      case BarrelOfGrog(Place from) -> recover(from, bestInHold(), 1);
      case BuriedTreasure(Place from) -> recover(from, 2.8, Math.min(2, own.fetchable()));
      case CallToQuarters(Place from) -> quarters(from);
      case Call(Calling how) -> call(how);
      case Scuttle() -> scuttle();
    };
  }

  // Attacks

  private double strike(Coin coin, Place from, boolean spends, Seat target, Place at) {
    Ship ship = table.ship(target.index());
    int index = at == Place.NEST ? -1 : at == Place.FORE ? 0 : ship.size - 1;
    int cell = at == Place.NEST ? ship.nest : ship.deck[index];
    double gain =
        at == Place.NEST
            ? hit(target.index(), cell, Cell.EMPTY, 0, ship.size, -1)
            : hit(target.index(), cell, ship.nest, 0, ship.size, index);
    return attack(coin, from, spends, target.index(), gain, at != Place.AFT || ship.size == 1);
  }

  /// A Monkey saves itself from a Bomb, and the other open coin does not.
  private double bomb(Place from, int target) {
    Ship ship = table.ship(target);
    int fore = ship.size > 0 ? ship.deck[0] : Cell.EMPTY;
    int nest = isMonkey(target, ship.nest) ? ship.nest : Cell.EMPTY;
    int start = ship.size > 0 && !isMonkey(target, fore) ? 1 : 0;
    boolean captain = Cell.isCoin(ship.nest, Coin.CAPTAIN) || Cell.isCoin(fore, Coin.CAPTAIN);
    double gain = hit(target, captain ? GOLD : SILVER, nest, start, ship.size, -1);
    return attack(Coin.BOMB, from, true, target, gain, true);
  }

  private double broadside(Place from, int target, int at) {
    Ship ship = table.ship(target);
    double gain =
        at == 0
            ? hit(target, ship.nest, Cell.EMPTY, 0, ship.size, -1)
            : hit(target, ship.deck[at - 1], ship.nest, 0, ship.size, at - 1);
    return attack(Coin.BROADSIDE, from, false, target, gain, at <= 1);
  }

  private double cannon(Place from, int target) {
    Ship ship = table.ship(target);
    int depth = Math.min(own.openCannons(), ship.size);
    boolean captain = false;
    for (int i = 0; i < depth; i++) captain |= Cell.isCoin(ship.deck[i], Coin.CAPTAIN);
    boolean monkey = isMonkey(target, ship.deck[0]);
    double gain =
        depth == 1 && monkey
            ? hit(target, ship.deck[0], ship.nest, 1, ship.size, -1)
            : hit(target, captain ? GOLD : SILVER, ship.nest, depth, ship.size, -1);
    if (depth > 1 && monkey) gain -= Look.worth(Cell.of(Coin.CAPTAINS_MONKEY));
    return attack(Coin.CANNON, from, false, target, gain, true);
  }

  private double pillage(Place from, int target, Place at) {
    Ship ship = table.ship(target);
    int cell = at == Place.NEST ? ship.nest : ship.deck[0];
    double gain =
        at == Place.NEST
            ? hit(target, cell, Cell.EMPTY, 0, ship.size, -1)
            : hit(target, cell, ship.nest, 0, ship.size, 0);
    boolean gold = Cell.isCoin(cell, Coin.CAPTAIN);
    return attack(Coin.PILLAGE, from, true, target, gain, false)
        + (gold ? CAPTAIN_OUT : Look.worth(Cell.kind(cell)));
  }

  /// Returns what is taken from a ship that would be left like this; `other` looks at it then.
  private double hit(int target, int victim, int nest, int from, int to, int gone) {
    other.at(table.ship(target), target == seat, nest, from, to, gone);
    if (!hostile[target]) return FOLLY;
    if (Cell.isCoin(victim, Coin.CAPTAIN)) return captain(target);
    if (isMonkey(target, victim)) return -1;
    return press(target) * (scores[target] - other.score(true));
  }

  private boolean isMonkey(int target, int victim) {
    boolean seen = target == seat || Cell.has(victim, Cell.KNOWN);
    return seen && Cell.isCoin(victim, Coin.CAPTAINS_MONKEY);
  }

  /// The last rival's Captain is the victory; any other one is a great step.
  private double captain(int target) {
    for (int enemy = 0; enemy < table.seats; enemy++) {
      boolean rival = hostile[enemy] && enemy != target;
      if (rival && table.ship(enemy).hasCaptain) return CAPTAIN_OUT;
    }
    return own.hasCaptain || table.teamed ? VICTORY : 0;
  }

  /// Returns how much it helps to weaken one opponent: among many, the strongest is best.
  private double press(int target) {
    if (table.countIn() == 2) return 1;
    return 0.3 + 0.2 * Math.max(0, scores[target]) / Math.max(1, strongest);
  }

  private double attack(
      Coin coin, Place from, boolean spends, int target, double gain, boolean open) {
    double after = settle(afterAttack(from, spends), target);
    if (!hostile[target]) return after + (coin == Coin.CAPTAIN ? 2 * FOLLY : FOLLY);
    double spot = open && table.ship(target).hasOpen(Coin.BLACK_SPOT) ? 2.5 : 0;
    double stake = coin == Coin.CAPTAIN ? VICTORY : Look.worth(Cell.of(coin));
    double risk = gain > GREAT || coin == Coin.CAPTAIN ? betrayal : RELUCTANCE * betrayal;
    return (1 - risk) * (gain - spot) - risk * stake + after;
  }

  // What becomes of this seat's ship

  private Look spent(Place from) {
    return switch (from) {
      case NEST -> self.at(own, true, Cell.EMPTY, 0, own.size, -1);
      case FORE -> self.at(own, true, own.nest, 1, own.size, -1);
      case AFT, HOLD -> self.at(own, true, own.nest, 0, own.size - 1, -1);
    };
  }

  /// Returns this seat's ship after an attack; many attacks leave it alike, so it is looked at
  /// once.
  private Look afterAttack(Place from, boolean spends) {
    int way = spends ? from.ordinal() : KEPT;
    Look known = ways[way];
    if (known != NOT_YET) return known;
    Look look = new Look();
    ways[way] = look;
    return switch (spends ? from : Place.HOLD) {
      case NEST -> look.at(own, true, Cell.EMPTY, 0, own.size, -1);
      case FORE -> look.at(own, true, own.nest, 1, own.size, -1);
      case AFT -> look.at(own, true, own.nest, 0, own.size - 1, -1);
      case HOLD -> look.at(own, true);
    };
  }

  /// Returns what this seat's ship is worth then, and what it and the others threaten; `other` has
  /// looked at the target as it is then.
  private double settle(Look after, int target) {
    double danger = 0;
    double menace = 0;
    for (int enemy = 0; enemy < table.seats; enemy++) {
      if (!hostile[enemy]) continue;
      Look look = enemy == target ? other : looks[enemy];
      danger = Math.max(danger, patience(enemy) * look.threat(after));
      menace = Math.max(menace, after.threat(look));
    }
    return after.score(false) - LIFE * danger + MENACE * menace;
  }

  private double patience(int enemy) {
    return table.players[enemy].lostTurns > 0 ? 0.3 : 1;
  }

  // Coins from the hold, and calls

  private double bestInHold() {
    double best = 0;
    for (int kind = 0; kind < Coin.KINDS; kind++) {
      Coin coin = Coin.of(kind);
      if (own.mayFetch(coin)) {
        best = Math.max(best, coin == Coin.CAPTAIN ? CAPTAIN_OUT : Look.worth(Cell.of(coin)));
      }
    }
    return best;
  }

  private double recover(Place from, double each, int count) {
    Look after = spent(from);
    after.worth += each * count;
    after.rear += count;
    after.aft = Look.UNKNOWN;
    return settle(after, -1) - betrayal * 2.5;
  }

  /// A new arrangement puts the Captain into the middle, and the best coins to the ends.
  private double quarters(Place from) {
    Look after = spent(from);
    if (after.captainInDeck || after.captainInNest) {
      after.captainInNest = false;
      after.captainInDeck = true;
      after.front = after.coins / 2;
      after.rear = Math.max(0, after.coins - 2 - after.front);
    }
    if (own.canFetch()) after.worth += 2.8;
    return settle(after, -1) + 1 - betrayal * 3;
  }

  private double scuttle() {
    boolean gold = own.isAt(Place.NEST, Coin.CAPTAIN);
    return settle(spent(Place.NEST), -1) + (gold ? 2 * FOLLY : -1);
  }

  private double call(Calling how) {
    int[] order = new int[own.size];
    how.arrange(own.captainIndex(), own.size, order);
    self.at(own, true).reorder(own, order);
    return settle(self, -1)
        - (table.countIn() == 2 ? CALL_IN_A_DUEL : CALL)
        - 0.05 * Math.max(0, table.calm);
  }
}
