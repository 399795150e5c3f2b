package tortuga.mutinies.rules;

import java.util.Optional;
import tortuga.engine.Rule;
import tortuga.mutinies.Action;
import tortuga.mutinies.Business;
import tortuga.mutinies.Combination;
import tortuga.mutinies.MutiniesFigure.Aim;
import tortuga.mutinies.MutiniesFigure.FifthDisc;
import tortuga.mutinies.Square;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;
import tortuga.mutinies.state.Step.*;

/// The second half of a round: discs are resolved, in the Captain's action, the Cabin, the Mutiny.
final class Resolving extends Gains {
  private static final int CITY_SQUARES = 5;
  private static final int FOR_THE_FIFTH = 1;

  Resolving(Chapter same) {
    super(same);
  }

  /// First the Captain's action, then the squares are filled up, then Cabin and Mutiny; what comes
  /// last is pushed first.
  @Rule({"MUT-RES-01", "MUT-GOAL-03"})
  void plan() {
    planDiscs(Action.MUTINY);
    planDiscs(Action.CABIN);
    agenda.push(new Refill());
    Pirate captain = pirate(table.captain());
    if (!captain.isPlaced()) return;
    if (captain.isAt(Action.TAVERN)) agenda.push(new DealRum());
    planDiscs(captain.square().action());
  }

  /// Within an action discs are resolved in turn order, each after its owner's window; the Tavern
  /// is resolved for all at once, after all windows.
  @Rule({"MUT-RES-02", "MUT-RULING-24"})
  private void planDiscs(Action action) {
    for (int turn = table.order.length - 1; turn >= 0; turn--) {
      int disc = table.order[turn];
      if (!pirate(disc).isAt(action)) continue;
      if (action != Action.TAVERN) agenda.push(new Resolve(disc));
      if (!table.isMinion(disc)) agenda.push(new OpenWindow(disc));
    }
  }

  /// Every guest gets the extra of the square, and then the rum is dealt.
  void resolveTavern() {
    for (int disc : table.order) if (pirate(disc).isAt(Action.TAVERN)) resolve(disc);
    new Tavern(this).deal();
  }

  /// What was set aside is paid, what is printed is given, and then the action itself is done.
  @Rule({"MUT-TR-02", "MUT-DUO-03", "MUT-RULING-03", "MUT-RULING-07", "MUT-RULING-52"})
  void resolve(int disc) {
    Pirate pirate = pirate(disc);
    Square square = pirate.square();
    pirate.asideDoubloons = 0;
    table.rum += pirate.asideRum;
    pirate.asideRum = 0;
    if (table.isMinion(disc)) {
      resolveMinion(disc, square);
    } else {
      if (square.business() != Business.DOUBLOON) givePrinted(disc, square);
      act(disc, square);
    }
  }

  /// Gives what is printed on a square, in the City and the Cabin, for a mutiny, and as an extra
  /// elsewhere.
  @Rule({
    "MUT-GOAL-04",
    "MUT-NTR-02",
    "MUT-WRECK-04",
    "MUT-TAV-01",
    "MUT-TAV-03",
    "MUT-CITY-01",
    "MUT-CITY-03",
    "MUT-CITY-04",
    "MUT-CAB-01",
    "MUT-MUT-01",
    "MUT-RULING-06",
    "MUT-RULING-38"
  })
  private void givePrinted(int seat, Square square) {
    gainDoubloons(seat, square.doubloons);
    gainRum(seat, square.rum);
    if (square.treasures > 0) gainTreasure(seat);
    movePrestige(seat, square.prestige);
  }

  private void act(int seat, Square square) {
    switch (square.action()) {
      case TRADE_ROUTES -> new Boarding(this).trade(seat, square);
      case NON_TRADE_ROUTES -> new Boarding(this).draw(seat);
      case SHIPWRECKS -> new Wrecks(this).search(seat, square);
      case BLACK_MARKET -> new Market(this).offer(seat, Combination.at(square));
      case CITY -> visit(seat, square);
      case CABIN -> new Cabin(this).rest(seat, square);
      case TAVERN, MUTINY -> {}
    }
  }

  private void visit(int seat, Square square) {
    if (isFifth(seat)) agenda.push(new FifthInCity(seat));
    if (square.business() == Business.ROBBERY) new Boarding(this).rob(seat);
    else if (square.business() == Business.ANY_SALE) new Market(this).open(seat);
  }

  /// The fifth disc in the City gives a point of prestige after its square.
  @Rule({"MUT-CITY-07", "MUT-RULING-17"})
  private boolean isFifth(int seat) {
    return table.discsAt(Action.CITY) == CITY_SQUARES && comesLast(table, seat);
  }

  private static boolean comesLast(MutiniesState table, int seat) {
    return table.order.length == CITY_SQUARES && table.order[CITY_SQUARES - 1] == seat;
  }

  void rewardFifth(int seat) {
    movePrestige(seat, FOR_THE_FIFTH);
  }

  /// Returns what a disc gains in the City for being the fifth there, on its square or about to be
  /// placed.
  static Optional<FifthDisc> fifth(MutiniesState table, int seat) {
    int discs = table.discsAt(Action.CITY) + (table.crew[seat].isPlaced() ? 0 : 1);
    boolean isFifth = discs == CITY_SQUARES && comesLast(table, seat);
    return isFifth ? Optional.of(new FifthDisc(FOR_THE_FIFTH)) : Optional.empty();
  }

  /// Returns where a disc on a square takes its owner on the prestige track.
  static Optional<Aim> aim(MutiniesState table, int seat, Square square) {
    boolean isInCity = square.action() == Action.CITY;
    int reward = isInCity ? fifth(table, seat).map(FifthDisc::prestige).orElse(0) : 0;
    int points = square.prestige + reward;
    return points == 0
        ? Optional.empty()
        : Optional.of(new Aim(table.crew[seat].prestige + points));
  }

  /// The Minion pays and gets nothing; a jewel that it would take is discarded.
  @Rule({"MUT-DUO-03", "MUT-RULING-45", "MUT-RULING-46", "MUT-RULING-48"})
  private void resolveMinion(int disc, Square square) {
    switch (square.action()) {
      case TRADE_ROUTES -> new Boarding(this).trade(disc, square);
      case NON_TRADE_ROUTES -> new Boarding(this).draw(disc);
      case CITY -> {
        if (square.business() == Business.ROBBERY) new Boarding(this).rob(disc);
      }
      case SHIPWRECKS, TAVERN, BLACK_MARKET, CABIN, MUTINY -> {}
    }
  }
}
