package tortuga.mutinies.rules;

import tortuga.engine.Rule;
import tortuga.mutinies.Action;
import tortuga.mutinies.Favour;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;

/// What a Voluntary card or a treasure token does for its owner.
public sealed interface Trick extends Effect {
  /// Whether it would change anything now; only then is it offered.
  default boolean works(MutiniesState table, int seat) {
    return true;
  }

  void happen(Items items, int seat);

  /// Takes its benefit when it is revealed in the final scoring; most have none any more.
  default void count(Scoring scoring, int seat) {}

  record Doubloons(int amount) implements Trick {
    @Override
    public void happen(Items items, int seat) {
      items.gainDoubloons(seat, amount);
    }

    @Override
    public void count(Scoring scoring, int seat) {
      scoring.addDoubloons(seat, amount);
    }
  }

  /// Rum that is revealed at the end is void.
  record Rum(int cubes) implements Trick {
    @Override
    public boolean works(MutiniesState table, int seat) {
      return table.rum > 0;
    }

    @Override
    public void happen(Items items, int seat) {
      items.gainRum(seat, cubes);
    }
  }

  record Prestige(int points) implements Trick {
    @Override
    public void happen(Items items, int seat) {
      items.movePrestige(seat, points);
    }

    @Override
    public void count(Scoring scoring, int seat) {
      scoring.addPrestige(seat, points);
    }
  }

  /// Doubloons for prestige, once; in the final scoring its owner is asked.
  record Trade(int price, int points) implements Trick {
    @Override
    public boolean works(MutiniesState table, int seat) {
      return table.crew[seat].doubloons >= price;
    }

    @Override
    public void happen(Items items, int seat) {
      items.payDoubloons(seat, price);
      items.movePrestige(seat, points);
    }
  }

  record DrawTreasure() implements Trick {
    @Override
    public void happen(Items items, int seat) {
      items.gainTreasure(seat);
    }

    @Override
    public void count(Scoring scoring, int seat) {
      scoring.revealTreasure(seat);
    }
  }

  record DrawJewel() implements Trick {
    @Override
    public void happen(Items items, int seat) {
      items.gainJewel(seat);
    }

    @Override
    public void count(Scoring scoring, int seat) {
      scoring.drawJewel(seat);
    }
  }

  record Haggle(int doubloons) implements Trick {
    @Override
    public boolean works(MutiniesState table, int seat) {
      return table.crew[seat].isOnSale();
    }

    @Override
    public void happen(Items items, int seat) {
      items.pirate(seat).grant(Favour.DEARER_SALE, doubloons);
    }
  }

  record Relabel(int icons) implements Trick {
    @Override
    public boolean works(MutiniesState table, int seat) {
      return table.crew[seat].isOnSale();
    }

    @Override
    public void happen(Items items, int seat) {
      items.pirate(seat).grant(Favour.ROOM_FOR_RUM, icons);
    }
  }

  record LoadDice() implements Trick {
    @Override
    public boolean works(MutiniesState table, int seat) {
      return table.crew[seat].isAt(Action.SHIPWRECKS);
    }

    @Override
    public void happen(Items items, int seat) {
      items.pirate(seat).grant(Favour.LOADED_DICE, 1);
    }
  }

  /// Wasted unless its player then takes a displayed jewel in this round.
  @Rule("MUT-RULING-54")
  record Bargain() implements Trick {
    @Override
    public boolean works(MutiniesState table, int seat) {
      return table.captain() == seat
          ? table.mayChoose(Action.TRADE_ROUTES) || table.mayChoose(Action.CITY)
          : table.crew[table.captain()].isAt(Action.TRADE_ROUTES)
              || table.crew[table.captain()].isAt(Action.CITY);
    }

    @Override
    public void happen(Items items, int seat) {
      items.pirate(seat).grant(Favour.FREE_JEWEL, 1);
    }
  }

  record Bribe(int discount) implements Trick {
    @Override
    public boolean works(MutiniesState table, int seat) {
      return table.captain() != seat;
    }

    @Override
    public void happen(Items items, int seat) {
      items.pirate(seat).grant(Favour.CHEAPER_MUTINY, discount);
    }
  }

  record SteadyCourse() implements Trick {
    @Override
    public boolean works(MutiniesState table, int seat) {
      return table.captain() == seat && table.hasPirate();
    }

    @Override
    public void happen(Items items, int seat) {
      items.pirate(seat).grant(Favour.FREE_COURSE, 1);
    }
  }

  /// Something done to another player, whom its player picks; what lies on squares is safe.
  @Rule("MUT-RULING-53")
  sealed interface Attack extends Trick {
    /// Returns whether the effect can hit a player.
    boolean canHit(Pirate attacker, Pirate victim);

    void hit(Items items, int seat, int victim);

    /// Returns all whom it can hit, as a set of bits.
    default int targets(MutiniesState table, int seat) {
      int targets = 0;
      for (int victim = 0; victim < table.seats; victim++) {
        boolean other = victim != seat;
        if (other && canHit(table.crew[seat], table.crew[victim])) targets |= 1 << victim;
      }
      return targets;
    }

    @Override
    default boolean works(MutiniesState table, int seat) {
      return targets(table, seat) != 0;
    }

    /// An attack happens when its target is known.
    @Override
    default void happen(Items items, int seat) {
      throw new IllegalStateException("an attack needs a target");
    }
  }

  record Pickpocket(int doubloons) implements Attack {
    @Override
    public boolean canHit(Pirate attacker, Pirate victim) {
      return victim.doubloons > 0;
    }

    @Override
    public void hit(Items items, int seat, int victim) {
      items.handOver(victim, seat, doubloons);
    }
  }

  record StickyFingers(int rum) implements Attack {
    @Override
    public boolean canHit(Pirate attacker, Pirate victim) {
      return victim.rum > 0;
    }

    @Override
    public void hit(Items items, int seat, int victim) {
      items.handOverRum(victim, seat, rum);
    }
  }

  record Slander(int prestige) implements Attack {
    @Override
    public boolean canHit(Pirate attacker, Pirate victim) {
      return victim.prestige > attacker.prestige;
    }

    @Override
    public void hit(Items items, int seat, int victim) {
      items.movePrestige(victim, -prestige);
    }
  }
}
