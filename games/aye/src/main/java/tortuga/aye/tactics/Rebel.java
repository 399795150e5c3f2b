package tortuga.aye.tactics;

import static tortuga.aye.tactics.Crewman.GLADLY;
import static tortuga.aye.tactics.Crewman.HARDLY;
import static tortuga.aye.tactics.Crewman.NEVER;
import static tortuga.aye.tactics.Crewman.PERHAPS;

import tortuga.aye.Card;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;

/// What tempts a pirate where the captaincy is at stake: fame, mutiny, and whom to name.
final class Rebel {
  private final Watch watch;
  private final AyeState table;
  private final int seat;

  Rebel(Watch watch) {
    this.watch = watch;
    table = watch.table;
    seat = watch.seat;
  }

  double keepFame() {
    boolean rebel = table.captainReputation <= Board.KRAKEN_SQUARE + 1 && !watch.seeks(Card.C14);
    return watch.seeks(Card.C13) ? GLADLY : rebel || watch.isTraitor() ? 1.2 : PERHAPS;
  }

  double declare(int nominee) {
    if (watch.isTraitor()) return treason(nominee);
    if (!watch.wantsNewCaptain()) return card29(nominee);
    if (nominee == seat) return GLADLY;
    return 1.0 / (table.pirates[nominee].reputation + 1);
  }

  private double card29(int nominee) {
    boolean itches = watch.seeks(Card.C29) || watch.seeks(Card.C30);
    return itches && nominee == seat && table.captainReputation <= 5 ? 1.2 : NEVER;
  }

  private double treason(int nominee) {
    if (nominee != seat) return NEVER;
    boolean ripe = table.ship <= Watch.HALF_SHIP || watch.roundsLeft() <= 8;
    return ripe || watch.wantsNewCaptain() ? GLADLY : HARDLY;
  }

  double thumbUp(int nominee) {
    if (nominee == seat && (watch.isTraitor() || watch.seeks(Card.C30))) return 20;
    if (watch.isTraitor() && watch.isCaptain()) return NEVER;
    return watch.wantsNewCaptain() ? GLADLY : 0.15;
  }

  double nameCaptain(int captain) {
    if (captain == seat) return watch.isTraitor() ? 9 : 1;
    return 1.0 / (2 + table.pirates[captain].doubloons);
  }
}
