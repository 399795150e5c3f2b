package tortuga.piecesofeight.tactics;

import java.util.Arrays;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Ship;
import tortuga.piecesofeight.state.Step;

/// How likely each pirate is to win, judged by a look at the ships.
///
/// What coins and places are worth was fitted to the winners of 20,000 duels of mixed ships; six
/// points turn an even fight into odds of three to one.
final class Prospects {
  private static final double SCALE = 5.8;
  private static final double STRIKE = 17;
  private static final double OUT = -1000;

  private final Options options;
  private final EightState table;
  private final Look look = new Look();
  private final Look victim = new Look();

  Prospects(Options options, EightState table) {
    this.options = options;
    this.table = table;
  }

  void appraise(double[] chances) {
    if (table.isAtSea()) look(chances);
    else Arrays.fill(chances, 1.0 / table.seats);
    if (options.isMatch()) overMatch(chances);
  }

  private void look(double[] chances) {
    int mover = mover();
    for (int seat = 0; seat < table.seats; seat++) {
      chances[seat] = table.isIn(seat) ? score(seat, mover) : OUT;
    }
    if (table.teamed) lean(chances);
    softly(chances);
  }

  /// Returns who is to move, or will be once the action is over.
  private int mover() {
    boolean still =
        table.question() instanceof Step.MainAction
            || (table.question() instanceof Step.SendToNest(boolean first) && first);
    if (still) return table.turnSeat;
    return table.sail != EightState.NOBODY ? table.sail : table.nextIn(table.turnSeat);
  }

  private double score(int seat, int mover) {
    look.at(table.ship(seat), true);
    double score = look.score(seat == mover) - 3 * table.players[seat].lostTurns;
    return seat == mover ? score + STRIKE * threat(seat) / (table.countIn() - 1) : score;
  }

  /// Returns how likely a seat can strike the Captain of somebody else.
  private double threat(int seat) {
    look.at(table.ship(seat), true);
    double threat = 0;
    for (int other = 0; other < table.seats; other++) {
      if (other == seat || !table.isIn(other) || Assault.areAllies(options, table, seat, other)) {
        continue;
      }
      threat = Math.max(threat, look.threat(victim.at(table.ship(other), true)));
    }
    return threat;
  }

  /// Writes the parts of what [#appraise] makes of a seat in a game without teams, and how much
  /// there is of each; nothing for whoever is out, and before the ships are at sea.
  void consider(int seat, double[] amounts, double[] worths) {
    if (table.toAct().isEmpty() || !table.isAtSea() || !table.isIn(seat)) return;
    int mover = mover();
    double threat = seat == mover ? threat(seat) : 0;
    look.at(table.ship(seat), true);
    amounts[EightConsiderations.COINS] = look.coins;
    amounts[EightConsiderations.COVER] = look.hasCaptain() ? look.shallow() : 0;
    amounts[EightConsiderations.CAPTAIN] = look.hasCaptain() ? 1 : 0;
    amounts[EightConsiderations.LOST_TURNS] = table.players[seat].lostTurns;
    amounts[EightConsiderations.STRIKE] = threat;
    double average = Look.worth(Look.UNKNOWN) * look.coins;
    worths[EightConsiderations.COINS] = average / SCALE;
    worths[EightConsiderations.OTHER_COINS] = (look.worth - average) / SCALE;
    nameCoins(table.ship(seat), amounts, worths);
    worths[EightConsiderations.ACTIVE] = look.active() / SCALE;
    worths[EightConsiderations.COVER] = -look.exposed(seat == mover) / SCALE;
    worths[EightConsiderations.CAPTAIN] = -look.withoutCaptain() / SCALE;
    worths[EightConsiderations.LOST_TURNS] = -3.0 * table.players[seat].lostTurns / SCALE;
    worths[EightConsiderations.STRIKE] = STRIKE * threat / (table.countIn() - 1) / SCALE;
  }

  /// Takes the coins that are worth naming out of what all of them are worth.
  private static void nameCoins(Ship ship, double[] amounts, double[] worths) {
    for (int position = 0; position <= ship.size; position++) {
      int cell = ship.cellAt(position);
      int named = namedAt(cell);
      if (named < 0) continue;
      double worth = (Look.worth(Cell.kind(cell)) - Look.worth(Look.UNKNOWN)) / SCALE;
      amounts[EightConsiderations.NAMED + named]++;
      worths[EightConsiderations.NAMED + named] += worth;
      worths[EightConsiderations.OTHER_COINS] -= worth;
    }
  }

  private static int namedAt(int cell) {
    boolean isSeen = cell != Cell.EMPTY && Cell.isIdentified(cell);
    return isSeen ? EightConsiderations.NAMED_COINS.indexOf(Cell.coin(cell)) : -1;
  }

  /// Teammates stand and fall together, until the other teams are beaten.
  private void lean(double[] scores) {
    double[] sums = new double[options.teams()];
    for (int seat = 0; seat < table.seats; seat++) {
      sums[options.teamOf(seat)] += Math.max(0, scores[seat]);
    }
    int size = table.seats / options.teams();
    for (int seat = 0; seat < table.seats; seat++) {
      if (table.isIn(seat))
        scores[seat] = (scores[seat] + 2 * sums[options.teamOf(seat)] / size) / 2;
    }
  }

  private static void softly(double[] chances) {
    double best = OUT;
    for (double chance : chances) best = Math.max(best, chance);
    double sum = 0;
    for (int seat = 0; seat < chances.length; seat++) {
      chances[seat] = Math.exp((chances[seat] - best) / SCALE);
      sum += chances[seat];
    }
    for (int seat = 0; seat < chances.length; seat++) chances[seat] /= sum;
  }

  /// Turns chances in this game into chances in the match: whoever is ahead needs less luck later.
  private void overMatch(double[] chances) {
    double[] match = new double[table.seats];
    for (int winner = 0; winner < table.seats; winner++) {
      double sum = 0;
      for (int seat = 0; seat < table.seats; seat++) sum += hope(seat, winner);
      for (int seat = 0; seat < table.seats; seat++) {
        match[seat] += chances[winner] * hope(seat, winner) / sum;
      }
    }
    System.arraycopy(match, 0, chances, 0, table.seats);
  }

  /// Returns how hopeful a seat may be if `winner` takes this game: each win that is missing makes
  /// it less likely.
  private double hope(int seat, int winner) {
    int missing = options.match().winsNeeded - table.players[seat].wins - (seat == winner ? 1 : 0);
    if (options.match().winsNeeded - table.players[winner].wins == 1) return seat == winner ? 1 : 0;
    return Math.pow(1.0 / table.seats, missing);
  }
}
