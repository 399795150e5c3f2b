package tortuga.piecesofeight.tactics;

import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.Ship;

/// A ship at a glance: its active coins, how deep its Captain is, and what it is worth. Coins that
/// its owner alone knows count as unknown to everybody else.
final class Look {
  static final int NONE = Cell.EMPTY;
  static final int UNKNOWN = Cell.UNKNOWN;

  private static final int MATE = Cell.of(Coin.MATE);
  private static final int CANNON = Cell.of(Coin.CANNON);
  private static final int CUTLASS = Cell.of(Coin.CUTLASS);
  private static final int PISTOLS = Cell.of(Coin.PISTOLS);
  private static final int BOMB = Cell.of(Coin.BOMB);
  private static final int BROADSIDE = Cell.of(Coin.BROADSIDE);
  private static final int CAPTAIN = Cell.of(Coin.CAPTAIN);
  private static final int TREACHERY = Cell.of(Coin.TREACHERY);
  private static final int MONKEY = Cell.of(Coin.CAPTAINS_MONKEY);
  private static final int QUARTERS = Cell.of(Coin.CALL_TO_QUARTERS);
  private static final int PILLAGE = Cell.of(Coin.PILLAGE);
  private static final int BURIED = Cell.of(Coin.BURIED_TREASURE);
  private static final int SPOT = Cell.of(Coin.BLACK_SPOT);

  /// What each kind of coin is worth in a ship; an unknown one, what coins are worth on average.
  private static final double[] WORTH = new double[UNKNOWN + 1];

  static {
    for (Coin coin : Coin.values()) WORTH[Cell.of(coin)] = worth(coin);
    WORTH[UNKNOWN] = 3.1;
  }

  private static double worth(Coin coin) {
    return switch (coin) {
      case TREACHERY -> 6.7;
      case BROADSIDE -> 4.3;
      case BURIED_TREASURE, PILLAGE, BLACK_SPOT -> 3.8;
      case CANNON -> 3.3;
      case MATE, BARREL_OF_GROG -> 2.9;
      case PISTOLS, CUTLASS -> 2.5;
      case BOMB -> 1.9;
      case CALL_TO_QUARTERS, CAPTAINS_MONKEY -> 1.5;
      case FULL_SAIL -> 0.8;
      case CAPTAIN -> 0;
    };
  }

  /// What it costs that the Captain is this near to one end of the deck, and this near to the
  /// other, if the others are to move or if this ship is.
  private static final double[] NEAR_END = {11, 3.4, 1, 0, 0};

  private static final double[] NEAR_END_TO_MOVE = {7, 2, 0.5, 0, 0};
  private static final double[] FAR_END = {5, 3.8, 1.7, 0.3, 0};
  private static final int DEEP = 4;

  int nest;
  int fore;
  int aft;

  /// The coins before and behind the Captain, if it is in the deck.
  int front;

  int rear;
  boolean captainInNest;
  boolean captainInDeck;
  int coins;
  double worth;

  static double worth(int kind) {
    return WORTH[kind];
  }

  /// Looks at a ship as it is.
  Look at(Ship ship, boolean own) {
    return at(ship, own, ship.nest, 0, ship.size, -1);
  }

  /// Looks at a ship as it would be with this crow's nest and only the coins of the deck from one
  /// index up to another, without the one that is gone.
  Look at(Ship ship, boolean own, int nestCell, int from, int to, int gone) {
    nest = kind(nestCell, own);
    worth = WORTH[nest];
    coins = nest == NONE ? 0 : 1;
    captainInNest = nest == CAPTAIN;
    captainInDeck = false;
    fore = NONE;
    aft = NONE;
    int before = 0;
    for (int i = from; i < to; i++) {
      if (i == gone) continue;
      int kind = kind(ship.deck[i], own);
      if (before == 0) fore = kind;
      aft = kind;
      if (kind == CAPTAIN) {
        captainInDeck = true;
        front = before;
      }
      worth += WORTH[kind];
      before++;
    }
    coins += before;
    rear = before - 1 - front;
    if (before == 1) aft = NONE;
    return this;
  }

  /// Looks at a deck in another order; only its ends and the Captain's place differ.
  void reorder(Ship ship, int[] order) {
    fore = Cell.kind(ship.deck[order[0]]);
    aft = Cell.kind(ship.deck[order[ship.size - 1]]);
    for (int i = 0; i < ship.size; i++)
      if (Cell.isCoin(ship.deck[order[i]], Coin.CAPTAIN)) front = i;
    rear = ship.size - 1 - front;
  }

  static int kind(int cell, boolean own) {
    return own || Cell.has(cell, Cell.KNOWN) ? Cell.kind(cell) : cell == NONE ? NONE : UNKNOWN;
  }

  boolean hasCaptain() {
    return captainInDeck || captainInNest;
  }

  int shallow() {
    return captainInNest ? 0 : Math.min(front, rear);
  }

  /// Returns what the ship is worth as it is, if it is to move next or if others are.
  double score(boolean toMove) {
    return worth + active() - withoutCaptain() - exposed(toMove);
  }

  /// Returns what coins lose that have no Captain to fight for.
  double withoutCaptain() {
    return hasCaptain() ? 0 : 0.5 * worth;
  }

  /// Returns what it costs that the Captain does not lie deep enough.
  double exposed(boolean toMove) {
    if (!hasCaptain()) return 0;
    if (captainInNest) return toMove ? 17 : 20;
    int near = Math.min(DEEP, Math.min(front, rear));
    double exposed = toMove ? NEAR_END_TO_MOVE[near] : NEAR_END[near];
    if (near == 0 && guarded()) exposed *= 0.3;
    return exposed + FAR_END[Math.min(DEEP, Math.max(front, rear))];
  }

  boolean guarded() {
    return has(TREACHERY);
  }

  boolean has(int kind) {
    return nest == kind || fore == kind || aft == kind;
  }

  private int mates() {
    return (nest == MATE ? 1 : 0) + (fore == MATE ? 1 : 0) + (aft == MATE ? 1 : 0);
  }

  int cannons() {
    return (nest == CANNON ? 1 : 0) + (fore == CANNON ? 1 : 0);
  }

  /// Returns what it is worth that just these coins are active.
  double active() {
    int mates = mates();
    int cannons = cannons();
    double value = active(nest, mates) + active(fore, mates) + active(aft, mates);
    return value
        + (cannons == 2 ? 3 : cannons)
        + (nest == NONE ? -1 : 0)
        + (coins > 1 && isDull(mates) ? -3 : 0);
  }

  private static double active(int kind, int mates) {
    if (kind == NONE) return 0;
    if (kind == TREACHERY) return 2.6;
    if (kind == BROADSIDE) return 1.2;
    if (kind == CUTLASS) return mates > 0 ? 1.6 : -0.8;
    if (kind == PISTOLS) return mates > 0 ? 0.6 : -0.9;
    if (kind == BOMB) return mates > 0 ? 0.6 : -1.2;
    if (kind == MATE) return -0.4;
    if (kind == MONKEY || kind == QUARTERS) return -1;
    if (kind == PILLAGE || kind == BURIED) return 0.4;
    return 0;
  }

  /// Whether there would be nothing to do in a main phase: no coin to play, none to call.
  boolean isIdle() {
    return nest == NONE && isDull(mates()) && (!captainInDeck || coins == 1);
  }

  /// Whether no active coin can do anything in a main phase.
  private boolean isDull(int mates) {
    return !playable(nest, mates) && !playable(fore, mates) && !playable(aft, mates);
  }

  private static boolean playable(int kind, int mates) {
    if (kind == NONE || kind == TREACHERY || kind == MONKEY || kind == SPOT) return false;
    return kind != Cell.of(Coin.FULL_SAIL) && (kind != BOMB || mates > 0);
  }

  /// Returns how likely this ship can strike the Captain of another one in its next turn.
  double threat(Look victim) {
    if (!victim.hasCaptain()) return 0;
    boolean open = victim.captainInNest || victim.front == 0;
    boolean end = !victim.captainInNest && victim.rear == 0;
    double best =
        Math.max(reach(nest, open, end), Math.max(reach(fore, open, end), reach(aft, open, end)));
    if (!victim.captainInNest && cannons() > victim.front) best = 1;
    if (nest == NONE && (open || end)) best = Math.max(best, 0.4);
    if (victim.guarded()) best *= 0.4;
    else if (victim.aft == UNKNOWN) best *= 0.85;
    return best;
  }

  private double reach(int kind, boolean open, boolean end) {
    if (kind == MATE) return open || end ? 1 : 0;
    if (kind == CUTLASS) return open ? 1 : 0;
    if (kind == PISTOLS) return end ? 1 : 0;
    if (kind == BOMB) return open && mates() > 0 ? 1 : 0;
    if (kind == CAPTAIN) return open || end ? 0.7 : 0;
    if (kind == UNKNOWN) return open || end ? 0.45 : 0;
    return 0;
  }
}
