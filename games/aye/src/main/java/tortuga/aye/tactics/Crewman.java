package tortuga.aye.tactics;

import tortuga.aye.Ballot;
import tortuga.aye.Card;
import tortuga.aye.Command;
import tortuga.aye.Die;
import tortuga.aye.Face;
import tortuga.aye.Mission;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Board;
import tortuga.aye.state.Pirate;
import tortuga.aye.state.Window;
import tortuga.engine.Seat;

/// What tempts a pirate outside of a throw: commands, votes, actions, repairs, stances, claims.
final class Crewman {
  static final double NEVER = 0.002;
  static final double HARDLY = 0.03;
  static final double PERHAPS = 0.25;
  static final double GLADLY = 4;

  private final Watch watch;
  private final AyeState table;
  private final int seat;
  private final Pirate own;

  Crewman(Watch watch) {
    this.watch = watch;
    table = watch.table;
    seat = watch.seat;
    own = watch.own;
  }

  // Cards

  double swap(Card card) {
    return card == Card.C36 ? 0 : 1.0 / Goal.ease(card);
  }

  /// The least useful card goes. The Traitor is kept: joining the crew would pay, but whoever is
  /// dealt a part plays it.
  double discard(Card card) {
    return card == Card.C36 ? 0 : Math.exp(5 - Goal.ease(card));
  }

  // The captain

  /// The crew needs coins more than the captain, who keeps two.
  double give(int settled, int doubloons) {
    int unsettled = table.crewSize() - Integer.bitCount(settled);
    int pool = table.pirates[table.captain].doubloons - 2 + unsettled;
    int share = Math.max(0, (pool + unsettled - 1) / unsettled - 1);
    return near(doubloons, watch.isTraitor() ? Math.max(0, share - 1) : share);
  }

  private static double near(int number, int wanted) {
    return switch (Math.abs(number - wanted)) {
      case 0 -> 1;
      case 1 -> 0.08;
      case 2 -> 0.015;
      default -> NEVER;
    };
  }

  double order(CaptainsPlan plan, Seat to, Command command) {
    if (plan.command(to.index()) == command) return 1;
    boolean idle = command == Command.NOTHING || command == Command.RUM;
    return idle ? 0.02 : 0.008;
  }

  double deal(CaptainsPlan plan, Seat to, int dice) {
    return near(dice, plan.dice(to.index()));
  }

  double confirm(CaptainsPlan plan) {
    return plan.isComplete() ? GLADLY : NEVER;
  }

  double payPlank() {
    if (watch.strikes()) return HARDLY;
    boolean few = table.supply + table.waiting < 5;
    return table.plank >= 2 || (few && own.doubloons > 2) ? GLADLY : PERHAPS;
  }

  /// A captain pays for reputation when the Kraken comes near, or for a card.
  double pay(int doubloons) {
    if (watch.strikes()) return doubloons == 0 ? 1 : HARDLY;
    int wanted = Math.max(0, Board.KRAKEN_SQUARE + 2 - table.captainReputation);
    int affordable = Math.max(0, own.doubloons - 2);
    int paid = Math.min(wanted, affordable);
    if (watch.seeks(Card.C12)) paid = Math.max(1, paid);
    return near(doubloons, paid);
  }

  // Votes

  double argh() {
    if (watch.strikes()) return 1;
    if (watch.isSuspicious()) return own.command.isMission() ? 0.5 : GLADLY;
    if (watch.seeks(Card.C08) && table.captainReputation > 4) return 2;
    if (own.command != Command.NOTHING || table.captainReputation <= 4) return HARDLY;
    boolean stir = watch.isWaiting() && watch.roundsLeft() % 2 == 0;
    return isFirstIdle() && (stir || bestFree() > 0.3) ? GLADLY : HARDLY;
  }

  private boolean isFirstIdle() {
    for (int turn = 0; turn < table.crewSize(); turn++) {
      int other = table.crew(turn);
      if (table.pirates[other].command == Command.NOTHING) return other == seat;
    }
    return false;
  }

  /// Returns what the best mission that nobody else attempts promises with Argh! dice.
  private double bestFree() {
    double best = 0;
    for (int number = 0; number < Mission.COUNT; number++) {
      best = Math.max(best, alone(Mission.of(number), own.dealt + table.squares));
    }
    return best;
  }

  private double alone(Mission mission, int dice) {
    if (!watch.isWanted(mission) || isAttempted(mission)) return 0;
    int needed = watch.needed(mission);
    double chance = Odds.of(dice, needed, own.doubloons, false);
    return Odds.promise(table, dice + 1, needed, chance);
  }

  private boolean isAttempted(Mission mission) {
    for (int other = 0; other < table.seats; other++) {
      Pirate pirate = table.pirates[other];
      boolean on = pirate.command == mission.command() || pirate.action == mission.command();
      if (other != seat && on) return true;
    }
    return false;
  }

  // Actions

  double act(Command action) {
    if (watch.strikes()) return action == Command.NOTHING ? 1 : PERHAPS;
    return switch (action) {
      case NOTHING, RUM -> 0.1;
      case REPAIR -> table.ship < Watch.GOOD_SHIP ? 3 : table.ship < Board.SHIP ? 0.5 : HARDLY;
      case HOOK -> hookIsWanted() ? 1.5 : HARDLY;
      case SAILS, HELM, CANNONS, SWORDS -> mission(action.mission());
    };
  }

  private boolean hookIsWanted() {
    for (int other = 0; other < table.seats; other++) {
      if (other != seat && hook(other) >= 1) return true;
    }
    return false;
  }

  private double mission(Mission mission) {
    if (!watch.isWanted(mission)) return NEVER;
    boolean argh = own.vote == Ballot.ARGH;
    int dice = own.dealt + (argh ? table.squares : 0);
    if (isAttempted(mission)) return company(mission, argh);
    double promise = alone(mission, dice);
    return promise > 0.2 ? 2 + 4 * promise : dice == 0 ? HARDLY : 0.1;
  }

  /// Joining others is good if they are likely to succeed.
  private double company(Mission mission, boolean argh) {
    double chance = chanceOf(mission);
    if (argh) return chance < 0.8 ? 1 : HARDLY;
    return chance > 0.75 && own.reputation > 1 ? 1.2 : HARDLY;
  }

  private double chanceOf(Mission mission) {
    int dice = 0;
    int coins = 0;
    boolean hook = false;
    for (Pirate pirate : table.pirates) {
      if (pirate.action != mission.command() && pirate.command != mission.command()) continue;
      dice += pirate.dealt;
      if (pirate.dealt > 0) coins += pirate.doubloons;
      hook |= pirate.hook;
    }
    return Odds.of(dice, watch.needed(mission), coins, hook);
  }

  /// Repairs bring the ship up to a good state, and keep a coin for tridents while there is time.
  double mend(int doubloons) {
    if (watch.strikes()) return doubloons == 1 ? 1 : HARDLY;
    int keeps = table.ship <= Watch.HALF_SHIP ? 0 : 1;
    int wanted = Math.clamp(own.doubloons - keeps, 1, Board.LARGEST_REPAIR);
    boolean three = watch.seeks(Card.C16) || (watch.seeks(Card.C20) && table.ship <= 6);
    if (three && doubloons == Board.LARGEST_REPAIR) return GLADLY;
    return near(doubloons, Math.min(wanted, Board.SHIP - table.ship));
  }

  /// Returns how much the hook helps a pirate.
  double hook(int receiver) {
    Pirate other = table.pirates[receiver];
    Command action = other.action.isMission() ? other.action : other.command;
    if (!action.isMission() || other.dealt == 0 || other.hookGiver != Pirate.NOBODY) return NEVER;
    if (!watch.isWanted(action.mission())) return NEVER;
    int needed = watch.needed(action.mission());
    double before = Odds.of(other.dealt, needed, other.doubloons, false);
    double after = Odds.of(other.dealt, needed, other.doubloons, true);
    return Math.max(HARDLY, 10 * (after - before));
  }

  double refuse() {
    if (own.command.isMission() && watch.isHeldBack(own.command.mission())) {
      return chanceOf(own.command.mission()) > 0 ? 50 : HARDLY;
    }
    if (watch.strikes()) return 1;
    boolean broken = watch.seeks(Card.C11) && own.command.isMission() && own.dealt >= 2;
    return broken && watch.roundsLeft() > 4 ? 0.8 : NEVER;
  }

  // Stances

  double unite(Mission mission) {
    if (own.dealt > 0 || own.vote == Ballot.ARGH) return 1;
    boolean bearable = own.reputation > 1 || chanceOf(mission) > 0.8;
    return bearable && chanceOf(mission) > 0.5 ? 1 : PERHAPS;
  }

  /// Whoever has enough dice to spare, and friends who do too, may try it alone.
  double divide(Mission mission) {
    double chance = Odds.of(own.dealt, watch.needed(mission), own.doubloons, own.hook);
    boolean lone = watch.seeks(Card.C23) && watch.needed(mission) >= 4;
    return lone && chance > 0.6 ? 2 : chance > 0.8 ? 0.2 : HARDLY;
  }

  double takeArgh(int dice) {
    int all = own.dealt + dice;
    double chance = Odds.of(all, table.needed, own.doubloons, own.hook);
    if (watch.seeks(Card.C10) && dice == Die.ARGH.number) return 9;
    double krakens = 0.08 * dice * Odds.damage(table);
    return Math.exp(4 * (Odds.promise(table, all, table.needed, chance) - krakens));
  }

  // Claims and abilities

  double disagree() {
    return watch.isTraitor() ? 0.4 : HARDLY;
  }

  /// Cards are given up when they are not needed, or to save the ship.
  double use(Window window) {
    if (watch.strikes()) return HARDLY;
    boolean sinking = watch.damageOf(table.krakens()) >= table.ship;
    boolean spare = watch.hasSpareCard();
    boolean worthwhile =
        switch (window) {
          case DAWN -> spare && table.captainReputation <= Board.KRAKEN_SQUARE;
          case KRAKEN -> sinking || (spare && table.krakens() >= 2);
          case TRIDENT -> spare && table.successes() + table.lying(Face.TRIDENT) >= table.needed;
          case CAPTAIN -> sinking || spare;
        };
    return worthwhile ? GLADLY : HARDLY;
  }

  /// A doubloon for a spare card is welcome to whoever has none.
  double useDoubloon() {
    return watch.hasSpareCard() && own.doubloons == 0 ? 1.5 : HARDLY;
  }
}
