package tortuga.aye.tactics;

import tortuga.aye.Card;
import tortuga.aye.Mission;
import tortuga.aye.rules.Options;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Pirate;

/// How likely the crew escapes, and a traitor succeeds.
///
/// Two logistic models, fitted to 31,000 positions of games of 4 to 10 greedy players, with and
/// without whims. What matters most is the pace: how many successes and cards a round the crew
/// still needs.
final class Forecast {
  private static final double PACE = -1.78;
  private static final double SHIP = 0.08;
  private static final double COIN = 0.1;
  private static final double LOCKED = -0.33;
  private static final double REPUTATION = 0.035;

  private static final double WORK_FOR_TRAITOR = 0.04;
  private static final double SHIP_FOR_TRAITOR = -0.06;
  private static final double CARD_FOR_TRAITOR = 0.04;
  private static final double COIN_FOR_TRAITOR = 0.065;

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
    return logistic(
        0.85
            + PACE * work() / rounds
            + SHIP * table.ship
            + (0.8 - 18.5 / rounds) * watch.cardsMissing()
            + COIN * coins()
            + LOCKED * locked()
            + REPUTATION * table.captainReputation
            - (traitor == table.captain ? 0.75 : 0));
  }

  private double treason(int traitor) {
    return logistic(
        -1.75
            + WORK_FOR_TRAITOR * work()
            - 0.16 * watch.roundsLeft()
            + SHIP_FOR_TRAITOR * table.ship
            + CARD_FOR_TRAITOR * watch.cardsMissing()
            + COIN_FOR_TRAITOR * coins()
            + (traitor == table.captain ? 2.3 : 0));
  }

  /// Writes the parts of what [#appraise] makes of a seat, and how much there is of each; what is
  /// left out is the same for all moves, or decided by whoever is the traitor.
  void consider(int seat, double[] amounts, double[] worths) {
    boolean isTraitor = seat == table.holder(Card.C36);
    amounts[AyeConsiderations.WORK] = work();
    amounts[AyeConsiderations.SHIP] = table.ship;
    amounts[AyeConsiderations.CARDS] = watch.cardsMissing();
    amounts[AyeConsiderations.COINS] = coins();
    amounts[AyeConsiderations.LOCKED] = locked();
    amounts[AyeConsiderations.REPUTATION] = table.captainReputation;
    worths[AyeConsiderations.WORK] = (isTraitor ? WORK_FOR_TRAITOR : PACE / rounds) * work();
    worths[AyeConsiderations.SHIP] = (isTraitor ? SHIP_FOR_TRAITOR : SHIP) * table.ship;
    worths[AyeConsiderations.CARDS] =
        (isTraitor ? CARD_FOR_TRAITOR : 0.8 - 18.5 / rounds) * watch.cardsMissing();
    worths[AyeConsiderations.COINS] = (isTraitor ? COIN_FOR_TRAITOR : COIN) * coins();
    worths[AyeConsiderations.LOCKED] = (isTraitor ? 0 : LOCKED) * locked();
    worths[AyeConsiderations.REPUTATION] = (isTraitor ? 0 : REPUTATION) * table.captainReputation;
    worths[AyeConsiderations.TRAITOR] =
        isTraitor ? -1.75 - 0.16 * watch.roundsLeft() + (seat == table.captain ? 2.3 : 0) : 0.85;
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
