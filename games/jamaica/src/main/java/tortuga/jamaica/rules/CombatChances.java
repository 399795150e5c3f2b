package tortuga.jamaica.rules;

import java.util.ArrayList;
import java.util.List;
import tortuga.engine.Lists;
import tortuga.jamaica.Cargo;
import tortuga.jamaica.Face;
import tortuga.jamaica.JamaicaFigure.AnswerOdds;
import tortuga.jamaica.JamaicaFigure.CombatOdds;
import tortuga.jamaica.JamaicaFigure.FaceResult;
import tortuga.jamaica.state.Combat;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Ship;

/// How combats may end: every roll that is still possible, judged by [Boarding]. Whoever owns the
/// Saber uses it when another roll makes a victory likelier, counting a defeat as much as that.
final class CombatChances {
  private static final Odds WIN = new Odds(1, 0, 0);
  private static final Odds TIE = new Odds(0, 1, 0);
  private static final Odds LOSE = new Odds(0, 0, 1);

  private final JamaicaState table;

  /// The ship whose chances are told.
  private final int ship;

  CombatChances(JamaicaState table, int ship) {
    this.table = table;
    this.ship = ship;
  }

  /// Returns its chances once whoever fires spends these cannons.
  CombatOdds spending(Combat combat, int cannons) {
    return odds(combat, cannons, true, answer -> roll(combat, cannons, answer));
  }

  /// Returns its chances if a roll stands.
  CombatOdds keeping(Combat combat, int cannons, Face face) {
    return odds(combat, cannons, false, answer -> judge(combat, cannons, face, answer));
  }

  /// Returns its chances if a roll is repeated by the Saber.
  CombatOdds rerolling(Combat combat, int cannons) {
    Combat again = combat.withSaberUsed();
    return odds(again, cannons, true, answer -> roll(again, cannons, answer));
  }

  private CombatOdds odds(Combat combat, int cannons, boolean isToRoll, OddsOfAnswer odds) {
    int most = combat.attackStands() ? 0 : table.ships[combat.defender()].total(Cargo.CANNONS);
    List<AnswerOdds> answers =
        Lists.of(
            most + 1,
            answer -> {
              Odds each = odds.of(answer);
              return new AnswerOdds(answer, each.win, each.tie, each.lose);
            });
    return new CombatOdds(
        ship,
        combat.firing(),
        cannons,
        firing(combat).combatBonus(),
        combat.toBeat(),
        isToRoll ? faces(combat, cannons) : List.of(),
        answers);
  }

  private List<FaceResult> faces(Combat combat, int cannons) {
    List<FaceResult> faces = new ArrayList<>(Face.COUNT);
    for (int i = 0; i < Face.COUNT; i++) {
      Face face = Face.of(i);
      int strength = Boarding.strength(firing(combat), cannons, face);
      faces.add(new FaceResult(face, strength, Boarding.result(combat, strength, face)));
    }
    return List.copyOf(faces);
  }

  private Ship firing(Combat combat) {
    return table.ships[combat.firing()];
  }

  private interface OddsOfAnswer {
    Odds of(int answer);
  }

  private record Odds(double win, double tie, double lose) {
    double advantage() {
      return win - lose;
    }
  }

  /// @param answer how many cannons the defender will fire
  private Odds roll(Combat combat, int cannons, int answer) {
    double win = 0;
    double tie = 0;
    double lose = 0;
    for (int i = 0; i < Face.COUNT; i++) {
      Odds each = afterRoll(combat, cannons, Face.of(i), answer);
      win += each.win;
      tie += each.tie;
      lose += each.lose;
    }
    return new Odds(win / Face.COUNT, tie / Face.COUNT, lose / Face.COUNT);
  }

  private Odds afterRoll(Combat combat, int cannons, Face face, int answer) {
    Odds kept = judge(combat, cannons, face, answer);
    if (!Boarding.mayUseSaber(table, combat, face)) return kept;
    Odds again = roll(combat.withSaberUsed(), cannons, answer);
    double gain = again.advantage() - kept.advantage();
    return (table.saberOwner(combat) == ship ? gain : -gain) > 0 ? again : kept;
  }

  private Odds judge(Combat combat, int cannons, Face face, int answer) {
    int strength = Boarding.strength(firing(combat), cannons, face);
    boolean isOwn = combat.firing() == ship;
    return switch (Boarding.result(combat, strength, face)) {
      case WINS -> isOwn ? WIN : LOSE;
      case LOSES -> isOwn ? LOSE : WIN;
      case TIES -> TIE;
      case STANDS -> roll(combat.withAttackOf(strength), answer, 0);
    };
  }
}
