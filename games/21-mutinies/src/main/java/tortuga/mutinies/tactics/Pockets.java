package tortuga.mutinies.tactics;

import tortuga.mutinies.Action;
import tortuga.mutinies.Card;
import tortuga.mutinies.Combination;
import tortuga.mutinies.Favour;
import tortuga.mutinies.Jewel;
import tortuga.mutinies.Square;
import tortuga.mutinies.Treasure;
import tortuga.mutinies.rules.Effects;
import tortuga.mutinies.rules.Trick;
import tortuga.mutinies.rules.Trick.*;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;

/// Whether the moment has come to use a token or a card: how tempting that is, where doing without
/// counts one.
final class Pockets {
  static final double NOW = 4;
  private static final double PERHAPS = 0.3;
  private static final double NOT_YET = 0.03;
  private static final double NEVER = 0.002;

  private final MutiniesState table;
  private final Outlook outlook;
  private final int seat;
  private final Pirate own;

  Pockets(Outlook outlook, int seat) {
    this.outlook = outlook;
    this.seat = seat;
    table = outlook.table;
    own = table.crew[seat];
  }

  double token(Treasure token) {
    return urge(Effects.of(token), false);
  }

  double card(Card card) {
    return Effects.of(card) instanceof Trick trick ? urge(trick, true) : NEVER;
  }

  private double urge(Trick trick, boolean card) {
    boolean last = outlook.roundsLeft == 0;
    return switch (trick) {
      case Doubloons _ -> card && !last && own.doubloons > 3 ? PERHAPS : NOW;
      case Rum(int cubes) -> rum(cubes);
      case Prestige _ -> card ? PERHAPS : NOW;
      case Trade(int price, _) -> own.doubloons - price >= 3 || last ? NOW : PERHAPS;
      case DrawTreasure(), DrawJewel() -> last && !card ? 1 : NOW;
      case Haggle _ -> NOW;
      case Relabel _ -> relabel();
      case LoadDice() -> own.square().beats >= 2 || last ? NOW : PERHAPS;
      case Bargain() -> bargain();
      case Bribe _ -> bribe();
      case SteadyCourse() -> steadyCourse();
      case Attack attack -> attack(attack);
    };
  }

  /// Rum is for sales: it waits in the pocket until there is room for it, and never sees the end.
  private double rum(int cubes) {
    if (own.isOnSale()) return saleRoom() - own.rum >= 1 ? NOW : NEVER;
    if (outlook.roundsLeft <= 1) return NEVER;
    return outlook.gainedRum(own, cubes) >= 1.2 * cubes ? PERHAPS : NOT_YET;
  }

  /// Returns the room for rum in the sale that is about to begin.
  private int saleRoom() {
    int icons = Outlook.icons(own.jewels);
    if (own.square().action() == Action.BLACK_MARKET) {
      Combination row = Combination.at(own.square());
      icons = Outlook.icons(Sale.pick(row, own.jewels, Combination.MOST_RUM));
    }
    return Math.min(Combination.MOST_RUM, icons + own.favour(Favour.ROOM_FOR_RUM));
  }

  private double relabel() {
    return own.rum > saleRoom() && saleRoom() < Combination.MOST_RUM ? NOW : NOT_YET;
  }

  /// A bargain is for a jewel that is dear.
  private double bargain() {
    if (own.has(Favour.FREE_JEWEL)) return NEVER;
    double most = 0;
    for (int route = 1; route <= table.routes(); route++) {
      if (!table.isDisplayed(route) || table.isTaken(Square.of(Action.TRADE_ROUTES, route))) {
        continue;
      }
      Jewel jewel = table.displayed(route);
      double saved = outlook.doubloon * jewel.doubloons() + jewel.rum();
      if (outlook.gainedJewel(own, jewel) > 2.2) most = Math.max(most, saved);
    }
    return most >= 1.5 ? NOW : NOT_YET;
  }

  /// A bribe is for whoever can afford the third square only with it.
  private double bribe() {
    boolean wanted = outlook.command() > 1 && !table.isTaken(Square.M6);
    return wanted && !table.isTaken(Square.M3) && own.doubloons >= 1 ? NOW : NOT_YET;
  }

  /// The last action is worth repeating only if nothing else comes near.
  private double steadyCourse() {
    Rivals rivals = new Rivals(outlook);
    double wanted = 0;
    double best = 0;
    for (int number = 0; number < Action.FOR_CAPTAIN; number++) {
      Action action = Action.of(number);
      if (table.closedFor(action) > 0) continue;
      double worth = rivals.best(seat, action, 1);
      if (table.hasPirateOn(action)) wanted = worth;
      else best = Math.max(best, worth);
    }
    return wanted > best + 0.8 ? NOW : NOT_YET;
  }

  private double attack(Attack attack) {
    double most = 0;
    for (int left = attack.targets(table, seat); left != 0; left &= left - 1) {
      most = Math.max(most, hit(attack, Integer.numberOfTrailingZeros(left)));
    }
    return most > 1 || outlook.roundsLeft <= 1 ? NOW : PERHAPS;
  }

  /// Returns how much good it does to hit a player; the leader is hit first.
  double hit(Trick.Attack attack, int victim) {
    Pirate other = table.crew[victim];
    double lead = 0.05 * (other.prestige - own.prestige);
    return lead
        + switch (attack) {
          case Pickpocket(int doubloons) -> outlook.doubloon * Math.min(doubloons, other.doubloons);
          case StickyFingers _ -> outlook.gainedRum(own, 1) + 0.2;
          case Slander(int prestige) -> 0.6 * prestige;
        };
  }
}
