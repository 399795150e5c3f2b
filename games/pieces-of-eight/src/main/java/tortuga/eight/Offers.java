package tortuga.eight;

import tortuga.eight.EightMove.*;
import tortuga.eight.Step.*;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;

/// Who may do what: the legal answers to every question.
final class Offers {
  private static final Place[] ACTIVE = {Place.NEST, Place.FORE, Place.AFT};

  /// No more coins may be asked for in one offer.
  static final int MOST_WANTED = 15;

  private final Options options;
  private final EightState table;

  Offers(Options options, EightState table) {
    this.options = options;
    this.table = table;
  }

  void list(Seat by, Moves<EightMove> moves) {
    int seat = by.index();
    switch (table.question()) {
      case MainAction _ -> MainOffers.list(table, seat, moves);
      case AnyReaction _ -> treacheries(table.ship(seat), moves);
      case SaveCoin(_, Place place) -> saves(table.ship(seat), place, moves);
      case AnswerLoss loss -> vengeance(table.ship(seat), loss, moves);
      case SendToNest _ -> nests(table.ship(seat), moves);
      case InviteCannons(Deed deed) -> invitations(Salvo.lenders(table, deed), moves);
      case LendCannons _ -> {
        for (int n = 0; n <= table.ship(seat).openCannons(); n++) moves.add(new Lend(n));
      }
      case ChooseDepth(_, int most) -> {
        for (int depth = 1; depth <= most; depth++) moves.add(new Depth(depth));
      }
      case FetchCoin _ -> fetches(table.ship(seat), moves);
      case OrderTreasure(_, _, Coin one, Coin other) -> {
        moves.add(new Aftmost(one));
        moves.add(new Aftmost(other));
      }
      case BuildShip _, RearrangeShip _, RebuildShips _ -> building(seat, moves);
      case VoteStalemate _ -> {
        moves.add(new Agree());
        moves.add(new Refuse());
      }
      case PickSet _ -> {
        for (ShipSet set : ShipSet.values()) moves.add(new Choose(set));
      }
      case DraftCoin question -> picks(question, moves);
      case MakeOffer _ -> offers(seat, moves);
      case AnswerOffer(int from, _, _) -> answers(from, seat, moves);
      case Step.TakeSpoil _ -> spoils(moves);
    }
  }

  /// Any active Treachery may react, or none.
  @Rule({"POE-TREA-01", "POE-TREA-02", "POE-REACT-05"})
  private static void treacheries(Ship ship, Moves<EightMove> moves) {
    moves.add(new Pass());
    for (Place from : ACTIVE) {
      if (ship.isAt(from, Coin.TREACHERY) && !Cell.has(ship.at(from), Cell.REACTED)) {
        moves.add(new Treachery(from));
      }
    }
  }

  private static void saves(Ship ship, Place place, Moves<EightMove> moves) {
    boolean monkey = ship.isAt(place, Coin.CAPTAINS_MONKEY);
    if (monkey && !Cell.has(ship.at(place), Cell.REACTED)) moves.add(new Save());
    moves.add(new Pass());
  }

  private static void vengeance(Ship ship, AnswerLoss loss, Moves<EightMove> moves) {
    moves.add(new Pass());
    for (Place from : ACTIVE) {
      if (Windows.answers(ship.at(from), Coin.BLACK_SPOT, loss)) moves.add(new BlackSpot(from));
      if (Windows.answers(ship.at(from), Coin.FULL_SAIL, loss)) moves.add(new FullSail(from));
    }
    if (Windows.answersFromHold(ship, Coin.BLACK_SPOT, loss)) moves.add(new BlackSpot(Place.HOLD));
    if (Windows.answersFromHold(ship, Coin.FULL_SAIL, loss)) moves.add(new FullSail(Place.HOLD));
  }

  @Rule({"POE-NEST-01", "POE-NEST-02"})
  private static void nests(Ship ship, Moves<EightMove> moves) {
    moves.add(new Stay());
    moves.add(new Send(Place.FORE));
    if (ship.size > 1) moves.add(new Send(Place.AFT));
  }

  /// Nobody, everybody, or any other group of those who have open Cannons.
  private static void invitations(int lenders, Moves<EightMove> moves) {
    for (int group = 0; group <= lenders; group++) {
      if ((group & ~lenders) == 0) moves.add(new Invite(Salvo.list(group)));
    }
  }

  @Rule("POE-GROG-01")
  private static void fetches(Ship ship, Moves<EightMove> moves) {
    for (int kind = 0; kind < Coin.KINDS; kind++) {
      if (ship.mayFetch(Coin.of(kind))) moves.add(new Fetch(Coin.of(kind)));
    }
  }

  /// A ship is put together pick by pick; it may be begun anew until it is declared ready.
  @Rule({"POE-SETUP-02", "POE-SETUP-06", "POE-RULING-33", "POE-STALE-01"})
  private void building(int seat, Moves<EightMove> moves) {
    Plan plan = table.players[seat].plan;
    if (Stock.mustFetch(table, seat)) {
      fetches(table.ship(seat), moves);
      return;
    }
    int missing = Stock.shipSize(table, seat) - plan.placed();
    if (missing == 0) moves.add(new Ready());
    else placements(seat, plan, moves);
    if (plan.size > 0 || (table.question() instanceof RebuildShips && plan.joining != Cell.EMPTY)) {
      moves.add(new StartOver());
    }
    if (plan.size == 0) presets(seat, moves);
  }

  private void placements(int seat, Plan plan, Moves<EightMove> moves) {
    Coins stock = Stock.left(options, table, seat);
    for (int kind = 0; kind < Coin.KINDS; kind++) {
      if (stock.of(kind) > 0) moves.add(new Put(Coin.of(kind)));
    }
    if (plan.size == 0 && !Stock.isBuilding(table)) moves.add(new LeaveNest());
  }

  private void presets(int seat, Moves<EightMove> moves) {
    for (Preset preset : Preset.all()) {
      if (Stock.canCopy(options, table, seat, preset)) moves.add(new Copy(preset));
    }
  }

  private void picks(DraftCoin question, Moves<EightMove> moves) {
    for (int kind = 0; kind < Coin.KINDS; kind++) {
      Coin coin = Coin.of(kind);
      if (Pooling.mayDraft(options, table, question, coin)) moves.add(new Draft(coin));
    }
  }

  /// An offer is put together in private; it names one player, and what both give; one side may
  /// give nothing.
  @Rule({"POE-POOL-05", "POE-RULING-69", "POE-RULING-78"})
  private void offers(int seat, Moves<EightMove> moves) {
    Player player = table.players[seat];
    if (player.offerTo == Player.NOBODY) {
      moves.add(new Done());
      for (int to = 0; to < table.seats; to++) if (to != seat) moves.add(new OfferTo(Seat.of(to)));
      return;
    }
    for (int kind = 0; kind < Coin.KINDS; kind++) {
      Coin coin = Coin.of(kind);
      if (coin == Coin.CAPTAIN) continue;
      if (player.give.of(kind) < player.yard.of(kind)) moves.add(new Give(coin));
      if (player.want.count < MOST_WANTED) moves.add(new Want(coin));
    }
    if (maySend(player)) moves.add(new SendOffer());
    moves.add(new DropOffer());
  }

  static boolean maySend(Player player) {
    return player.give.count + player.want.count > 0
        && Trading.staysBuildable(player.yard, player.want, player.give);
  }

  private void answers(int from, int seat, Moves<EightMove> moves) {
    if (mayAccept(from, seat)) moves.add(new Accept());
    moves.add(new Decline());
  }

  boolean mayAccept(int from, int seat) {
    Player offering = table.players[from];
    Coins yard = table.players[seat].yard;
    return yard.hasAll(offering.want) && Trading.staysBuildable(yard, offering.give, offering.want);
  }

  private void spoils(Moves<EightMove> moves) {
    for (int kind = 0; kind < Coin.KINDS; kind++) {
      Coin coin = Coin.of(kind);
      if (table.leftovers.has(coin)) moves.add(new EightMove.TakeSpoil(coin));
    }
    moves.add(new Pass());
  }

  // What may be done at any time

  @Rule({
    "POE-WIN-04",
    "POE-BLITZ-01",
    "POE-RULING-54",
    "POE-RULING-59",
    "POE-RULING-76",
    "POE-RULING-80"
  })
  void listFree(Seat by, Moves<EightMove> moves) {
    Player player = table.players[by.index()];
    if (table.isOver()) return;
    if (mayClaimStart(player)) moves.add(new ClaimStart());
    if (!player.inGame || player.surrenders) return;
    if (Stock.isBuilding(table) && staysAnother(by)) moves.add(new Surrender());
    if (!table.isAtSea()) return;
    if (mayPropose(player)) moves.add(new ProposeStalemate());
    moves.add(new Surrender());
    if (options.isBlitz()) moves.add(new FlagFall());
    if (player.ship.holdOpen) moves.add(new CloseHold());
    else if (player.ship.holdSize > 0) moves.add(new OpenHold());
  }

  /// Whether anybody else has not surrendered yet; the last one wins as soon as the game begins.
  @Rule("POE-RULING-80")
  private boolean staysAnother(Seat seat) {
    for (int other = 0; other < table.seats; other++) {
      if (other != seat.index() && !table.players[other].surrenders) return true;
    }
    return false;
  }

  private boolean mayClaimStart(Player player) {
    boolean complete = player.plan.ready || player.plan.size == Ship.COINS;
    return complete
        && options.start() == Start.FIRST_READY
        && table.question() instanceof BuildShip
        && !player.claimsStart;
  }

  private boolean mayPropose(Player player) {
    return !player.proposes
        && player.patience == 0
        && !(table.question() instanceof VoteStalemate || table.question() instanceof RebuildShips);
  }
}
