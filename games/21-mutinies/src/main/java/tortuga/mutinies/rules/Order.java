package tortuga.mutinies.rules;

import tortuga.mutinies.Action;

/// What an Obligatory card brings when the new Captain plays it. The discs are back by then, and
/// the new turn order is in force.
public sealed interface Order extends Effect {
  /// Carries the order out.
  ///
  /// @param deposed the Captain of the round that has just ended
  void obey(EndOfRound round, int captain, int deposed);

  /// Closes an action to the Captain for some rounds.
  record Close(Action action, int rounds) implements Order {
    @Override
    public void obey(EndOfRound round, int captain, int deposed) {
      round.close(action, rounds);
    }
  }

  /// Each Sailor gives the Captain doubloons.
  record Tithe(int doubloons) implements Order {
    @Override
    public void obey(EndOfRound round, int captain, int deposed) {
      for (int turn = 1; turn < round.table().seats; turn++) {
        round.handOver(round.table().inTurn(turn), captain, doubloons);
      }
    }
  }

  /// The Captain gives each Sailor doubloons while any are left.
  record BackPay(int doubloons) implements Order {
    @Override
    public void obey(EndOfRound round, int captain, int deposed) {
      for (int turn = 1; turn < round.table().seats; turn++) {
        round.handOver(captain, round.table().inTurn(turn), doubloons);
      }
    }
  }

  /// Everyone takes rum.
  record RoundForAll(int rum) implements Order {
    @Override
    public void obey(EndOfRound round, int captain, int deposed) {
      for (int turn = 0; turn < round.table().seats; turn++) {
        round.gainRum(round.table().inTurn(turn), rum);
      }
    }
  }

  /// Everyone loses rum.
  record Brawl(int rum) implements Order {
    @Override
    public void obey(EndOfRound round, int captain, int deposed) {
      for (int turn = 0; turn < round.table().seats; turn++) {
        round.loseRum(round.table().inTurn(turn), rum);
      }
    }
  }

  /// Captain and Sailors take doubloons from the bank.
  record Share(int captains, int sailors) implements Order {
    @Override
    public void obey(EndOfRound round, int captain, int deposed) {
      for (int turn = 0; turn < round.table().seats; turn++) {
        round.gainDoubloons(round.table().inTurn(turn), turn == 0 ? captains : sailors);
      }
    }
  }

  /// Whoever has many doubloons pays some to the bank.
  record KingsFifth(int from, int doubloons) implements Order {
    @Override
    public void obey(EndOfRound round, int captain, int deposed) {
      for (int turn = 0; turn < round.table().seats; turn++) {
        int seat = round.table().inTurn(turn);
        if (round.pirate(seat).doubloons >= from) round.payDoubloons(seat, doubloons);
      }
    }
  }

  /// Whoever has most prestige loses some, the Captain not excepted.
  record WaggingTongues(int prestige) implements Order {
    @Override
    public void obey(EndOfRound round, int captain, int deposed) {
      int most = Integer.MIN_VALUE;
      for (int seat = 0; seat < round.table().seats; seat++) {
        most = Math.max(most, round.pirate(seat).prestige);
      }
      for (int turn = 0; turn < round.table().seats; turn++) {
        int seat = round.table().inTurn(turn);
        if (round.pirate(seat).prestige == most) round.movePrestige(seat, -prestige);
      }
    }
  }

  /// The deposed Captain loses prestige, and the new one gains some.
  record Maroon(int loss, int gain) implements Order {
    @Override
    public void obey(EndOfRound round, int captain, int deposed) {
      round.movePrestige(deposed, -loss);
      round.movePrestige(captain, gain);
    }
  }

  /// Whoever has many jewels throws one overboard.
  record Overboard(int from) implements Order {
    @Override
    public void obey(EndOfRound round, int captain, int deposed) {
      for (int turn = round.table().seats - 1; turn >= 0; turn--) {
        int seat = round.table().inTurn(turn);
        if (round.pirate(seat).jewelCount >= from) new Boarding(round).demandJewel(seat);
      }
    }
  }

  /// All jewels on the Trade Routes are replaced.
  record FreshCargo() implements Order {
    @Override
    public void obey(EndOfRound round, int captain, int deposed) {
      JewelPile jewels = new JewelPile(round);
      for (int route = 1; route <= round.table().routes(); route++) jewels.discardDisplayed(route);
      jewels.refillRoutes();
    }
  }
}
