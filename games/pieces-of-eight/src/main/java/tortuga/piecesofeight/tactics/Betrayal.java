package tortuga.piecesofeight.tactics;

import tortuga.engine.Moves;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightMove.Treachery;
import tortuga.piecesofeight.Place;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.Deed;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Ship;
import tortuga.piecesofeight.state.Step.Resolve;

/// When a Treachery is worth it: for Captains, for guns that fire again and again, and hardly for
/// anything less.
final class Betrayal {
  private static final double VICTORY = 60;
  private static final double CAPTAIN_OUT = 14;
  private static final double KEPT_FOR_LATER = 8;

  /// How likely a hidden aft is a Treachery, for each that may be left.
  private static final double TREACHERY_AFT = 0.14;

  private final Options options;
  private final EightState table;
  private final int seat;

  Betrayal(Options options, EightState table, int seat) {
    this.options = options;
    this.table = table;
    this.seat = seat;
  }

  /// Returns how likely some opponent answers an ability with Treachery.
  static double likelihood(Options options, EightState table, int seat) {
    double safe = 1;
    for (int enemy = 0; enemy < table.seats; enemy++) {
      if (!table.isIn(enemy) || enemy == seat || Assault.areAllies(options, table, seat, enemy))
        continue;
      safe *= 1 - likelihoodOf(table, enemy);
    }
    return 1 - safe;
  }

  private static double likelihoodOf(EightState table, int enemy) {
    Ship ship = table.ship(enemy);
    if (ship.hasOpen(Coin.TREACHERY)) return 0.9;
    if (!ship.hidesAft()) return 0;
    int aft = ship.aft();
    if (Cell.has(aft, Cell.KNOWN)) return Cell.isCoin(aft, Coin.TREACHERY) ? 0.9 : 0;
    return TREACHERY_AFT * Math.max(0, 2 - ship.holdSeen.of(Coin.TREACHERY));
  }

  void weigh(Deed deed, Moves<EightMove> moves, double[] points) {
    double gain = stake(deed) - KEPT_FOR_LATER;
    for (int i = 0; i < moves.size(); i++) {
      points[i] = moves.get(i) instanceof Treachery(Place from) ? gain + use(from) : 0;
    }
  }

  /// A Treachery that covers the Captain is used last.
  private double use(Place from) {
    Ship own = table.ship(seat);
    Look after = new Look();
    switch (from) {
      case NEST -> after.at(own, true, Cell.EMPTY, 0, own.size, -1);
      case FORE -> after.at(own, true, own.nest, 1, own.size, -1);
      case AFT, HOLD -> after.at(own, true, own.nest, 0, own.size - 1, -1);
    }
    return after.hasCaptain() && after.shallow() == 0 ? -2 : 0;
  }

  /// Returns what is gained when a deed is negated and its coin destroyed.
  private double stake(Deed deed) {
    if (isFriend(deed.user())) return -VICTORY;
    if (deed.coin() == Coin.TREACHERY) return counter(deed);
    double coin = lives(deed) ? Look.worth(Cell.of(deed.coin())) : 0;
    if (deed.coin() == Coin.CAPTAIN) coin = rivalsBeside(deed.user()) == 0 ? VICTORY : CAPTAIN_OUT;
    return coin + effect(deed);
  }

  private boolean isFriend(int user) {
    return user == seat || Assault.areAllies(options, table, seat, user);
  }

  /// Whether the coin would stay in its ship, to be used again, if nobody betrays it.
  private static boolean lives(Deed deed) {
    return !deed.spent() && deed.from() != Place.HOLD;
  }

  private double effect(Deed deed) {
    return switch (deed.coin()) {
      case BLACK_SPOT -> deed.ship() == seat ? 3 : 0;
      case FULL_SAIL -> 1;
      case CAPTAINS_MONKEY -> table.turnSeat == seat ? 1.5 : 0;
      case BARREL_OF_GROG, BURIED_TREASURE, CALL_TO_QUARTERS -> 2.5;
      case PILLAGE -> 1.7 * targets(deed);
      case BOMB, BROADSIDE, CANNON, CAPTAIN, CUTLASS, MATE, PISTOLS, TREACHERY -> targets(deed);
    };
  }

  /// Returns what the targets are worth to this seat; another's loss only if it decides the game.
  private double targets(Deed deed) {
    Ship ship = table.ship(deed.ship());
    double worth = 0;
    boolean captain = isTarget(ship.nest, Coin.CAPTAIN);
    if (Cell.has(ship.nest, Cell.TARGET)) worth += Look.worth(Cell.kind(ship.nest));
    for (int i = 0; i < ship.size; i++) {
      if (!Cell.has(ship.deck[i], Cell.TARGET)) continue;
      captain |= isTarget(ship.deck[i], Coin.CAPTAIN);
      worth += Look.worth(Look.kind(ship.deck[i], deed.ship() == seat));
    }
    if (deed.ship() == seat) return captain ? VICTORY : worth + exposed(ship);
    boolean decides = captain && rivalsBeside(deed.user(), deed.ship()) == 0;
    if (decides) return VICTORY;
    return isFriend(deed.ship()) ? 0.7 * (captain ? CAPTAIN_OUT : worth) : 0;
  }

  /// An attack that lays the Captain bare is worse than the coins it takes.
  private double exposed(Ship ship) {
    Look look = new Look().at(ship, true);
    return look.hasCaptain() && look.shallow() <= 1 && !look.captainInNest ? 3 : 0;
  }

  private static boolean isTarget(int cell, Coin coin) {
    return Cell.has(cell, Cell.TARGET) && Cell.isCoin(cell, coin);
  }

  /// Returns how many besides these two have a Captain.
  private int rivalsBeside(int user, int victim) {
    int rivals = 0;
    for (int other = 0; other < table.seats; other++) {
      boolean third = other != user && other != victim && table.isIn(other);
      if (third && table.ship(other).hasCaptain) rivals++;
    }
    return rivals;
  }

  private int rivalsBeside(int user) {
    return rivalsBeside(user, seat);
  }

  /// Somebody betrays: if it is this seat's ability that is negated, what it would have done
  /// counts.
  private double counter(Deed deed) {
    if (!isFriend(deed.ship())) return 0;
    if (!(table.agenda.beneath(2) instanceof Resolve(Deed negated))) return 0;
    if (negated.user() != seat) return 1;
    if (negated.coin() == Coin.CAPTAIN) return VICTORY;
    Ship ship = table.ship(negated.ship());
    boolean captain = isTarget(ship.nest, Coin.CAPTAIN);
    double worth = Cell.has(ship.nest, Cell.TARGET) ? 3 : 0;
    for (int i = 0; i < ship.size; i++) {
      captain |= isTarget(ship.deck[i], Coin.CAPTAIN);
      if (Cell.has(ship.deck[i], Cell.TARGET)) worth += 3;
    }
    if (captain && negated.ship() != seat) return VICTORY;
    return worth + (lives(negated) ? Look.worth(Cell.of(negated.coin())) : 0);
  }
}
