package tortuga.jamaica.tactics;

import tortuga.engine.Moves;
import tortuga.jamaica.Cargo;
import tortuga.jamaica.Face;
import tortuga.jamaica.JamaicaMove;
import tortuga.jamaica.JamaicaMove.Reroll;
import tortuga.jamaica.JamaicaMove.Spend;
import tortuga.jamaica.state.Combat;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Ship;

/// How many cannons a combat is worth, and when to draw the Saber.
final class Gunnery {
  private Gunnery() {}

  static void spend(JamaicaState table, Combat combat, Moves<JamaicaMove> moves, double[] points) {
    Ship own = table.ships[combat.firing()];
    Ship rival = table.ships[combat.facing()];
    double toCome = Worth.toCome(table);
    double spite = Prey.spite(table, combat.facing());
    double loot = Prey.loot(own, rival, spite, toCome);
    double loss = Prey.loss(own, spite, toCome);
    int all = own.total(Cargo.CANNONS);
    for (int i = 0; i < moves.size(); i++) {
      int cannons = ((Spend) moves.get(i)).cannons();
      int strength = cannons + Odds.bonus(own);
      double win;
      double lose;
      if (combat.attackStands()) {
        win = Odds.beats(combat.toBeat(), strength);
        lose = Odds.falls(combat.toBeat(), strength);
      } else {
        int advantage = strength - rival.total(Cargo.CANNONS) - Odds.bonus(rival);
        win = Odds.win(advantage);
        lose = Odds.lose(advantage);
      }
      points[i] = win * loot - lose * loss + Worth.cannons(all - cannons, toCome);
    }
  }

  /// Compares the roll with what another roll would bring on average.
  static void saber(
      JamaicaState table,
      int owner,
      Combat combat,
      int cannons,
      Face face,
      Moves<JamaicaMove> moves,
      double[] points) {
    int strength = cannons + Odds.bonus(table.ships[combat.firing()]);
    double kept = hope(table, combat, strength, face);
    double again = 0;
    for (int i = 0; i < Face.COUNT; i++) again += hope(table, combat, strength, Face.of(i));
    double gain = 10 * (again / Face.COUNT - kept) * (owner == combat.firing() ? 1 : -1);
    for (int i = 0; i < moves.size(); i++) points[i] = moves.get(i) instanceof Reroll ? gain : 0;
  }

  /// Returns how well a roll leaves whoever fires, from -1 for a defeat to 1 for a victory.
  private static double hope(JamaicaState table, Combat combat, int strength, Face face) {
    if (face == Face.STAR) return 1;
    int total = strength + face.strength;
    if (combat.attackStands()) return Integer.signum(total - combat.toBeat());
    Ship rival = table.ships[combat.defender()];
    int answer = rival.total(Cargo.CANNONS) + Odds.bonus(rival);
    return Odds.falls(total, answer) - Odds.beats(total, answer);
  }
}
