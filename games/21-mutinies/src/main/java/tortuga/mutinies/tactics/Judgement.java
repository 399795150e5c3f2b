package tortuga.mutinies.tactics;

import tortuga.mutinies.Action;
import tortuga.mutinies.Card;
import tortuga.mutinies.Combination;
import tortuga.mutinies.Jewel;
import tortuga.mutinies.MutiniesMove;
import tortuga.mutinies.MutiniesMove.*;
import tortuga.mutinies.Square;
import tortuga.mutinies.rules.Effect;
import tortuga.mutinies.rules.Effects;
import tortuga.mutinies.rules.Order;
import tortuga.mutinies.rules.Trick;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;
import tortuga.mutinies.state.Step.*;

/// What the answers to the smaller questions are worth, in points of prestige.
final class Judgement {
  private static final double REFUSED = -1.5;

  private final MutiniesState table;
  private final Outlook outlook;
  private final Lookout lookout;
  private final int seat;
  private final Pirate own;

  Judgement(Outlook outlook, int seat) {
    this.outlook = outlook;
    this.seat = seat;
    table = outlook.table;
    lookout = new Lookout(outlook);
    own = table.crew[seat];
  }

  double worth(MutiniesMove move) {
    return switch (move) {
      case Keep() when table.question() instanceof MutinyCard -> keptCard();
      case Keep() -> keptJewel();
      case Discard() -> outlook.doubloon * own.square().cost;
      case Pick(Combination row) -> lookout.sale(own, row);
      case Sell sale -> sale(Jewel.set(sale.jewels()));
      case Pour(int rum) -> poured(rum);
      case Rob(Square square) -> lookout.robbed(own, square.number());
      case RobBlind() -> outlook.blindJewel(own);
      case Bank() -> 0;
      case Steal(var victim) -> 0.5 + lead(victim.index());
      case Target(var victim) -> target(victim.index());
      case Jettison(Jewel jewel) -> outlook.hand(own.jewels & ~jewel.bit(), own.rum);
      case Play(Card card) -> Effects.of(card) instanceof Order order ? obeyed(order) : 0;
      case Place _, Pass _, Use _, Done _ -> 0;
    };
  }

  private double lead(int other) {
    return 0.1 * (table.crew[other].prestige - own.prestige) + 0.02 * table.crew[other].doubloons;
  }

  private double target(int victim) {
    CardTarget question = (CardTarget) table.question();
    return Effects.of(question.card()) instanceof Trick.Attack attack
        ? new Pockets(outlook, seat).hit(attack, victim)
        : 0;
  }

  // Jewels

  private double keptJewel() {
    long drawn = 1L << (own.drawn - 1);
    return outlook.hand(own.jewels, own.rum) - outlook.hand(own.jewels & ~drawn, own.rum);
  }

  private double sale(long jewels) {
    return lookout.sale(own, ((SellJewels) table.question()).row(), jewels);
  }

  private double poured(int rum) {
    Combination row = ((SellRum) table.question()).row();
    return outlook.doubloon * row.doubloons(rum)
        + outlook.prestige(own, row.prestige(rum))
        + outlook.hand(own.jewels, own.rum - rum);
  }

  // Orders

  private double keptCard() {
    Effect effect = Effects.of(Card.of(own.drawn - 1));
    return effect instanceof Order ? REFUSED : 0;
  }

  /// Returns what an order brings its Captain; one that only harms others brings a little, too.
  private double obeyed(Order order) {
    return switch (order) {
      case Order.Close(Action action, _) -> closed(action);
      case Order.Tithe(int doubloons) -> outlook.doubloon * doubloons * (table.seats - 1);
      case Order.BackPay(int doubloons) -> -outlook.doubloon * given(doubloons);
      case Order.RoundForAll(int rum) -> outlook.gainedRum(own, rum);
      case Order.Brawl _ -> own.rum == 0 ? 0.2 : outlook.gainedRum(own, -1);
      case Order.Share(int captains, _) -> outlook.doubloon * captains;
      case Order.KingsFifth(int from, int doubloons) ->
          own.doubloons >= from ? -outlook.doubloon * doubloons : 0.3;
      case Order.WaggingTongues(int prestige) -> isMostFamous() ? -prestige : 0.3;
      case Order.Maroon(_, int gain) -> gain;
      case Order.Overboard(int from) -> own.jewelCount >= from ? -1.2 : 0.3;
      case Order.FreshCargo() -> 0;
    };
  }

  /// A closed market hurts whoever has something to sell.
  private double closed(Action action) {
    if (action != Action.BLACK_MARKET || own.jewelCount < 2) return 0;
    return outlook.roundsLeft < 3 ? -1.2 : -0.4;
  }

  private int given(int doubloons) {
    return Math.min(own.doubloons, doubloons * (table.seats - 1));
  }

  private boolean isMostFamous() {
    for (int other = 0; other < table.seats; other++) {
      if (table.crew[other].prestige > own.prestige) return false;
    }
    return true;
  }
}
