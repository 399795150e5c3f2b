package tortuga.piecesofeight.notation;

import java.util.List;
import tortuga.engine.Rule;
import tortuga.engine.text.BadPosition;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.rules.Stock;
import tortuga.piecesofeight.rules.Trading;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.rules.settings.Start;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.Coins;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Plan;
import tortuga.piecesofeight.state.Player;
import tortuga.piecesofeight.state.Ship;
import tortuga.piecesofeight.state.Step;
import tortuga.piecesofeight.state.Step.*;

/// What is true of shipyards, trades and ships that are being put together.
final class YardCheck {
  private static final int SILVER = Ship.COINS - 1;

  private final Options options;
  private final EightState table;
  private final List<Step> steps;
  private final PoolCheck pool;

  /// @param steps what is pending, the next step last
  YardCheck(Options options, EightState table, List<Step> steps) {
    this.options = options;
    this.table = table;
    this.steps = steps;
    pool = new PoolCheck(options, table, steps);
  }

  void check() {
    pool.check();
    for (int seat = 0; seat < table.seats; seat++) {
      checkYard(seat);
      checkLaunched(seat);
      checkOffer(seat);
      checkPlan(seat);
    }
    pool.checkSpoils();
  }

  /// Whoever is to build a ship, now or in the next game, has a Captain and twelve other coins.
  @Rule({"POE-SETUP-02", "POE-SETUP-03", "POE-RULING-68"})
  private void checkYard(int seat) {
    Player player = table.players[seat];
    if (!player.yard.hasAll(player.yardSeen)) {
      throw Invariants.wrong("known-yards", seat, "only coins of the shipyard can be known there");
    }
    if (player.yardSeen.of(Coin.CAPTAIN) < player.yard.of(Coin.CAPTAIN)) {
      throw Invariants.wrong("known-yards", seat, "everybody knows who has Captains");
    }
    Step last = steps.getFirst();
    boolean atStart = last instanceof OpenYards || table.agenda.current() instanceof PickSet;
    if (atStart && player.yardSize > 0) {
      throw Invariants.wrong("yards", seat, "shipyards are empty before they are opened");
    }
    boolean builds =
        last instanceof BeginGame || last instanceof BuildShip || last instanceof Launch;
    if (atStart || !(builds || options.isMatch())) return;
    int captains = player.yard.of(Coin.CAPTAIN);
    if (captains < 1 || player.yardSize - captains + pool.toCome(seat) < SILVER) {
      throw Invariants.wrong("yards", seat, "a shipyard has a Captain and at least 12 other coins");
    }
  }

  /// A ship was launched from its shipyard, with one Captain, and within the limits if that could
  /// be.
  @Rule({"POE-SETUP-01", "POE-SETUP-03", "POE-SETUP-04", "POE-RULING-72"})
  private void checkLaunched(int seat) {
    Player player = table.players[seat];
    if (!player.hasLaunched()) {
      boolean needed = steps.getFirst() instanceof BuildShip || options.isMatch();
      if (needed && Stock.isLastWinner(options, table, seat)) {
        throw Invariants.wrong("launched", seat, "whoever won the last game launched a ship in it");
      }
      return;
    }
    if (table.game == 0) {
      throw Invariants.wrong("launched", seat, "nothing is launched before the first game");
    }
    Coins coins = new Coins();
    for (int place = 0; place < Ship.COINS; place++) coins.add(player.launchedCoin(place));
    int excess = 0;
    for (Coin coin : Coin.values()) excess += Math.max(0, coins.of(coin) - coin.limit());
    boolean legal =
        coins.of(Coin.CAPTAIN) == 1
            && player.yard.hasAll(coins)
            && excess <= Stock.waived(player.yard);
    if (!legal) {
      throw Invariants.wrong("launched", seat, "no such ship can be built from this shipyard");
    }
  }

  // Trades

  /// Only the player who is to offer, or has offered, has an offer; one that was made can be kept.
  @Rule({"POE-RULING-69", "POE-RULING-78"})
  private void checkOffer(int seat) {
    Player player = table.players[seat];
    Step step = table.agenda.current();
    boolean made = step instanceof AnswerOffer(int from, _, _) && from == seat;
    boolean thoughtOf = step instanceof MakeOffer(int by, _) && by == seat;
    boolean bare = player.give.count == 0 && player.want.count == 0;
    if (player.offerTo == Player.NOBODY ? !bare || made : !made && !thoughtOf) {
      throw Invariants.wrong(
          "offers-to", seat, "an offer is made to somebody, by whose turn it is");
    }
    if (made) checkMade((AnswerOffer) step, seat);
    if (thoughtOf) checkTraders(((MakeOffer) step).traders(), seat);
    if (player.offerTo == Player.NOBODY) return;
    if (player.offerTo == seat) {
      throw Invariants.wrong("offers-to", seat, "nobody trades with themselves");
    }
    boolean gold = player.give.has(Coin.CAPTAIN) || player.want.has(Coin.CAPTAIN);
    boolean fits = player.yard.hasAll(player.give) && player.want.count <= Trading.MOST_WANTED;
    if (gold || !fits) {
      throw Invariants.wrong(
          "gives", seat, "coins of the shipyard are given, at most 15 wanted, and no Captains");
    }
    if (made && !Trading.maySend(player)) {
      throw Invariants.wrong("gives", seat, "an offer is not empty, and leaves a legal ship");
    }
  }

  private void checkMade(AnswerOffer offer, int seat) {
    pool.checkSeat(offer.to());
    if (table.players[seat].offerTo != offer.to()) {
      throw Invariants.wrong("offers-to", seat, "seat %d has the offer".formatted(offer.to()));
    }
    checkTraders(offer.traders(), seat);
  }

  private void checkTraders(int traders, int seat) {
    if ((traders & 1 << seat) == 0 || traders >>> table.seats != 0) {
      throw new BadPosition(
          "pending", "the traders are a set of seats, with seat %d among them".formatted(seat));
    }
  }

  // Ships that are put together

  /// What lies in a plan could be put there, coin by coin; what is ready is complete.
  @Rule({"POE-SETUP-02", "POE-STALE-01", "POE-RULING-80"})
  private void checkPlan(int seat) {
    Player player = table.players[seat];
    Plan plan = player.plan;
    boolean building = table.agenda.current() instanceof BuildShip;
    if (player.claimsStart && !(building && options.start() == Start.FIRST_READY)) {
      throw new BadPosition("claims-start", "nobody was first to be ready");
    }
    boolean launching = table.agenda.current() instanceof Launch;
    if (player.surrenders && (building || launching)) {
      checkSurrender(seat);
      return;
    }
    if (!isPlanning(seat)) {
      boolean bare = plan.size == 0 && plan.joining == Cell.EMPTY && !plan.ready;
      if (!bare) throw Invariants.wrong("plans", seat, "this seat puts no ship together now");
      return;
    }
    if (!new PlanCheck(options, table, seat).isPossible()) {
      throw Invariants.wrong("plans", seat, "this ship cannot be put together like that");
    }
    boolean ends = plan.ready || launching;
    if (ends && !new PlanCheck(options, table, seat).isComplete()) {
      throw Invariants.wrong("plans", seat, "a ship that is ready has all its coins");
    }
  }

  private void checkSurrender(int seat) {
    Player player = table.players[seat];
    boolean alone = true;
    for (Player other : table.players) if (!other.surrenders) alone = false;
    if (alone) throw new BadPosition("surrenders", "somebody must be left when the game begins");
    if (player.plan.size > 0 || player.plan.ready) {
      throw Invariants.wrong("plans", seat, "whoever has surrendered builds no ship");
    }
  }

  private boolean isPlanning(int seat) {
    Step step = table.agenda.current();
    return step instanceof BuildShip
        || step instanceof Launch
        || (step instanceof RebuildShips && table.isIn(seat))
        || (step instanceof RearrangeShip(int by, _) && by == seat);
  }
}
