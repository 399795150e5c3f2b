package tortuga.aye.tactics;

import tortuga.aye.Card;
import tortuga.aye.Die;
import tortuga.aye.Face;
import tortuga.aye.Handful;
import tortuga.aye.Mission;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Dice;
import tortuga.aye.state.Pirate;

/// What tempts a pirate in a throw: to turn dice if that closes the gap, else to throw blanks
/// again, unless there is no hope or the ship would sink.
final class Thrower {
  private static final double NEVER = 0.002;
  private static final double HARDLY = 0.03;
  private static final double GLADLY = 6;

  private final Watch watch;
  private final AyeState table;
  private final Pirate own;
  private final int gap;
  private final int tridents;
  private final boolean closes;
  private final boolean stops;
  private final int named;

  Thrower(Watch watch) {
    this.watch = watch;
    table = watch.table;
    own = watch.own;
    gap = table.needed - table.successes();
    tridents = Math.min(Dice.lying(own.dice, Face.TRIDENT), own.doubloons);
    closes = gap > 0 && gap <= turnable();
    stops = closes || isHopeless() || wouldSink() || hasHisCard() || fears();
    named = stops ? 0 : wanted();
  }

  /// Returns the dice that the group can turn before the next throw.
  private int turnable() {
    int turnable = 0;
    boolean hook = false;
    for (int seat = 0; seat < table.seats; seat++) {
      if (!table.isMember(seat)) continue;
      Pirate pirate = table.pirates[seat];
      turnable += Math.min(Dice.lying(pirate.dice, Face.TRIDENT), pirate.doubloons);
      if (pirate.hook) turnable++;
      hook |= pirate.hook;
    }
    int dice = table.lying(Face.TRIDENT) + table.lying(Face.BLANK) + table.lying(Face.KRAKEN);
    return hook ? Math.min(turnable, dice) : turnable;
  }

  private boolean isHopeless() {
    return gap > table.lying(Face.BLANK) + table.lying(Face.TRIDENT) + (own.hook ? 1 : 0);
  }

  /// Whether a further Kraken would sink the ship, when time is left to try again.
  private boolean wouldSink() {
    if (watch.roundsLeft() == 0) return false;
    int after = table.ship - watch.damageOf(table.krakens());
    return after > 0 && after <= watch.damageOf(1);
  }

  /// Whether the dice show what a card asks for, and would not if they were thrown again.
  private boolean hasHisCard() {
    if (!watch.needsCards()) return false;
    return (watch.holds(Card.C02) && Dice.rolled(own.dice, Face.TRIDENT) >= 2)
        || (watch.holds(Card.C05) && showsAll())
        || (watch.holds(Card.C06) && Dice.rolled(own.dice, Face.BLANK) >= 3);
  }

  private boolean showsAll() {
    for (int side = 0; side < Face.COUNT; side++) {
      if (Dice.rolled(own.dice, Face.of(side)) == 0) return false;
    }
    return true;
  }

  /// A traitor without a mask, and whoever would end the game too early, hopes to fail.
  private boolean fears() {
    return watch.strikes() || watch.isHeldBack(Mission.of(table.mission));
  }

  /// Returns all blanks, and the tridents that cannot be paid.
  private int wanted() {
    int wanted = 0;
    int payable = own.doubloons;
    for (int kind = 0; kind < Die.COUNT; kind++) {
      Die die = Die.of(kind);
      int lying = Dice.lying(own.dice, die, Face.TRIDENT);
      int kept = Math.min(lying, payable);
      payable -= kept;
      wanted += Dice.lying(own.dice, die, Face.BLANK) * Handful.one(die, Face.BLANK);
      wanted += (lying - kept) * Handful.one(die, Face.TRIDENT);
    }
    return wanted;
  }

  double reroll(int dice) {
    if (dice == named) return 1;
    if (dice == 0) return 0.05;
    if (throwsSuccess(dice)) return 0.0005;
    return stops ? NEVER : 0.02;
  }

  private static boolean throwsSuccess(int dice) {
    return Handful.count(dice, Die.MISSION, Face.SUCCESS) > 0
        || Handful.count(dice, Die.ARGH, Face.SUCCESS) > 0;
  }

  double payTrident() {
    if (fears()) return NEVER;
    return closes ? GLADLY : HARDLY;
  }

  /// The hook turns a Kraken if it can, once turning closes the gap, or to save the ship.
  double spendHook(Face face) {
    boolean sinking = watch.damageOf(table.krakens()) >= table.ship;
    if (face == Face.KRAKEN && sinking && !watch.strikes()) return 2 * GLADLY;
    if (fears()) return NEVER;
    if (gap <= 0) return face == Face.KRAKEN ? afterwards() : NEVER;
    if (!closes || gap > tridents + 1) return HARDLY;
    boolean bonus = watch.seeks(Card.C22);
    double kraken = table.krakens() > 0 || bonus ? 0.5 : 1;
    return GLADLY * (face == Face.KRAKEN ? 1.5 : face == Face.BLANK ? kraken : 0.3 * kraken);
  }

  /// With enough successes, the hook saves the ship a point and the crew a die.
  private double afterwards() {
    return table.ship <= Watch.GOOD_SHIP || watch.seeks(Card.C22) ? GLADLY : 0.7;
  }
}
