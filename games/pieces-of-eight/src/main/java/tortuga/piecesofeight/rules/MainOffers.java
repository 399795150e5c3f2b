package tortuga.piecesofeight.rules;

import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.piecesofeight.Calling;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightMove.*;
import tortuga.piecesofeight.Place;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Ship;

/// What may be done in the main play phase: coins to play with all their targets, the opponents'
/// before your own, then calls to the Captain, then the crow's nest coin to destroy.
public final class MainOffers {
  private static final Place[] ACTIVE = {Place.NEST, Place.FORE, Place.AFT};
  private static final Place[] OPEN = {Place.NEST, Place.FORE};

  private final EightState table;
  private final int seat;
  private final Ship own;
  private final Moves<EightMove> moves;

  private MainOffers(EightState table, int seat, Moves<EightMove> moves) {
    this.table = table;
    this.seat = seat;
    this.moves = moves;
    own = table.ship(seat);
  }

  public static void list(EightState table, int seat, Moves<EightMove> moves) {
    MainOffers offers = new MainOffers(table, seat, moves);
    for (Place from : ACTIVE) {
      int cell = offers.own.at(from);
      if (cell != Cell.EMPTY) offers.plays(Cell.coin(cell), from);
    }
    offers.calls();
    if (offers.own.hasNest()) moves.add(new Scuttle());
  }

  /// A coin is played only if it does something; coins that only react are never played.
  @Rule({"POE-MAIN-01", "POE-RULING-29", "POE-RULING-30"})
  private void plays(Coin coin, Place from) {
    switch (coin) {
      case MATE, CAPTAIN -> targets(coin, from, ACTIVE);
      case CUTLASS -> targets(coin, from, OPEN);
      case PISTOLS -> pistols(from);
      case BOMB -> bombs(from);
      case BROADSIDE -> broadsides(from);
      case CANNON -> cannons(from);
      case PILLAGE -> targets(coin, from, OPEN);
      case BARREL_OF_GROG -> {
        if (own.canFetch()) moves.add(new BarrelOfGrog(from));
      }
      case BURIED_TREASURE -> {
        if (own.canFetch()) moves.add(new BuriedTreasure(from));
      }
      case CALL_TO_QUARTERS -> moves.add(new CallToQuarters(from));
      case BLACK_SPOT, CAPTAINS_MONKEY, FULL_SAIL, TREACHERY -> {}
    }
  }

  /// Returns the seat that is listed as the `turn`-th target: all others clockwise, then its own.
  private int targetSeat(int turn) {
    return (seat + turn) % table.seats;
  }

  private boolean isTarget(int target) {
    return table.isIn(target);
  }

  /// Any coin in these positions may be a target, your own too, but never the coin itself.
  @Rule({
    "POE-MATE-01",
    "POE-CAPT-01",
    "POE-CUTL-01",
    "POE-PILL-01",
    "POE-RULING-12",
    "POE-RULING-38"
  })
  private void targets(Coin coin, Place from, Place[] places) {
    for (int turn = 1; turn <= table.seats; turn++) {
      int target = targetSeat(turn);
      if (!isTarget(target)) continue;
      Ship ship = table.ship(target);
      for (Place at : places) {
        if (ship.at(at) == Cell.EMPTY || (target == seat && at == from)) continue;
        add(coin, from, target, at);
      }
    }
  }

  private void add(Coin coin, Place from, int target, Place at) {
    Seat ship = Seat.of(target);
    switch (coin) {
      case MATE -> moves.add(new Mate(from, ship, at));
      case CAPTAIN -> moves.add(new Captain(from, ship, at));
      case CUTLASS -> {
        if (own.hasMateBeside(from)) moves.add(new Cutlass(from, Cost.KEEP, ship, at));
        moves.add(new Cutlass(from, Cost.SPEND, ship, at));
      }
      case PILLAGE -> {
        boolean secondCaptain = own.hasCaptain && table.ship(target).isAt(at, Coin.CAPTAIN);
        if (target != seat && !secondCaptain) moves.add(new Pillage(from, ship, at));
      }
      case BOMB, BROADSIDE, CANNON, PISTOLS -> throw noAim(coin);
      case BARREL_OF_GROG, BURIED_TREASURE, CALL_TO_QUARTERS -> throw noAim(coin);
      case BLACK_SPOT, CAPTAINS_MONKEY, FULL_SAIL, TREACHERY -> throw noAim(coin);
    }
  }

  private static IllegalArgumentException noAim(Coin coin) {
    return new IllegalArgumentException(coin + " is not aimed at one of the active coins");
  }

  @Rule({"POE-PIST-01", "POE-POS-06", "POE-RULING-37"})
  private void pistols(Place from) {
    boolean mate = own.hasMateBeside(from);
    for (int turn = 1; turn <= table.seats; turn++) {
      int target = targetSeat(turn);
      int size = table.ship(target).size;
      boolean itself = target == seat && (from == Place.AFT || (from == Place.FORE && size == 1));
      if (!isTarget(target) || size == 0 || itself) continue;
      if (mate) moves.add(new Pistols(from, Cost.KEEP, Seat.of(target)));
      moves.add(new Pistols(from, Cost.SPEND, Seat.of(target)));
    }
  }

  @Rule({"POE-BOMB-01", "POE-BOMB-02"})
  private void bombs(Place from) {
    if (!own.hasMateBeside(from)) return;
    for (int turn = 1; turn <= table.seats; turn++) {
      int target = targetSeat(turn);
      if (!isTarget(target)) continue;
      Ship ship = table.ship(target);
      boolean nest = ship.hasNest() && !(target == seat && from == Place.NEST);
      boolean fore = ship.size > 0 && !(target == seat && from == Place.FORE);
      if (nest || fore) moves.add(new Bomb(from, Seat.of(target)));
    }
  }

  @Rule({"POE-BROAD-01", "POE-RULING-12"})
  private void broadsides(Place from) {
    for (int turn = 1; turn <= table.seats; turn++) {
      int target = targetSeat(turn);
      if (!isTarget(target)) continue;
      Ship ship = table.ship(target);
      int itself = target == seat ? own.position(from) : -1;
      if (ship.hasNest() && itself != 0 && !Cell.isCoin(ship.nest, Coin.CAPTAIN)) {
        moves.add(new Broadside(from, Seat.of(target), 0));
      }
      for (int at = 1; at <= ship.size; at++) {
        boolean gold = Cell.isCoin(ship.deck[at - 1], Coin.CAPTAIN);
        if (at != itself && !gold) moves.add(new Broadside(from, Seat.of(target), at));
      }
    }
  }

  /// A Cannon must be open; at the fore it cannot fire at its own deck.
  @Rule({"POE-CANN-01", "POE-RULING-12", "POE-RULING-39"})
  private void cannons(Place from) {
    if (from == Place.AFT) return;
    for (int turn = 1; turn <= table.seats; turn++) {
      int target = targetSeat(turn);
      boolean own = target == seat && from == Place.FORE;
      if (isTarget(target) && table.ship(target).size > 0 && !own) {
        moves.add(new Cannon(from, Seat.of(target)));
      }
    }
  }

  /// Coins can be called to a Captain in the deck, if that changes the order of kinds; calls that
  /// give the same order of the very same coins are one.
  @Rule({"POE-CALL-03", "POE-CALL-04", "POE-RULING-44", "POE-RULING-45"})
  private void calls() {
    int captain = own.captainIndex();
    if (captain < 0 || own.size == 1) return;
    int[] order = new int[own.size];
    long[] results = new long[Calling.count()];
    int count = 0;
    for (int i = 0; i < Calling.count(); i++) {
      Calling how = Calling.of(i);
      if (how.callsFore && captain == 0) continue;
      if (how.callsAft && captain == own.size - 1) continue;
      how.arrange(captain, own.size, order);
      long result = fingerprint(order);
      if (isUnchanged(order) || contains(results, count, result)) continue;
      results[count++] = result;
      moves.add(new Call(how));
    }
  }

  private boolean isUnchanged(int[] order) {
    for (int i = 0; i < order.length; i++) {
      if (Cell.coin(own.deck[i]) != Cell.coin(own.deck[order[i]])) return false;
    }
    return true;
  }

  private static boolean contains(long[] results, int count, long result) {
    for (int i = 0; i < count; i++) if (results[i] == result) return true;
    return false;
  }

  /// Tells orders of the same deck apart: only the end coins and those beside the Captain can
  /// differ.
  private static long fingerprint(int[] order) {
    long fingerprint = 0;
    for (int index : order) fingerprint = fingerprint * 131 + index + 1;
    return fingerprint;
  }
}
