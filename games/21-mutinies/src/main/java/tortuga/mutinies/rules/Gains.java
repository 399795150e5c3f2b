package tortuga.mutinies.rules;

import java.util.Optional;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.mutinies.Jewel;
import tortuga.mutinies.MutiniesEvent.*;
import tortuga.mutinies.Treasure;
import tortuga.mutinies.state.Pirate;
import tortuga.mutinies.state.Track;

/// How players gain, lose and hand over things: doubloons, rum, prestige, tokens. Most chapters do.
abstract class Gains extends Chapter {
  Gains(Chapter same) {
    super(same);
  }

  /// The bank never runs out.
  @Rule("MUT-RULING-36")
  final void gainDoubloons(int seat, int amount) {
    if (amount == 0) return;
    pirate(seat).doubloons += amount;
    tell(new DoubloonsGained(Seat.of(seat), amount));
  }

  final void payDoubloons(int seat, int amount) {
    if (amount == 0) return;
    pirate(seat).doubloons -= amount;
    tell(new DoubloonsPaid(Seat.of(seat), amount));
  }

  /// Gives doubloons from one player's stock to another: `most`, or as many as there are.
  final void handOver(int from, int to, int most) {
    int amount = Math.min(most, pirate(from).doubloons);
    if (amount == 0) return;
    pirate(from).doubloons -= amount;
    pirate(to).doubloons += amount;
    tell(new DoubloonsHandedOver(Seat.of(from), Seat.of(to), amount));
  }

  /// Rum comes from the supply, and what the supply lacks is lost.
  @Rule("MUT-RULING-21")
  final void gainRum(int seat, int cubes) {
    int given = Math.min(cubes, table.rum);
    if (given == 0) return;
    table.rum -= given;
    pirate(seat).rum += given;
    tell(new RumGained(Seat.of(seat), given));
  }

  /// Rum that is spent or lost goes back to the supply.
  @Rule("MUT-RULING-37")
  final void loseRum(int seat, int most) {
    int lost = Math.min(most, pirate(seat).rum);
    if (lost == 0) return;
    table.rum += lost;
    pirate(seat).rum -= lost;
    tell(new RumLost(Seat.of(seat), lost));
  }

  final void handOverRum(int from, int to, int most) {
    int cubes = Math.min(most, pirate(from).rum);
    pirate(from).rum -= cubes;
    pirate(to).rum += cubes;
    tell(new RumHandedOver(Seat.of(from), Seat.of(to), cubes));
  }

  /// Moves the prestige disc; it may fall below zero.
  @Rule("MUT-RULING-14")
  final void movePrestige(int seat, int by) {
    if (by == 0) return;
    Pirate pirate = pirate(seat);
    pirate.prestige += by;
    tell(new PrestigeMoved(Seat.of(seat), by, pirate.prestige));
    if (by > 0) giveBonuses(seat);
  }

  /// A bonus is given when its square is first reached or passed, once in a game.
  @Rule({"MUT-TRACK-01", "MUT-RULING-13"})
  private void giveBonuses(int seat) {
    for (int i = 0; i < Track.BONUSES; i++) {
      Track bonus = Track.bonus(i);
      Pirate pirate = pirate(seat);
      if (pirate.prestige < bonus.at() || (pirate.bonuses & 1 << i) != 0) continue;
      pirate.bonuses |= 1 << i;
      tell(new BonusReached(Seat.of(seat), bonus.at()));
      gainDoubloons(seat, bonus.doubloons());
      if (bonus.treasures() > 0) gainTreasure(seat);
      gainRum(seat, bonus.rum());
      if (bonus.jewels() > 0) gainJewel(seat);
    }
  }

  /// A player draws a treasure token; when there are none left, a doubloon and prestige instead.
  @Rule({"MUT-TRACK-02", "MUT-WRECK-05", "MUT-CITY-04", "MUT-RULING-40"})
  final void gainTreasure(int seat) {
    if (table.treasurePile == 0) {
      gainDoubloons(seat, 1);
      movePrestige(seat, 1);
      return;
    }
    Treasure token = drawTreasure();
    pirate(seat).take(token);
    tell(new TreasureDrawn(Seat.of(seat), Optional.of(token)));
  }

  /// A player draws from the jewel pile, unseen; when no jewel can be drawn, a doubloon instead.
  @Rule({"MUT-RULING-10", "MUT-RULING-12"})
  final void gainJewel(int seat) {
    JewelPile jewels = new JewelPile(this);
    if (!jewels.canDraw()) {
      gainDoubloons(seat, 1);
      return;
    }
    Jewel jewel = jewels.draw();
    pirate(seat).take(jewel);
    tell(new JewelDrawn(Seat.of(seat), false, Optional.of(jewel)));
  }
}
