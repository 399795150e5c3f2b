package tortuga.mutinies.tactics;

import java.util.stream.IntStream;
import tortuga.mutinies.Colour;
import tortuga.mutinies.Jewel;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;
import tortuga.mutinies.state.Track;

/// What things are worth to a player at this moment of the game, in points of prestige.
///
/// The figures are those of the ninth section of the rule book, tuned in self-play of greedy
/// players. They sink as the end comes near: an unsold jewel is then half a point, rum a loss.
final class Outlook {
  private static final double MATCHED_ICON = 1.5;
  private static final double OPEN_ICON = 0.45;
  private static final double SPARE_RUM = 0.5;
  private static final double UNSOLD = 0.5;
  private static final int MOST_ICONS = 4;

  /// What a hand of jewels is worth, by their number.
  private static final double[] JEWELS = {0, 1.9, 3.8, 5.7, 7.6, 9.1, 10.4, 11.5, 12.4};

  /// What jewels of one colour are worth beyond that, by their number.
  private static final double[] ALIKE = {0, 0, 0.45, 1.3, 2.5, 2.7, 2.9};

  /// How much of what jewels promise is still to be had, by the rounds that are left.
  private static final double[] HOPE = {0, 0.45, 0.7, 0.85, 0.95};

  private static final int[] BONUS_AT =
      IntStream.range(0, Track.BONUSES).map(i -> Track.bonus(i).at()).toArray();
  private static final long ONE_ICON = withIcons(1);
  private static final long TWO_ICONS = withIcons(2);

  final MutiniesState table;

  /// The rounds after this one, as far as anybody can tell.
  final int roundsLeft;

  final double doubloon;
  private final double hope;

  Outlook(MutiniesState table) {
    this.table = table;
    roundsLeft = roundsLeft(table);
    doubloon = roundsLeft == 0 ? 0.5 : roundsLeft == 1 ? 0.58 : 0.82;
    hope = roundsLeft < HOPE.length ? HOPE[roundsLeft] : 1;
  }

  private static long withIcons(int rum) {
    long set = 0;
    for (int number = 0; number < Jewel.COUNT; number++) {
      if (Jewel.of(number).rum() == rum) set |= Jewel.of(number).bit();
    }
    return set;
  }

  private static int roundsLeft(MutiniesState table) {
    if (table.lastRound || table.counting) return 0;
    if (table.ending) return 1;
    int byJewels = table.exhausted == 1 ? 1 + table.pileSize / 3 : Jewel.COUNT;
    return Math.min(table.deck + 1, byJewels);
  }

  // Jewels and rum

  static int icons(long jewels) {
    return Long.bitCount(jewels & ONE_ICON) + 2 * Long.bitCount(jewels & TWO_ICONS);
  }

  /// Returns what jewels are worth together with rum.
  double hand(long jewels, int rum) {
    int size = Long.bitCount(jewels);
    double unsold = UNSOLD * size - rum;
    if (hope == 0) return unsold;
    return hope * (jewels(jewels, size) + rum(icons(jewels), rum)) + (1 - hope) * unsold;
  }

  /// Returns how much of somebody's rum is worth having beside these jewels; the rest only costs.
  int usefulRum(long jewels, int rum) {
    int useful = 0;
    double most = hand(jewels, 0);
    for (int cubes = 1; cubes <= rum; cubes++) {
      double worth = hand(jewels, cubes);
      if (worth <= most) continue;
      most = worth;
      useful = cubes;
    }
    return useful;
  }

  private static double jewels(long jewels, int size) {
    double worth = JEWELS[Math.min(size, JEWELS.length - 1)];
    int most = 0;
    for (int colour = 0; colour < Colour.WILD.ordinal(); colour++) {
      int alike = Long.bitCount(jewels & Jewel.all(colour));
      worth += ALIKE[Math.min(alike, ALIKE.length - 1)];
      most = Math.max(most, alike);
    }
    int wilds = Long.bitCount(jewels & Jewel.WILD);
    if (wilds == 0) return worth;
    int best = Math.min(most + wilds, ALIKE.length - 1);
    return worth + ALIKE[best] - ALIKE[Math.min(most, ALIKE.length - 1)] + 0.2 * wilds;
  }

  private static double rum(int icons, int rum) {
    int matched = Math.min(MOST_ICONS, Math.min(icons, rum));
    int spare = rum - matched;
    return MATCHED_ICON * matched
        + OPEN_ICON * Math.min(MOST_ICONS, icons - matched)
        + SPARE_RUM * Math.min(2, spare)
        - 0.2 * Math.max(0, spare - 3);
  }

  /// Returns what a jewel that nobody has seen is worth.
  double blindJewel(Pirate pirate) {
    if (hope == 0) return UNSOLD;
    int size = Math.min(pirate.jewelCount, JEWELS.length - 2);
    boolean thirsty = pirate.rum > Math.min(MOST_ICONS, icons(pirate.jewels));
    double colours = size == 0 ? 0.1 : 0.4;
    double promise = JEWELS[size + 1] - JEWELS[size] + colours + (thirsty ? 0.65 : 0.3);
    return hope * promise + (1 - hope) * UNSOLD;
  }

  double gainedJewel(Pirate pirate, Jewel jewel) {
    return hand(pirate.jewels | jewel.bit(), pirate.rum) - hand(pirate.jewels, pirate.rum);
  }

  double gainedRum(Pirate pirate, double cubes) {
    int whole = (int) cubes;
    double before = hand(pirate.jewels, pirate.rum);
    double low = hand(pirate.jewels, pirate.rum + whole) - before;
    if (cubes == whole) return low;
    double high = hand(pirate.jewels, pirate.rum + whole + 1) - before;
    return low + (cubes - whole) * (high - low);
  }

  // Prestige, treasures, command

  /// Returns what points are worth with the bonuses that they reach.
  double prestige(Pirate pirate, int points) {
    double worth = points;
    for (int i = 0; i < BONUS_AT.length && pirate.prestige + points >= BONUS_AT[i]; i++) {
      if ((pirate.bonuses & 1 << i) == 0) worth += bonus(pirate, Track.bonus(i));
    }
    return worth;
  }

  private double bonus(Pirate pirate, Track bonus) {
    double worth = doubloon * bonus.doubloons();
    if (bonus.treasures() > 0) worth += unseenTreasure();
    if (bonus.rum() > 0) worth += gainedRum(pirate, bonus.rum());
    if (bonus.jewels() > 0) worth += blindJewel(pirate);
    return worth;
  }

  double unseenTreasure() {
    if (table.treasurePile == 0) return 1 + doubloon;
    return roundsLeft == 0 ? 1.1 : 1.8;
  }

  /// Returns what it is worth to be Captain in the next round, with the card that it brings.
  double command() {
    if (roundsLeft == 0) return 0;
    if (table.hasMinion()) return 3;
    if (table.simplified) return 1.8;
    return 1.05 + (table.deck > 1 ? 1.5 : table.deck == 1 ? 0.5 : 0);
  }
}
