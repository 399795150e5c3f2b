package tortuga.mutinies.rules;

import tortuga.engine.Rule;
import tortuga.mutinies.Colour;
import tortuga.mutinies.Jewel;
import tortuga.mutinies.state.MutiniesState;

/// What an End-of-game card is worth to its owner, as the table lies when the cards are counted.
@Rule("MUT-CARD-04")
public sealed interface Bonus extends Effect {
  /// Returns the prestige that it brings.
  int worth(MutiniesState table, int seat);

  /// Returns how much rum does not count against its owner.
  default int forgivenRum() {
    return 0;
  }

  record Fancier(Colour colour, int most) implements Bonus {
    @Override
    public int worth(MutiniesState table, int seat) {
      long fancied = Jewel.all(colour) | Jewel.WILD;
      return Math.min(most, Long.bitCount(table.crew[seat].jewels & fancied));
    }
  }

  record HardenedDrinker(int rum) implements Bonus {
    @Override
    public int worth(MutiniesState table, int seat) {
      return 0;
    }

    @Override
    public int forgivenRum() {
      return rum;
    }
  }

  record Miser(int doubloons, int most) implements Bonus {
    @Override
    public int worth(MutiniesState table, int seat) {
      return Math.min(most, table.crew[seat].doubloons / doubloons);
    }
  }

  record LastCaptain(int captains, int sailors) implements Bonus {
    @Override
    public int worth(MutiniesState table, int seat) {
      return table.captain() == seat ? captains : sailors;
    }
  }

  record BornMutineer(int most) implements Bonus {
    @Override
    public int worth(MutiniesState table, int seat) {
      return Math.min(most, table.crew[seat].cardCount);
    }
  }

  record LivingLegend(int prestige) implements Bonus {
    @Override
    public int worth(MutiniesState table, int seat) {
      return prestige;
    }
  }

  record Underdog(int lowest, int others) implements Bonus {
    @Override
    public int worth(MutiniesState table, int seat) {
      for (int other = 0; other < table.seats; other++) {
        if (table.crew[other].prestige < table.crew[seat].prestige) return others;
      }
      return lowest;
    }
  }
}
