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
    double score = pirate.prestige + doubloons(pirate);
    score += outlook.hand(pirate.jewels, pirate.rum + pirate.asideRum);
    score += hoard.tokens(pirate);
    if (!table.simplified) score += hoard.cards(seat);
    return seat == table.captain() ? score + command() : score;
  }

  /// Writes the parts of what [#appraise] makes of a seat, and how much there is of each.
  void consider(int seat, double[] amounts, double[] worths) {
    Pirate pirate = table.crew[seat];
    int rum = pirate.rum + pirate.asideRum;
    int useful = outlook.usefulRum(pirate.jewels, rum);
    double jewels = outlook.hand(pirate.jewels, 0);
    double withUseful = outlook.hand(pirate.jewels, useful);
    double withAll = outlook.hand(pirate.jewels, rum);
    int refused = table.simplified ? 0 : hoard.refused(pirate);
    amounts[MutiniesConsiderations.PRESTIGE] = pirate.prestige;
    amounts[MutiniesConsiderations.DOUBLOONS] = pirate.doubloons + pirate.asideDoubloons;
    amounts[MutiniesConsiderations.JEWELS] = pirate.jewelCount;
    amounts[MutiniesConsiderations.RUM] = useful;
    amounts[MutiniesConsiderations.SPARE_RUM] = rum - useful;
    amounts[MutiniesConsiderations.TREASURES] = Integer.bitCount(pirate.treasures);
    amounts[MutiniesConsiderations.CARDS] = table.simplified ? 0 : pirate.cardCount - refused;
    amounts[MutiniesConsiderations.REFUSED] = refused;
    amounts[MutiniesConsiderations.COMMAND] = seat == table.captain() ? 1 : 0;
    double spread = spread();
    worths[MutiniesConsiderations.PRESTIGE] = pirate.prestige / spread;
    worths[MutiniesConsiderations.DOUBLOONS] = doubloons(pirate) / spread;
    worths[MutiniesConsiderations.JEWELS] = jewels / spread;
    worths[MutiniesConsiderations.RUM] = (withUseful - jewels) / spread;
    worths[MutiniesConsiderations.SPARE_RUM] = (withAll - withUseful) / spread;
    worths[MutiniesConsiderations.TREASURES] = hoard.tokens(pirate) / spread;
    double penalty = refused * Hoard.REFUSED;
    worths[MutiniesConsiderations.CARDS] =
        table.simplified ? 0 : (hoard.cards(seat) - penalty) / spread;
    worths[MutiniesConsiderations.REFUSED] = penalty / spread;
    worths[MutiniesConsiderations.COMMAND] = seat == table.captain() ? command() / spread : 0;
  }

  private double doubloons(Pirate pirate) {
    return 0.9 * outlook.doubloon * (pirate.doubloons + pirate.asideDoubloons);
  }

  private double command() {
    return (table.hasMinion() ? 1.2 : 0.4) + (outlook.roundsLeft == 0 ? 1 : 0);
  }
}
