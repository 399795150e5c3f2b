package tortuga.jamaica.tactics;

import tortuga.jamaica.Face;
import tortuga.jamaica.RollResult;
import tortuga.jamaica.state.Ship;

/// How combats usually end, for captains who think before they fight.
final class Odds {
  /// Beyond this advantage nothing changes any more.
  private static final int MOST = 12;

  private static final int FACES = Face.COUNT;

  /// For each advantage of an attacker, from `-MOST` to `MOST`, how likely a win or a loss is.
  private static final double[] WIN = new double[2 * MOST + 1];

  private static final double[] LOSE = new double[2 * MOST + 1];

  static {
    for (int advantage = -MOST; advantage <= MOST; advantage++) {
      for (int face = 0; face < FACES; face++) {
        double each = 1.0 / FACES;
        if (Face.of(face) == Face.STAR) WIN[advantage + MOST] += each;
        else answer(advantage, Face.of(face).strength + advantage, each);
      }
    }
  }

  private Odds() {}

  private static void answer(int advantage, int toBeat, double share) {
    for (int face = 0; face < FACES; face++) {
      switch (roll(toBeat, 0, face)) {
        case WINS -> LOSE[advantage + MOST] += share / FACES;
        case LOSES -> WIN[advantage + MOST] += share / FACES;
        case TIES, STANDS -> {}
      }
    }
  }

  /// Returns how likely an attacker is to win whose cannons and Lady Beth give this `advantage`
  /// over the defender.
  static double win(int advantage) {
    return WIN[index(advantage)];
  }

  static double lose(int advantage) {
    return LOSE[index(advantage)];
  }

  private static int index(int advantage) {
    return Math.clamp(advantage, -MOST, MOST) + MOST;
  }

  /// Returns how likely a defender is to beat an attack that stands, with this `strength` before
  /// the roll.
  static double beats(int toBeat, int strength) {
    return share(RollResult.WINS, toBeat, strength);
  }

  /// Returns how likely a defender is to be beaten by an attack that stands.
  static double falls(int toBeat, int strength) {
    return share(RollResult.LOSES, toBeat, strength);
  }

  private static double share(RollResult result, int toBeat, int strength) {
    int found = 0;
    for (int face = 0; face < FACES; face++) {
      if (roll(toBeat, strength, face) == result) found++;
    }
    return (double) found / FACES;
  }

  private static RollResult roll(int toBeat, int strength, int face) {
    return RollResult.against(toBeat, Face.of(face), Face.of(face).strength + strength);
  }

  /// Returns what Lady Beth adds to the strength of a ship.
  static int bonus(Ship ship) {
    return ship.combatBonus();
  }
}
