package tortuga.piecesofeight.rules;

import tortuga.engine.Moves;
import tortuga.engine.Seat;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightMove.*;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.state.Answers;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.Coins;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Lottery;
import tortuga.piecesofeight.state.Player;
import tortuga.piecesofeight.state.Ship;
import tortuga.piecesofeight.state.Step.*;
import tortuga.piecesofeight.state.Urn;

/// Fills a concealed table with coins that fit: what a player started with comes from that player's
/// shipyard within the limits, without the coins that are already in sight.
final class Imagination {
  private static final Luck COIN = Lottery.luck("imagined coin");
  private static final Luck CHOICE = Luck.die("imagined choice");

  private final Questions questions;
  private final Options options;
  private final EightState table;
  private final Chance chance;

  Imagination(Questions questions, EightState table, Chance chance) {
    this.questions = questions;
    options = questions.options();
    this.table = table;
    this.chance = chance;
  }

  void fill() {
    if (table.isOver()) return;
    fillYards();
    for (int seat = 0; seat < table.seats; seat++) {
      Player player = table.players[seat];
      fillShip(player);
      fillLaunched(player);
      fillJoining(player);
    }
    if (table.question() instanceof MainAction) giveSomethingToDo(table.ship(table.turnSeat));
    for (int seat = 0; seat < table.seats; seat++) {
      fillPlan(seat);
      fillOffer(seat);
      if (table.players[seat].answer == Player.ANSWERED) fillAnswer(seat);
    }
    for (Player player : table.players) player.ship.covered = false;
  }

  /// Deals the coins of the pool that are nowhere in sight to the yards that are not fully known.
  private void fillYards() {
    Coins unseen = new Coins();
    for (Player player : table.players) {
      if (player.yard.count < player.yardSize && unseen.count == 0) unseen = unseenOfPool();
      while (player.yard.count < player.yardSize) {
        if (unseen.count == 0) unseen = options.poolContents();
        player.yard.add(unseen.draw(COIN, chance));
      }
    }
  }

  private Coins unseenOfPool() {
    Coins all = options.poolContents();
    Coins unseen = new Coins();
    for (int kind = 0; kind < Coin.KINDS; kind++) {
      int seen = table.pool.of(kind) + table.leftovers.of(kind);
      for (Player player : table.players) seen += player.yard.of(kind);
      Coin coin = Coin.of(kind);
      if (coin != Coin.CAPTAIN && seen < all.of(kind)) unseen.add(coin, all.of(kind) - seen);
    }
    return unseen;
  }

  private void fillShip(Player player) {
    Ship ship = player.ship;
    Urn unseen = new Urn();
    boolean counted = false;
    for (int i = 0; i < ship.size; i++) {
      if (Cell.isIdentified(ship.deck[i])) continue;
      if (!counted) unseen.fill(unseen(player));
      counted = true;
      ship.deck[i] = Cell.identified(ship.deck[i], draw(unseen));
    }
    Coins hidden = new Coins();
    while (ship.hold.count < ship.holdSize) {
      if (!counted) unseen.fill(unseen(player));
      counted = true;
      Coin coin = draw(unseen);
      hidden.add(coin);
      ship.hold.add(coin);
    }
    if (!Cell.isIdentified(ship.aftWreck)) {
      Coin coin = hidden.count > 0 ? Lottery.pick(hidden, COIN, chance) : Coin.MATE;
      ship.aftWreck = Cell.identified(ship.aftWreck, coin);
    }
  }

  /// Whoever is asked for a main action has one: if no other coin can be played, the aft can.
  private void giveSomethingToDo(Ship ship) {
    if (ship.hasNest()) return;
    Moves<EightMove> moves = new Moves<>();
    MainOffers.list(table, table.turnSeat, moves);
    if (moves.isEmpty()) ship.deck[ship.size - 1] = Cell.of(Coin.MATE);
  }

  /// Returns the coins with which a player may have started and that are not in sight.
  private static Coins unseen(Player player) {
    Coins heap = new Coins();
    Coins seen = inSight(player.ship);
    for (int kind = 0; kind < Coin.KINDS; kind++) {
      Coin coin = Coin.of(kind);
      int copies = Math.min(player.yard.of(kind), coin.limit()) - seen.of(kind);
      if (coin != Coin.CAPTAIN && copies > 0) heap.add(coin, copies);
    }
    return heap;
  }

  private static Coins inSight(Ship ship) {
    Coins seen = new Coins();
    seen.copyFrom(ship.hold);
    if (ship.hasNest() && Cell.isIdentified(ship.nest)) seen.add(Cell.coin(ship.nest));
    for (int i = 0; i < ship.size; i++) {
      if (Cell.isIdentified(ship.deck[i])) seen.add(Cell.coin(ship.deck[i]));
    }
    return seen;
  }

  /// Draws from a heap; where pillage has moved so many coins that none is left, from all there
  /// are.
  private Coin draw(Urn heap) {
    if (heap.isEmpty()) heap.fill(allButCaptains());
    return heap.draw(COIN, chance);
  }

  private static Coins allButCaptains() {
    Coins all = new Coins();
    for (Coin coin : Coin.values()) if (coin != Coin.CAPTAIN) all.add(coin, coin.limit());
    return all;
  }

  private void fillLaunched(Player player) {
    boolean isConcealed =
        player.ship.covered
            && !player.hasLaunched()
            && (table.turn > 0 || table.game > 1 || !table.winners.isEmpty());
    if (!isConcealed) return;
    Coins heap = new Coins();
    for (Coin coin : Coin.values()) {
      int copies = Math.min(player.yard.of(coin), coin.limit());
      if (coin != Coin.CAPTAIN && copies > 0) heap.add(coin, copies);
    }
    Urn urn = new Urn();
    urn.fill(heap);
    player.launched = Cell.of(Coin.CAPTAIN);
    for (int place = 1; place < Ship.COINS; place++) {
      player.launched |= (long) Cell.of(draw(urn)) << (4 * place);
    }
  }

  private void fillJoining(Player player) {
    if (Cell.isIdentified(player.plan.joining)) return;
    player.plan.joining = Cell.of(anyFetchable(player.ship));
  }

  private Coin anyFetchable(Ship ship) {
    Coins heap = new Coins();
    heap.copyFrom(ship.hold);
    if (ship.hasCaptain) heap.add(Coin.CAPTAIN, -heap.of(Coin.CAPTAIN));
    return Lottery.pick(heap, COIN, chance);
  }

  /// Makes up the ship of a player who has declared it ready.
  private void fillPlan(int seat) {
    Player player = table.players[seat];
    if (!player.plan.ready || player.plan.size > 0) return;
    if (Stock.mustFetch(table, seat)) player.plan.joining = Cell.of(anyFetchable(player.ship));
    Coins left = Stock.left(options, table, seat);
    boolean isFree = Stock.isBuilding(table) && Stock.waived(player.yard) > 0;
    for (int missing = Stock.shipSize(table, seat); missing > 0; missing--) {
      // Limits that are waived depend on all that is placed, and the last coin may have to be gold.
      if (isFree || missing == 1) left = Stock.left(options, table, seat);
      player.plan.put(left.draw(COIN, chance));
    }
  }

  private void fillOffer(int seat) {
    Player player = table.players[seat];
    boolean isConcealed =
        table.question() instanceof AnswerOffer(int from, _, _)
            && from == seat
            && player.offerTo == Player.NOBODY;
    if (!isConcealed) return;
    player.offerTo = ((AnswerOffer) table.question()).to();
    Coins silver = new Coins();
    silver.copyFrom(player.yard);
    silver.add(Coin.CAPTAIN, -silver.of(Coin.CAPTAIN));
    player.give.add(Lottery.pick(silver, COIN, chance));
    player.want.add(Lottery.pick(silver, COIN, chance));
  }

  private void fillAnswer(int seat) {
    Moves<EightMove> moves = new Moves<>();
    questions.offer(table, table.question(), Seat.of(seat), moves);
    EightMove move = moves.get(chance.below(CHOICE, moves.size()));
    table.players[seat].answer = Answers.of((KeptAnswer) move);
  }
}
