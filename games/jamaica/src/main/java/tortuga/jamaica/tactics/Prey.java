package tortuga.jamaica.tactics;

import tortuga.jamaica.Cargo;
import tortuga.jamaica.Treasure;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Route;
import tortuga.jamaica.state.Ship;

/// What there is to gain from another ship, and to lose to it.
final class Prey {
  /// What a captain gains on average in a turn.
  static final double GAIN_OF_A_TURN = 2.5;

  private Prey() {}

  /// Returns what an attack is worth to a ship in the shape that it would be in.
  static double attack(JamaicaState table, Ship ship, int defender, double toCome) {
    Ship rival = table.ships[defender];
    int own = ship.total(Cargo.CANNONS);
    int advantage = own + Odds.bonus(ship) - rival.total(Cargo.CANNONS) - Odds.bonus(rival);
    double loot = loot(ship, rival, spite(table, defender), toCome);
    double loss = loss(ship, spite(table, defender), toCome);
    return Odds.win(advantage) * loot
        - Odds.lose(advantage) * loss
        - Worth.cannons(own, toCome) / 2;
  }

  /// Returns how much a rival's loss is worth, compared with your own gain.
  static double spite(JamaicaState table, int rival) {
    return table.isGhost(rival) ? 0 : 1.0 / (table.seats - 1);
  }

  /// Returns the best that the winner could take.
  static double loot(Ship winner, Ship loser, double spite, double toCome) {
    double best = 0;
    for (int hold = 1; hold <= Ship.SIXTH; hold++) {
      if (!loser.isEmpty(hold)) best = Math.max(best, goods(winner, loser, hold, spite, toCome));
    }
    if (loser.hiddenCount > 0) best = Math.max(best, (1 + spite) * Worth.FACE_DOWN);
    for (int left = loser.powers; left != 0; left &= left - 1) {
      Treasure power = Treasure.of(Integer.numberOfTrailingZeros(left));
      boolean kept = power == Treasure.BETH && spite == 0;
      if (!kept) best = Math.max(best, (1 + spite) * Worth.power(power, toCome));
    }
    for (int left = winner.hidden & Treasure.CURSED; left != 0; left &= left - 1) {
      int curse = -Treasure.of(Integer.numberOfTrailingZeros(left)).value();
      best = Math.max(best, (1 + spite) * curse);
    }
    return best;
  }

  /// Returns what one hold of the loser is worth to the winner, with what must go overboard for it.
  static double goods(Ship winner, Ship loser, int hold, double spite, double toCome) {
    Cargo cargo = loser.cargo(hold);
    int amount = loser.amount(hold);
    if (!winner.canLoad(cargo)) return 0;
    double gain = Worth.share(cargo, amount, winner.total(cargo) + amount, toCome);
    double pain = Worth.share(cargo, amount, loser.total(cargo), toCome);
    return gain + spite * pain - (winner.hasEmptyHold() ? 0 : overboard(winner, cargo, toCome));
  }

  private static double overboard(Ship ship, Cargo cargo, double toCome) {
    double least = Double.MAX_VALUE;
    for (int left = ship.holdsWithout(cargo); left != 0; left &= left - 1) {
      int hold = Integer.numberOfTrailingZeros(left);
      Cargo other = ship.cargo(hold);
      least = Math.min(least, Worth.share(other, ship.amount(hold), ship.total(other), toCome));
    }
    return least;
  }

  /// Returns what a hold is worth to its owner.
  static double pain(Ship loser, int hold, double toCome) {
    Cargo cargo = loser.cargo(hold);
    return Worth.share(cargo, loser.amount(hold), loser.total(cargo), toCome);
  }

  /// Returns what the loser would lose to this winner, and the winner gain.
  static double loss(Ship loser, double spite, double toCome) {
    double worst = 0;
    for (int hold = 1; hold <= Ship.SIXTH; hold++) {
      if (loser.isEmpty(hold)) continue;
      Cargo cargo = loser.cargo(hold);
      double pain = Worth.share(cargo, loser.amount(hold), loser.total(cargo), toCome);
      double gold = cargo == Cargo.DOUBLOONS ? spite * loser.amount(hold) : 0;
      worst = Math.max(worst, pain + gold);
    }
    for (int left = loser.powers; left != 0; left &= left - 1) {
      worst =
          Math.max(worst, Worth.power(Treasure.of(Integer.numberOfTrailingZeros(left)), toCome));
    }
    return loser.hiddenCount > 0 ? Math.max(worst, Worth.FACE_DOWN) : worst;
  }

  /// Returns what a rival would score if this were the last round.
  static double finalCount(JamaicaState table, int seat) {
    Ship ship = table.ships[seat];
    double count =
        Route.prize(ship.space, ship.lap)
            + ship.total(Cargo.DOUBLOONS)
            + Worth.FACE_DOWN * ship.hiddenCount;
    return isToAct(ship) ? count + GAIN_OF_A_TURN : count;
  }

  /// Whether a captain still has to take this round's turn.
  static boolean isToAct(Ship ship) {
    return ship.hasChosen() && !ship.revealed;
  }
}
