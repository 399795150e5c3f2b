package tortuga.piecesofeight.rules;

import tortuga.engine.Decision.Manner;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;
import tortuga.engine.steps.QuestionRule;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightEvent.*;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightMove.*;
import tortuga.piecesofeight.ShipSet;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.state.Coins;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Lottery;
import tortuga.piecesofeight.state.Player;
import tortuga.piecesofeight.state.Step.*;

/// Shipyards: the same coins for all, a ship set each, or a pool that is drafted, dealt and traded.
public final class Pooling extends Chapter {
  /// Which ship set to take.
  static final QuestionRule<EightState, PickSet, EightMove> PICK_SET = new PickSetRule();

  private static final Luck ASIDE = Lottery.luck("aside");
  private static final Luck DEAL = Lottery.luck("deal");
  private static final Luck FIRST_PICK = Luck.seat("first pick");
  private static final int MOST_DEALS = 100;

  Pooling(Chapter same) {
    super(same);
  }

  @Rule({"POE-GEN-03", "POE-SETUP-01"})
  void openYards() {
    agenda.push(new BeginGame());
    switch (options.shipyard()) {
      case FULL -> fillYards();
      case MV -> handOut(ShipSet.MAIDENS_VENGEANCE);
      case CB -> handOut(ShipSet.CURSED_BLADE);
      case BOTH -> {
        handOut(ShipSet.MAIDENS_VENGEANCE);
        handOut(ShipSet.CURSED_BLADE);
      }
      case CHOOSE -> agenda.push(new PickSet());
      case POOL -> formPool();
    }
  }

  private void fillYards() {
    for (Player player : table.players) {
      for (int kind = 0; kind < Coin.KINDS; kind++) {
        player.addSeen(Coin.of(kind), Coin.of(kind).limit());
      }
    }
  }

  private void handOut(ShipSet set) {
    for (Player player : table.players) add(player, set);
  }

  private static void add(Player player, ShipSet set) {
    for (int kind = 0; kind < Coin.KINDS; kind++) {
      player.addSeen(Coin.of(kind), Coin.of(kind).copiesIn(set));
    }
  }

  void handOutSets() {
    for (int seat = 0; seat < table.seats; seat++) {
      ShipSet set = ShipSet.values()[player(seat).answer - Player.PASSED];
      player(seat).answer = Player.UNANSWERED;
      add(player(seat), set);
      tell(new SetChosen(Seat.of(seat), set));
    }
  }

  // The pool

  /// Everybody gets a Captain; what is reserved, and what cannot be divided, is set aside face up.
  @Rule({"POE-POOL-02", "POE-POOL-03", "POE-SPOIL-02", "POE-RULING-67"})
  private void formPool() {
    table.pool.copyFrom(options.poolContents());
    for (Player player : table.players) player.addSeen(Coin.CAPTAIN, 1);
    int aside = table.pool.count - options.coinsEach() * table.seats;
    for (; aside > 0; aside--) table.leftovers.add(table.pool.draw(ASIDE, chance));
    if (table.leftovers.count > 0) tell(new LeftoversShown(table.leftovers.list()));
    planDivision();
  }

  /// Plans the ways to divide a pool.
  @Rule({
    "POE-POOL-03",
    "POE-POOL-04",
    "POE-POOL-05",
    "POE-POOL-06",
    "POE-POOL-07",
    "POE-POOL-08",
    "POE-RULING-70"
  })
  private void planDivision() {
    int each = options.coinsEach();
    int drafted = options.draftCount();
    switch (options.poolWay()) {
      case DRAFT -> agenda.push(new BeginDraft(each));
      case RANDOM -> agenda.push(new DealCoins(each));
      case RANDOM_TRADES -> agenda.plan(new DealCoins(each), new BeginTrades());
      case DRAFT_RANDOM -> agenda.plan(new BeginDraft(drafted), new DealCoins(each - drafted));
      case DRAFT_RANDOM_TRADES ->
          agenda.plan(new BeginDraft(drafted), new DealCoins(each - drafted), new BeginTrades());
      case RANDOM_DRAFT -> agenda.plan(new DealCoins(each - drafted), new BeginDraft(drafted));
    }
  }

  /// Everybody draws the same number of coins blindly; a deal that cannot become thirteen good
  /// coins is repeated.
  @Rule({"POE-POOL-04", "POE-RULING-68"})
  void deal(int each) {
    Coins all = new Coins();
    all.copyFrom(table.pool);
    Coins[] dealt = new Coins[table.seats];
    int deals = 0;
    do {
      table.pool.copyFrom(all);
      for (int seat = 0; seat < table.seats; seat++) dealt[seat] = drawn(each);
    } while (++deals < MOST_DEALS && !areBuildable(dealt));
    for (int seat = 0; seat < table.seats; seat++) {
      for (Coin coin : dealt[seat].list()) player(seat).addUnseen(coin);
      tell(new CoinsDealt(Seat.of(seat), each, dealt[seat].list()));
    }
  }

  private Coins drawn(int count) {
    Coins drawn = new Coins();
    for (int i = 0; i < count; i++) drawn.add(table.pool.draw(DEAL, chance));
    return drawn;
  }

  private boolean areBuildable(Coins[] dealt) {
    int toCome = options.coinsEach() + 1 - player(0).yardSize - dealt[0].count;
    for (int seat = 0; seat < table.seats; seat++) {
      Coins yard = new Coins();
      yard.copyFrom(player(seat).yard);
      yard.addAll(dealt[seat]);
      if (Stock.usable(yard) + toCome < Stock.SILVER) return false;
    }
    return true;
  }

  // The draft

  /// A random player picks first, then the player to the left, and so on.
  @Rule({"POE-POOL-03", "POE-POOL-06", "POE-POOL-07"})
  void beginDraft(int each) {
    int first = chance.below(FIRST_PICK, table.seats);
    tell(new DraftBegun(Seat.of(first), table.pool.list()));
    askToDraft(first, each * table.seats);
  }

  /// If everybody sees that only one kind is left, it is taken at once.
  private void askToDraft(int seat, int picksLeft) {
    if (picksLeft == 0) return;
    agenda.push(new DraftCoin(seat, picksLeft));
    for (int kind = 0; kind < Coin.KINDS; kind++) {
      if (table.pool.of(kind) == table.pool.count) {
        draft(Coin.of(kind));
        return;
      }
    }
  }

  void draft(Coin coin) {
    DraftCoin question = (DraftCoin) agenda.pop();
    table.pool.remove(coin);
    player(question.seat()).addSeen(coin, 1);
    tell(new Drafted(Seat.of(question.seat()), coin));
    askToDraft((question.seat() + 1) % table.seats, question.picksLeft() - 1);
  }

  /// Whether a pick leaves room for a legal ship; if no pick does, any may be made.
  @Rule("POE-RULING-68")
  private static boolean mayDraft(
      Options options, EightState table, DraftCoin question, Coin coin) {
    if (!table.pool.has(coin)) return false;
    if (keepsBuildable(options, table, question, coin)) return true;
    for (int kind = 0; kind < Coin.KINDS; kind++) {
      boolean other = table.pool.of(kind) > 0;
      if (other && keepsBuildable(options, table, question, Coin.of(kind))) return false;
    }
    return true;
  }

  private static boolean keepsBuildable(
      Options options, EightState table, DraftCoin question, Coin coin) {
    Player player = table.players[question.seat()];
    return usableWith(player, coin) + toComeAfterDraft(options, player) >= Stock.SILVER;
  }

  /// Returns how many silver coins of a yard fit into a ship once a coin is drafted.
  public static int usableWith(Player player, Coin coin) {
    Coins yard = new Coins();
    yard.copyFrom(player.yard);
    yard.add(coin);
    return Stock.usable(yard);
  }

  /// Returns how many more coins a player gets after the next one.
  public static int toComeAfterDraft(Options options, Player player) {
    return options.coinsEach() + 1 - player.yardSize - 1;
  }

  // Questions

  private static final class PickSetRule implements QuestionRule<EightState, PickSet, EightMove> {
    private static final Luck SET = Luck.of("default set", ShipSet.class);

    @Override
    public Seats asked(EightState table, PickSet question) {
      return table.unanswered(Seats.first(table.seats).mask());
    }

    @Override
    public Manner manner(EightState table, PickSet question) {
      return Manner.SECRET;
    }

    @Override
    public void offer(EightState table, PickSet question, Seat seat, Moves<EightMove> moves) {
      for (ShipSet set : ShipSet.values()) moves.add(new Choose(set));
    }

    @Override
    public String objection(EightState table, PickSet question, Seat seat, EightMove move) {
      return Objections.OTHER_QUESTION;
    }

    @Override
    public EightMove fallback(EightState table, PickSet question, Seat seat, Chance chance) {
      return new Choose(ShipSet.values()[chance.below(SET, ShipSet.values().length)]);
    }
  }

  static final class DraftCoinRule implements QuestionRule<EightState, DraftCoin, EightMove> {
    private final Options options;

    DraftCoinRule(Options options) {
      this.options = options;
    }

    @Override
    public Seats asked(EightState table, DraftCoin question) {
      return Seats.of(Seat.of(question.seat()));
    }

    @Override
    public void offer(EightState table, DraftCoin question, Seat seat, Moves<EightMove> moves) {
      for (int kind = 0; kind < Coin.KINDS; kind++) {
        Coin coin = Coin.of(kind);
        if (mayDraft(options, table, question, coin)) moves.add(new Draft(coin));
      }
    }

    @Override
    public String objection(EightState table, DraftCoin question, Seat seat, EightMove move) {
      if (!(move instanceof Draft(Coin coin))) return Objections.OTHER_QUESTION;
      return table.pool.has(coin) ? Objections.NO_LEGAL_SHIP : Objections.NOT_IN_POOL;
    }

    @Override
    public EightMove fallback(EightState table, DraftCoin question, Seat seat, Chance chance) {
      return new Draft(HousePlay.mostWorth(coin -> mayDraft(options, table, question, coin)));
    }
  }
}
