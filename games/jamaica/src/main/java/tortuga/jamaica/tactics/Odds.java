package tortuga.jamaica.tactics;

import tortuga.jamaica.Face;
import tortuga.jamaica.Treasure;
import tortuga.jamaica.state.Combat;
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
      int strength = Face.of(face).strength;
      boolean lost = Face.of(face) == Face.STAR || strength > toBeat;
      if (lost) LOSE[advantage + MOST] += share / FACES;
      else if (strength < toBeat) WIN[advantage + MOST] += share / FACES;
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
    int good = 0;
    for (int face = 0; face < FACES; face++) {
      boolean won = Face.of(face) == Face.STAR || Face.of(face).strength + strength > toBeat;
      if (won) good++;
    }
    return (double) good / FACES;
  }

  /// Returns how likely a defender is to be beaten by an attack that stands.
  static double falls(int toBeat, int strength) {
    int bad = 0;
    for (int face = 0; face < FACES; face++) {
      boolean lost = Face.of(face) != Face.STAR && Face.of(face).strength + strength < toBeat;
      if (lost) bad++;
    }
    return (double) bad / FACES;
  }

  /// Returns what Lady Beth adds to the strength of a ship.
  static int bonus(Ship ship) {
    return ship.owns(Treasure.BETH) ? Combat.BETH_BONUS : 0;
  }
}
