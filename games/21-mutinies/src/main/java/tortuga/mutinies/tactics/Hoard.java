package tortuga.mutinies.tactics;

import tortuga.mutinies.Card;
import tortuga.mutinies.Treasure;
import tortuga.mutinies.rules.Bonus;
import tortuga.mutinies.rules.Effect;
import tortuga.mutinies.rules.Effects;
import tortuga.mutinies.rules.Order;
import tortuga.mutinies.rules.Trick;
import tortuga.mutinies.rules.Trick.*;
import tortuga.mutinies.state.Pirate;

/// What tokens and cards that are known are worth while they are held.
final class Hoard {
  /// The card for whoever ends as Captain.
  static final long LAST_CAPTAIN = holding(Bonus.LastCaptain.class);

  private static final double HELD = 0.5;

  /// What an order is worth that was refused: points lost, and a doubloon as for every card.
  static final double REFUSED = HELD - 2;

  private final Outlook outlook;

  Hoard(Outlook outlook) {
    this.outlook = outlook;
  }

  /// Returns all cards with a kind of effect, as a set.
  static long holding(Class<? extends Effect> kind) {
    long set = 0;
    for (int number = 0; number < Card.COUNT; number++) {
      if (kind.isInstance(Effects.of(Card.of(number)))) set |= Card.of(number).bit();
    }
    return set;
  }

  double tokens(Pirate owner) {
    double worth = 0;
    for (int left = owner.treasures; left != 0; left &= left - 1) {
      worth += trick(owner, Effects.of(Treasure.of(Integer.numberOfTrailingZeros(left))));
    }
    return worth;
  }

  /// Returns how many orders somebody is known to have refused.
  int refused(Pirate owner) {
    int refused = 0;
    for (long left = owner.cards; left != 0; left &= left - 1) {
      if (Effects.of(Card.of(Long.numberOfTrailingZeros(left))) instanceof Order) refused++;
    }
    return refused;
  }

  double cards(int seat) {
    Pirate owner = outlook.table.crew[seat];
    double worth = HELD * owner.cardCount;
    for (long left = owner.cards; left != 0; left &= left - 1) {
      worth += card(seat, Effects.of(Card.of(Long.numberOfTrailingZeros(left))));
    }
    return worth;
  }

  private double card(int seat, Effect effect) {
    return switch (effect) {
      case Order _ -> REFUSED - HELD;
      case Trick trick -> trick(outlook.table.crew[seat], trick) - 0.4;
      case Bonus.HardenedDrinker(int rum) ->
          outlook.roundsLeft == 0 ? Math.min(rum, outlook.table.crew[seat].rum) : 0.8;
      case Bonus.Fancier fancier -> outlook.roundsLeft > 3 ? 1 : fancier.worth(outlook.table, seat);
      case Bonus bonus -> Math.max(1, bonus.worth(outlook.table, seat));
      case Effect.LastMutiny() -> 0;
    };
  }

  private double trick(Pirate owner, Trick trick) {
    boolean last = outlook.roundsLeft == 0;
    return switch (trick) {
      case Doubloons(int amount) -> outlook.doubloon * amount;
      case Rum(int cubes) -> last ? 0 : Math.max(0.3, outlook.gainedRum(owner, cubes));
      case Prestige(int points) -> points;
      case Trade(int price, int points) ->
          owner.doubloons >= price ? points - outlook.doubloon * price : last ? 0 : 0.8;
      case DrawTreasure() -> outlook.unseenTreasure();
      case DrawJewel() -> outlook.blindJewel(owner);
      case Haggle(int doubloons) -> last ? 0 : outlook.doubloon * doubloons * 0.8;
      case Relabel _, LoadDice _, Bargain _, Bribe _, SteadyCourse _ -> last ? 0 : 0.8;
      case Pickpocket _ -> last ? 0 : 1.4;
      case StickyFingers _ -> last ? 0 : 0.9;
      case Slander _ -> last ? 0 : 1;
    };
  }
}
