package tortuga.eight;

import java.util.Set;
import tortuga.eight.EightMove.*;
import tortuga.eight.Step.*;
import tortuga.engine.Rule;
import tortuga.engine.Seat;

/// Why a move is not legal, in words that help: from what the seat itself can see.
final class Objections {
  private static final String OTHER_QUESTION = "other-question";
  private static final String NOT_IN_YARD = "not-in-yard";
  private static final String SHIP_INCOMPLETE = "ship-incomplete";
  private static final String SHIP_FULL = "ship-full";
  private static final String SECOND_CAPTAIN = "second-captain";
  private static final String CAPTAIN_MISSING = "captain-missing";
  private static final String OVER_LIMIT = "over-limit";
  private static final String NOT_ABOARD = "not-aboard";
  private static final String NEST_NEEDED = "nest-needed";
  private static final String NO_SUCH_SHIP = "no-such-ship";
  private static final String NOT_THERE = "not-there";
  private static final String NEEDS_MATE = "needs-mate";
  private static final String CANNON_NOT_OPEN = "cannon-not-open";
  private static final String NO_TARGET = "no-target";
  private static final String NEVER_A_CAPTAIN = "never-a-captain";
  private static final String NOT_ITSELF = "not-itself";
  private static final String NOTHING_TO_FETCH = "nothing-to-fetch";
  private static final String NO_CAPTAIN_IN_DECK = "no-captain-in-deck";
  private static final String CALL_CHANGES_NOTHING = "call-changes-nothing";
  private static final String NEST_EMPTY = "nest-empty";
  private static final String NO_TREACHERY = "no-treachery";
  private static final String NO_MONKEY = "no-monkey";
  private static final String CANNOT_ANSWER = "cannot-answer";
  private static final String NOT_IN_HOLD = "not-in-hold";
  private static final String NO_OPEN_CANNONS = "no-open-cannons";
  private static final String OUT_OF_REACH = "out-of-reach";
  private static final String NOT_IN_POOL = "not-in-pool";
  private static final String NO_LEGAL_SHIP = "no-legal-ship";
  private static final String NOT_LEFT_OVER = "not-left-over";
  private static final String OFFER_INCOMPLETE = "offer-incomplete";
  private static final String NOT_TRADED = "not-traded";

  static final Set<String> ALL =
      Set.of(
          OTHER_QUESTION,
          NOT_IN_YARD,
          SHIP_INCOMPLETE,
          SHIP_FULL,
          SECOND_CAPTAIN,
          CAPTAIN_MISSING,
          OVER_LIMIT,
          NOT_ABOARD,
          NEST_NEEDED,
          NO_SUCH_SHIP,
          NOT_THERE,
          NEEDS_MATE,
          CANNON_NOT_OPEN,
          NO_TARGET,
          NEVER_A_CAPTAIN,
          NOT_ITSELF,
          NOTHING_TO_FETCH,
          NO_CAPTAIN_IN_DECK,
          CALL_CHANGES_NOTHING,
          NEST_EMPTY,
          NO_TREACHERY,
          NO_MONKEY,
          CANNOT_ANSWER,
          NOT_IN_HOLD,
          NO_OPEN_CANNONS,
          OUT_OF_REACH,
          NOT_IN_POOL,
          NO_LEGAL_SHIP,
          NOT_LEFT_OVER,
          OFFER_INCOMPLETE,
          NOT_TRADED);

  private final Options options;
  private final EightState table;

  Objections(Options options, EightState table) {
    this.options = options;
    this.table = table;
  }

  String to(Seat by, EightMove move) {
    int seat = by.index();
    return switch (table.question()) {
      case BuildShip _ -> building(seat, move);
      case RearrangeShip _, RebuildShips _ -> rearranging(seat, move);
      case MainAction _ -> mainAction(seat, move);
      case SendToNest _ when move instanceof Send -> NOT_THERE;
      case AnyReaction _ when move instanceof Treachery -> NO_TREACHERY;
      case SaveCoin _ when move instanceof Save -> NO_MONKEY;
      case AnswerLoss _ when move instanceof BlackSpot || move instanceof FullSail -> CANNOT_ANSWER;
      case InviteCannons _ when move instanceof Invite -> NO_OPEN_CANNONS;
      case LendCannons _ when move instanceof Lend -> NO_OPEN_CANNONS;
      case ChooseDepth _ when move instanceof Depth -> OUT_OF_REACH;
      case FetchCoin _ when move instanceof Fetch(Coin coin) -> fetching(seat, coin);
      case OrderTreasure _ when move instanceof Aftmost -> NOT_IN_HOLD;
      case DraftCoin _ when move instanceof Draft(Coin coin) ->
          table.pool.has(coin) ? NO_LEGAL_SHIP : NOT_IN_POOL;
      case MakeOffer _ -> offering(table.players[seat], move);
      case AnswerOffer(int from, _, _) when move instanceof Accept ->
          table.players[seat].yard.hasAll(table.players[from].want) ? NO_LEGAL_SHIP : NOT_IN_YARD;
      case Step.TakeSpoil _ when move instanceof EightMove.TakeSpoil -> NOT_LEFT_OVER;
      default -> OTHER_QUESTION;
    };
  }

  /// A ship is thirteen coins of the own yard, one of them a Captain, none above its limit.
  @Rule({"POE-SETUP-01", "POE-SETUP-02", "POE-SETUP-03", "POE-SETUP-04"})
  private String building(int seat, EightMove move) {
    Plan plan = table.players[seat].plan;
    return switch (move) {
      case Ready() -> SHIP_INCOMPLETE;
      case Put _ when plan.size == Ship.COINS -> SHIP_FULL;
      case Put(Coin coin) when coin == Coin.CAPTAIN && plan.copiesOf(coin) > 0 -> SECOND_CAPTAIN;
      case Put(Coin coin) when Stock.yard(options, table, seat).of(coin) <= plan.copiesOf(coin) ->
          plan.copiesOf(coin) >= coin.limit() ? OVER_LIMIT : NOT_IN_YARD;
      case Put(Coin coin) when plan.copiesOf(coin) >= coin.limit() -> OVER_LIMIT;
      case Put _ -> CAPTAIN_MISSING;
      case LeaveNest() -> NEST_NEEDED;
      case Copy _ -> plan.size > 0 ? OTHER_QUESTION : NO_SUCH_SHIP;
      default -> OTHER_QUESTION;
    };
  }

  private String rearranging(int seat, EightMove move) {
    Plan plan = table.players[seat].plan;
    return switch (move) {
      case Fetch(Coin coin) when Stock.mustFetch(table, seat) -> fetching(seat, coin);
      case Ready() -> SHIP_INCOMPLETE;
      case Put _ -> NOT_ABOARD;
      case Copy _ -> plan.size > 0 ? OTHER_QUESTION : NO_SUCH_SHIP;
      default -> OTHER_QUESTION;
    };
  }

  private String fetching(int seat, Coin coin) {
    return table.ship(seat).hold.has(coin) ? SECOND_CAPTAIN : NOT_IN_HOLD;
  }

  private String mainAction(int seat, EightMove move) {
    return switch (move) {
      case Mate(Place from, Seat ship, Place at) -> attack(seat, Coin.MATE, from, ship, at);
      case Captain(Place from, Seat ship, Place at) -> attack(seat, Coin.CAPTAIN, from, ship, at);
      case Cutlass(Place from, Cost cost, Seat ship, Place at) ->
          supported(seat, Coin.CUTLASS, from, cost, attack(seat, Coin.CUTLASS, from, ship, at));
      case Pistols(Place from, Cost cost, _) ->
          supported(seat, Coin.PISTOLS, from, cost, NO_TARGET);
      case Bomb(Place from, _) -> supported(seat, Coin.BOMB, from, Cost.KEEP, NO_TARGET);
      case Broadside(Place from, Seat ship, int at) -> broadside(seat, from, ship, at);
      case Cannon(Place from, _) ->
          from == Place.AFT ? CANNON_NOT_OPEN : played(seat, Coin.CANNON, from, NO_TARGET);
      case Pillage(Place from, Seat ship, Place at) -> pillage(seat, from, ship, at);
      case BarrelOfGrog(Place from) -> played(seat, Coin.BARREL_OF_GROG, from, NOTHING_TO_FETCH);
      case BuriedTreasure(Place from) -> played(seat, Coin.BURIED_TREASURE, from, NOTHING_TO_FETCH);
      case CallToQuarters(Place from) -> played(seat, Coin.CALL_TO_QUARTERS, from, NO_TARGET);
      case Call _ ->
          table.ship(seat).captainIndex() < 0 ? NO_CAPTAIN_IN_DECK : CALL_CHANGES_NOTHING;
      case Scuttle() -> NEST_EMPTY;
      default -> OTHER_QUESTION;
    };
  }

  private String played(int seat, Coin coin, Place from, String reason) {
    return table.ship(seat).isAt(from, coin) ? reason : NOT_THERE;
  }

  private String attack(int seat, Coin coin, Place from, Seat ship, Place at) {
    return played(seat, coin, from, ship.index() == seat && at == from ? NOT_ITSELF : NO_TARGET);
  }

  private String supported(int seat, Coin coin, Place from, Cost cost, String reason) {
    boolean lacksMate = cost == Cost.KEEP && !table.ship(seat).hasMateBeside(from);
    return played(seat, coin, from, lacksMate ? NEEDS_MATE : reason);
  }

  private String broadside(int seat, Place from, Seat ship, int at) {
    boolean exists = ship.index() < table.seats;
    Ship target = table.ship(exists ? ship.index() : seat);
    boolean gold = exists && at > 0 && at - 1 == target.captainIndex();
    boolean goldInNest = exists && at == 0 && target.isAt(Place.NEST, Coin.CAPTAIN);
    return played(seat, Coin.BROADSIDE, from, gold || goldInNest ? NEVER_A_CAPTAIN : NO_TARGET);
  }

  private String pillage(int seat, Place from, Seat ship, Place at) {
    boolean gold = ship.index() < table.seats && table.ship(ship.index()).isAt(at, Coin.CAPTAIN);
    boolean second = gold && table.ship(seat).hasCaptain;
    return played(seat, Coin.PILLAGE, from, second ? SECOND_CAPTAIN : NO_TARGET);
  }

  private static String offering(Player player, EightMove move) {
    boolean drafting = player.offerTo != Player.NOBODY;
    return switch (move) {
      case Give(Coin coin) when drafting -> coin == Coin.CAPTAIN ? NOT_TRADED : NOT_IN_YARD;
      case Want _ when drafting -> NOT_TRADED;
      case SendOffer() when drafting ->
          player.give.count + player.want.count == 0 ? OFFER_INCOMPLETE : NO_LEGAL_SHIP;
      default -> OTHER_QUESTION;
    };
  }
}
