package tortuga.mutinies.tactics;

import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;

/// Who is likely to win from here.
final class Standing {
  private final MutiniesState table;
  private final Outlook outlook;
  private final Hoard hoard;

  Standing(MutiniesState table) {
    this.table = table;
    outlook = new Outlook(table);
    hoard = new Hoard(outlook);
  }

  /// Writes everybody's chance: scores so close to each other that luck may still turn them round
  /// share the win, the more so the more rounds there are to come.
  void appraise(double[] chances) {
    double spread = spread();
    double most = Double.NEGATIVE_INFINITY;
    for (int seat = 0; seat < table.seats; seat++) {
      chances[seat] = score(seat) / spread;
      most = Math.max(most, chances[seat]);
    }
    double sum = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      chances[seat] = Math.exp(chances[seat] - most);
      sum += chances[seat];
    }
    for (int seat = 0; seat < table.seats; seat++) chances[seat] /= sum;
  }

  /// Fitted to 32,000 positions of games between greedy players, with and without whims.
  private double spread() {
    return 2.9 + 0.12 * Math.min(outlook.roundsLeft, 18);
  }

  /// Returns the score that a player may expect, apart from what everybody will still gain.
  private double score(int seat) {
    Pirate pirate = table.crew[seat];
    double score =
        pirate.prestige + 0.9 * outlook.doubloon * (pirate.doubloons + pirate.asideDoubloons);
    score += outlook.hand(pirate.jewels, pirate.rum + pirate.asideRum);
    score += hoard.tokens(pirate);
    if (!table.simplified) score += hoard.cards(seat);
    return seat == table.captain() ? score + command() : score;
  }

  private double command() {
    return (table.hasMinion() ? 1.2 : 0.4) + (outlook.roundsLeft == 0 ? 1 : 0);
  }
}
