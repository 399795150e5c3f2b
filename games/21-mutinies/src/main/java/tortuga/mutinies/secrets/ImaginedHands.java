package tortuga.mutinies.secrets;

import tortuga.engine.chance.Chance;
import tortuga.engine.chance.NoLuck;
import tortuga.mutinies.Action;
import tortuga.mutinies.Colour;
import tortuga.mutinies.Combination;
import tortuga.mutinies.Jewel;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;
import tortuga.mutinies.state.Step;
import tortuga.mutinies.state.Step.Resolve;
import tortuga.mutinies.state.Step.ResolveDiscs;
import tortuga.mutinies.state.Step.SellJewels;

/// Deals the jewels that a viewer cannot see, so that the world fits all that is known.
///
/// Whoever is in the Black Market, waiting to sell, is known to hold what the square takes: such
/// hands are dealt first, at random until they fit, or in the end with a set that fits and the rest
/// at random. And the second pile is made up of jewels that everybody saw go into it, so the hands
/// must leave enough of those.
final class ImaginedHands {
  private static final int TRIES = 50;
  private static final int MOST_OF_COLOUR = 4;

  private final MutiniesState table;
  private final Chance chance;
  private final long pileable;
  private final long[] dealt;
  private long left;

  /// How many jewels that could lie in the pile can lie elsewhere.
  private int spare;

  private ImaginedHands(MutiniesState table, long left, Chance chance) {
    this.table = table;
    this.left = left;
    this.chance = chance;
    pileable = table.secondPile != 0 ? table.secondPile : Jewel.ALL;
    spare = Long.bitCount(left & pileable) - table.pileSize;
    dealt = new long[table.seats];
  }

  /// Deals all jewels of `unseen` to hands and piles, again and again until the sellers' hands fit.
  static void deal(MutiniesState table, long unseen, Chance chance) {
    ImaginedHands hands = new ImaginedHands(table, unseen, chance);
    for (int i = 0; i < TRIES && !hands.dealSellers(); i++) {
      hands.takeBack();
      hands = new ImaginedHands(table, unseen, chance);
    }
    hands.dealPiles();
    hands.dealOthers();
  }

  /// Deals to those who are known to hold a set of one colour or two pairs, the hardest first, and
  /// says whether that worked; any jewels will do for the other rows.
  private boolean dealSellers() {
    for (int row = Combination.SAME4.ordinal(); row >= Combination.SAME3.ordinal(); row--) {
      for (int seat = 0; seat < table.seats; seat++) {
        if (!dealSeller(seat, Combination.of(row))) return false;
      }
    }
    return true;
  }

  private boolean dealSeller(int seat, Combination row) {
    Pirate pirate = table.crew[seat];
    if (row.isIn(pirate.jewels) || !isKnownToHold(seat, row)) return true;
    give(seat, fitting(pirate, row));
    return row.isIn(pirate.jewels);
  }

  /// Whether somebody holds jewels unseen of which it is known that they make up a set, so that
  /// unseen jewels are not equally likely to lie anywhere.
  static boolean areTilted(MutiniesState table) {
    ImaginedHands hands = new ImaginedHands(table, 0, NoLuck.INSTANCE);
    for (int row = Combination.SAME3.ordinal(); row <= Combination.SAME4.ordinal(); row++) {
      for (int seat = 0; seat < table.seats; seat++) {
        boolean isSet = Combination.of(row).isIn(table.crew[seat].jewels);
        if (!isSet && hands.isKnownToHold(seat, Combination.of(row))) return true;
      }
    }
    return false;
  }

  private void takeBack() {
    for (int seat = 0; seat < table.seats; seat++) table.crew[seat].jewels &= ~dealt[seat];
  }

  private void dealPiles() {
    table.pile = Secrets.some(left & pileable, table.pileSize, Secrets.JEWEL, chance);
    left &= ~table.pile;
    table.ntr = Secrets.some(left, table.ntrSize, Secrets.JEWEL, chance);
    left &= ~table.ntr;
  }

  private void dealOthers() {
    for (int seat = 0; seat < table.seats; seat++) {
      int unknown = table.crew[seat].unknownJewels();
      give(seat, Secrets.some(left, unknown, Secrets.JEWEL, chance));
    }
  }

  private void give(int seat, long jewels) {
    table.crew[seat].jewels |= jewels;
    dealt[seat] |= jewels;
    left &= ~jewels;
    spare -= Long.bitCount(jewels & pileable);
  }

  private boolean isKnownToHold(int seat, Combination row) {
    if (table.isOver()) return false;
    if (table.question() instanceof SellJewels(int seller, Combination chosen) && seller == seat) {
      return chosen == row;
    }
    Pirate pirate = table.crew[seat];
    boolean stands = pirate.isAt(Action.BLACK_MARKET) && Combination.at(pirate.square()) == row;
    return stands && isStillToSell(seat);
  }

  private boolean isStillToSell(int seat) {
    for (int depth = 0; depth < table.agenda.size(); depth++) {
      Step step = table.agenda.beneath(depth);
      if (step instanceof ResolveDiscs) return true;
      if (step instanceof Resolve(int disc) && disc == seat) return true;
    }
    return false;
  }

  private long fitting(Pirate pirate, Combination row) {
    for (int i = 0; i < TRIES; i++) {
      long hand = Secrets.some(left, pirate.unknownJewels(), Secrets.JEWEL, chance);
      if (fits(hand) && row.isIn(pirate.jewels | hand)) return hand;
    }
    return completed(pirate, search(pirate, row, candidates(), 0));
  }

  private boolean fits(long hand) {
    return Long.bitCount(hand & pileable) <= spare;
  }

  /// Returns a few jewels of each colour, first of those that cannot lie in the pile.
  private long candidates() {
    long candidates = 0;
    for (Colour colour : Colour.values()) {
      long safe = left & Jewel.all(colour) & ~pileable;
      long other = left & Jewel.all(colour) & pileable;
      int few = Math.min(MOST_OF_COLOUR, Long.bitCount(safe));
      int more = Math.min(MOST_OF_COLOUR - few, Long.bitCount(other));
      candidates |= Secrets.some(safe, few, Secrets.JEWEL, chance);
      candidates |= Secrets.some(other, more, Secrets.JEWEL, chance);
    }
    return candidates;
  }

  /// Returns jewels that complete a hand to one that can sell, or none if there is no way.
  private long search(Pirate pirate, Combination row, long from, long chosen) {
    if (row.isIn(pirate.jewels | chosen)) return chosen;
    if (Long.bitCount(chosen) == Math.min(row.jewels, pirate.unknownJewels())) return 0;
    for (long rest = from; rest != 0; ) {
      long next = Long.lowestOneBit(rest);
      rest &= ~next;
      if (!fits(chosen | next)) continue;
      long found = search(pirate, row, rest, chosen | next);
      if (found != 0) return found;
    }
    return 0;
  }

  private long completed(Pirate pirate, long set) {
    long hand = set;
    while (Long.bitCount(hand) < pirate.unknownJewels()) {
      long possible = left & ~hand;
      boolean mustLeave = Long.bitCount(hand & pileable) >= spare;
      if (mustLeave) possible &= ~pileable;
      hand |= 1L << chance.pick(Secrets.JEWEL, possible);
    }
    return hand;
  }
}
