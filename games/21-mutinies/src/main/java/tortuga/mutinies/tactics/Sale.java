package tortuga.mutinies.tactics;

import tortuga.mutinies.Colour;
import tortuga.mutinies.Combination;
import tortuga.mutinies.Jewel;

/// The sale that a hand is best for: a quick pick of jewels, without looking at all sets.
///
/// Of jewels that will do, those with room for rum go first as long as there is rum, then those of
/// colours of which there are few; wilds go last.
final class Sale {
  private Sale() {}

  /// Returns the jewels to sell for a row, as a set, or none if the hand cannot deliver it.
  static long pick(Combination row, long hand, int rum) {
    return switch (row) {
      case ANY2, ANY3, ANY4 ->
          Long.bitCount(hand) < row.jewels ? 0 : take(hand, hand, row.jewels, rum);
      case SAME3, SAME4 -> alike(hand, row.jewels, rum);
      case PAIRS2 -> pairs(hand, rum);
    };
  }

  private static long alike(long hand, int number, int rum) {
    long best = 0;
    int most = -1;
    for (int colour = 0; colour < Colour.WILD.ordinal(); colour++) {
      long right = hand & (Jewel.all(colour) | Jewel.WILD);
      if (Long.bitCount(right) < number) continue;
      long set = take(right, hand, number, rum);
      int good = 4 * Math.min(rum, Outlook.icons(set)) + 3 - Long.bitCount(set & Jewel.WILD);
      if (good <= most) continue;
      best = set;
      most = good;
    }
    return best;
  }

  private static long pairs(long hand, int rum) {
    if (!Combination.PAIRS2.isIn(hand)) return 0;
    long set = 0;
    int pairs = 0;
    for (int colour = 0; colour < Colour.WILD.ordinal() && pairs < 2; colour++) {
      long right = hand & Jewel.all(colour);
      int whole = Math.min(2 - pairs, Long.bitCount(right) / 2);
      if (whole == 0) continue;
      set |= take(right, hand, 2 * whole, rum - Outlook.icons(set));
      pairs += whole;
    }
    return pairs == 2 ? set : set | mixed(hand & ~set, 2 - pairs);
  }

  /// Returns pairs that wilds complete.
  private static long mixed(long hand, int pairs) {
    long set = 0;
    int missing = pairs;
    long wilds = hand & Jewel.WILD;
    for (long odd = hand & ~Jewel.WILD; odd != 0 && wilds != 0 && missing > 0; missing--) {
      set |= Long.lowestOneBit(odd) | Long.lowestOneBit(wilds);
      odd &= ~Jewel.all(Jewel.of(Long.numberOfTrailingZeros(odd)).colour());
      wilds &= wilds - 1;
    }
    for (; missing > 0; missing--) {
      set |= Long.lowestOneBit(wilds);
      wilds &= wilds - 1;
      set |= Long.lowestOneBit(wilds);
      wilds &= wilds - 1;
    }
    return set;
  }

  private static long take(long from, long hand, int number, int rum) {
    long taken = 0;
    int thirst = Math.min(Combination.MOST_RUM, rum);
    for (int i = 0; i < number; i++) {
      long next = next(from & ~taken, hand, thirst);
      taken |= next;
      thirst -= Outlook.icons(next);
    }
    return taken;
  }

  private static long next(long from, long hand, int thirst) {
    long best = 0;
    int most = Integer.MIN_VALUE;
    for (long left = from; left != 0; left &= left - 1) {
      Jewel jewel = Jewel.of(Long.numberOfTrailingZeros(left));
      int room = thirst > 0 ? 8 * Math.min(thirst, jewel.rum()) : -jewel.rum();
      int others = Long.bitCount(hand & Jewel.all(jewel.colour()));
      int good = room - (jewel.colour() == Colour.WILD ? 12 : others);
      if (good <= most) continue;
      best = jewel.bit();
      most = good;
    }
    return best;
  }
}
