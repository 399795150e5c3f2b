package tortuga.aye.tactics;

import tortuga.aye.Card;
import tortuga.aye.Mission;
import tortuga.aye.rules.Options;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Pirate;

/// How likely the crew escapes, and a traitor has his way.
///
/// Two logistic models, fitted to 31,000 positions of games of 4 to 10 greedy players, with and
/// without whims. What matters most is the pace: how many successes and cards a round the crew
/// still needs.
final class Forecast {
  private final Watch watch;
  private final AyeState table;
  private final double rounds;

  Forecast(Options options, AyeState table) {
    this.table = table;
    watch = new Watch(options, table, table.captain);
    rounds = watch.roundsLeft() + 1.0;
  }

  void appraise(double[] chances) {
    int traitor = table.holder(Card.C36);
    double treason = traitor == Pirate.NOBODY ? 0 : treason(traitor);
    double escape = (1 - treason) * escape(traitor);
    for (int seat = 0; seat < table.seats; seat++) {
      chances[seat] = seat == traitor ? treason : escape;
    }
  }

  private double escape(int traitor) {
    int missing = watch.cardsMissing();
    double score =
        0.85
            - 1.78 * work() / rounds
            + 0.08 * table.ship
            + (0.8 - 18.5 / rounds) * missing
            + 0.1 * coins()
            - 0.33 * locked()
            + 0.035 * table.captainReputation
            - (traitor == table.captain ? 0.75 : 0);
    return logistic(score);
  }

  private double treason(int traitor) {
    double score =
        -1.75
            + 0.04 * work()
            - 0.16 * watch.roundsLeft()
            - 0.06 * table.ship
            + 0.04 * watch.cardsMissing()
            + 0.065 * coins()
            + (traitor == table.captain ? 2.3 : 0);
    return logistic(score);
  }

  private static double logistic(double score) {
    return 1 / (1 + Math.exp(-score));
  }

  /// Returns the successes that all steps to come need.
  private int work() {
    int work = 0;
    for (int number = 0; number < Mission.COUNT; number++) {
      Mission mission = Mission.of(number);
      for (int step = table.done(mission); step < Mission.STEPS; step++) {
        work += mission.needed(watch.options.difficulty(), step);
      }
    }
    return work;
  }

  private int coins() {
    int coins = 0;
    for (Pirate pirate : table.pirates) coins += pirate.doubloons;
    return coins;
  }

  private int locked() {
    return table.plank + Integer.bitCount(table.flags);
  }
}
