package tortuga.mutinies.rules;

import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.mutinies.Colour;
import tortuga.mutinies.Combination;
import tortuga.mutinies.Jewel;
import tortuga.mutinies.MutiniesMove;
import tortuga.mutinies.MutiniesMove.Sell;
import tortuga.mutinies.state.Pirate;

/// The different sets of jewels that a player can sell as a combination.
///
/// Tokens of one kind cannot be told apart, so a set is made up of kinds and how many of each. Of
/// one kind, the tokens that everybody saw being taken go first: nobody can prove that the others
/// are still there.
final class Sales {
  private final Combination row;
  private final long shown;
  private final Moves<MutiniesMove> moves;
  private boolean onlyWilds;

  private Sales(Combination row, long shown, Moves<MutiniesMove> moves) {
    this.row = row;
    this.shown = shown;
    this.moves = moves;
  }

  static void list(Pirate seller, Combination row, Moves<MutiniesMove> moves) {
    new Sales(row, seller.shown, moves).list(seller.jewels);
  }

  /// Returns the token of a kind that leaves a hand first.
  static Jewel first(Pirate owner, long kind) {
    long tokens = owner.jewels & kind;
    long seen = tokens & owner.shown;
    return Jewel.of(Long.numberOfTrailingZeros(seen != 0 ? seen : tokens));
  }

  /// Lists all sets; of alike jewels first those of each colour, with or without wilds, then wilds
  /// alone.
  @Rule({"MUT-BM-01", "MUT-JEWEL-01", "MUT-RULING-15"})
  private void list(long hand) {
    switch (row) {
      case ANY2, ANY3, ANY4, PAIRS2 -> choose(hand, row.jewels, 0);
      case SAME3, SAME4 -> {
        for (int colour = 0; colour < Colour.WILD.ordinal(); colour++) {
          choose(hand & (Jewel.all(colour) | Jewel.WILD), row.jewels, 0);
        }
        onlyWilds = true;
        choose(hand & Jewel.WILD, row.jewels, 0);
      }
    }
  }

  /// Completes a set with `missing` of the tokens left, kind after kind.
  private void choose(long left, int missing, long chosen) {
    if (missing == 0) {
      if (isWanted(chosen)) moves.add(new Sell(Jewel.list(chosen)));
      return;
    }
    if (Long.bitCount(left) < missing) return;
    long kind = left & Jewel.alike(Long.numberOfTrailingZeros(left));
    long rest = left & ~kind;
    long taken = chosen;
    choose(rest, missing, taken);
    for (int more = missing - 1; more >= 0 && kind != 0; more--) {
      long seen = kind & shown;
      long token = Long.lowestOneBit(seen != 0 ? seen : kind);
      kind &= ~token;
      taken |= token;
      choose(rest, more, taken);
    }
  }

  private boolean isWanted(long set) {
    return switch (row) {
      case ANY2, ANY3, ANY4 -> true;
      case PAIRS2 -> row.isIn(set);
      case SAME3, SAME4 -> onlyWilds || (set & ~Jewel.WILD) != 0;
    };
  }
}
