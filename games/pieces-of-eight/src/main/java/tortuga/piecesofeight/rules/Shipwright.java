package tortuga.piecesofeight.rules;

import java.util.Optional;
import tortuga.engine.Decision.Manner;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Luck;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightEvent.*;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightMove.*;
import tortuga.piecesofeight.Place;
import tortuga.piecesofeight.Preset;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Plan;
import tortuga.piecesofeight.state.Player;
import tortuga.piecesofeight.state.Ship;
import tortuga.piecesofeight.state.Step.*;

/// Ships put together in secret: at the start, after a Call to Quarters, after a stalemate.
final class Shipwright extends Chapter {
  private static final Luck FIRST = Luck.seat("start");
  static final Luck TOSS = Luck.die("toss");
  static final int FARTHEST = 60;

  Shipwright(Chapter same) {
    super(same);
  }

  // Placing coins

  /// Returns how many coins the finished ship has.
  int coinsToPlace(int seat) {
    return Stock.shipSize(table, seat);
  }

  void startOver(int seat) {
    player(seat).plan.startOver();
    if (table.question() instanceof RebuildShips) player(seat).plan.joining = Cell.EMPTY;
  }

  /// Takes a ready-made ship, instead of all coins placed so far.
  void copy(int seat, Preset preset) {
    Plan plan = player(seat).plan;
    plan.startOver();
    switch (preset) {
      case HOUSE -> HouseShip.build(options, table, seat);
      case AS_BEFORE -> Stock.repeat(table, seat);
      case MV_GUNNER, CB_REAVER, FULL_ADMIRAL -> {
        for (int place = 0; place < Ship.COINS; place++) plan.put(preset.coin(place));
      }
    }
  }

  void ready(int seat) {
    if (agenda.current() instanceof RearrangeShip(_, Place from)) {
      agenda.pop();
      new Recovery(this).finishQuarters(seat, from);
      return;
    }
    player(seat).plan.ready = true;
    tell(new ShipReady(Seat.of(seat)));
  }

  /// The first to be ready starts; the table knows who that was, and who came too close to call.
  @Rule({"POE-SETUP-11", "POE-RULING-59"})
  void claimStart(int seat) {
    player(seat).claimsStart = true;
    tell(new StartClaimed(Seat.of(seat)));
  }

  // Finished ships

  /// All ships are seen at the same moment: crow's nest, fore, and which coin is gold. Whoever has
  /// surrendered by then has none.
  @Rule({"POE-SETUP-05", "POE-SETUP-06", "POE-SETUP-07", "POE-RULING-80"})
  void launch() {
    for (int seat = 0; seat < table.seats; seat++) {
      Player player = player(seat);
      if (player.surrenders) continue;
      player.launched = 0;
      for (int place = Ship.COINS - 1; place >= 0; place--) {
        player.launched = (player.launched << 4) | Cell.of(player.plan.coin(place));
      }
      rebuild(seat);
    }
    Endings endings = new Endings(this);
    endings.dismissSurrendered();
    for (int seat = 0; seat < table.seats; seat++) if (table.isIn(seat)) show(seat);
    if (endings.decideOutsideAction() != Endings.Fight.GOES_ON) return;
    int first = firstPlayer();
    for (Player player : table.players) player.claimsStart = false;
    tell(new FirstPlayerFound(Seat.of(first)));
    agenda.push(new BeginTurn(first));
  }

  /// Makes the ship what the plan says, with the coin that joins it.
  @Rule({"POE-STALE-01", "POE-QUART-01"})
  void rearrange(int seat) {
    Player player = player(seat);
    if (player.plan.joining != Cell.EMPTY) {
      Coin joining = Cell.coin(player.plan.joining);
      fetchFromHold(seat, joining);
      if (joining == Coin.CAPTAIN) tell(new CaptainGained(Seat.of(seat)));
      stir();
    }
    rebuild(seat);
  }

  private void rebuild(int seat) {
    Ship ship = ship(seat);
    Plan plan = player(seat).plan;
    while (ship.size > 0) ship.takeOut(ship.size - 1);
    if (ship.hasNest()) ship.removeNest();
    if (plan.hasNest()) ship.putInNest(Cell.of(plan.coin(0)));
    for (int place = 1; place < plan.size; place++) ship.addAft(Cell.of(plan.coin(place)));
    plan.clear();
  }

  void show(int seat) {
    Ship ship = ship(seat);
    int captain = ship.captainIndex() + 1;
    boolean inNest = Cell.isCoin(ship.nest, Coin.CAPTAIN);
    tell(
        new ShipShown(
            Seat.of(seat),
            coin(ship.nest),
            coin(ship.deck[0]),
            ship.size,
            captain > 0 || inNest ? Optional.of(captain) : Optional.empty()));
  }

  private static Optional<Coin> coin(int cell) {
    return cell == Cell.EMPTY ? Optional.empty() : Optional.of(Cell.coin(cell));
  }

  // Who starts

  private int firstPlayer() {
    return switch (options.start()) {
      case FIRST_READY -> firstReady();
      case TOSS -> toss();
      case RANDOM -> chance.pick(FIRST, table.inMask());
    };
  }

  /// A flip decides among those too close to call; if nobody was in the race, among all.
  @Rule({"POE-SETUP-11", "POE-RULING-59"})
  private int firstReady() {
    int claims = 0;
    for (int seat = 0; seat < table.seats; seat++)
      if (player(seat).claimsStart) claims |= 1 << seat;
    if (Integer.bitCount(claims) == 1) return Integer.numberOfTrailingZeros(claims);
    return chance.pick(FIRST, claims == 0 ? table.inMask() : claims);
  }

  /// All toss a coin at a target; the nearest wins, and equals toss again.
  @Rule({"POE-START-01", "POE-STALE-02", "POE-RULING-60"})
  int toss() {
    int tossing = table.inMask();
    while (Integer.bitCount(tossing) > 1) {
      int nearest = FARTHEST + 1;
      int best = 0;
      for (int left = tossing; left != 0; left &= left - 1) {
        int seat = Integer.numberOfTrailingZeros(left);
        int distance = chance.die(TOSS, FARTHEST);
        tell(new CoinTossed(Seat.of(seat), distance));
        if (distance < nearest) best = 0;
        if (distance <= nearest) best |= 1 << seat;
        nearest = Math.min(nearest, distance);
      }
      tossing = best;
    }
    return Integer.numberOfTrailingZeros(tossing);
  }

  // The question

  static final class BuildShipRule extends ShipQuestion<BuildShip> {
    BuildShipRule(Options options) {
      super(options);
    }

    @Override
    public Seats asked(EightState table, BuildShip question) {
      return table.unready();
    }

    @Override
    public Manner manner(EightState table, BuildShip question) {
      return Manner.SECRET;
    }

    /// A ship is thirteen coins of your own yard, one of them a Captain, none above its limit.
    @Override
    @Rule({"POE-SETUP-01", "POE-SETUP-02", "POE-SETUP-03", "POE-SETUP-04"})
    public String objection(EightState table, BuildShip question, Seat seat, EightMove move) {
      if (!(move instanceof Building step)) return Objections.OTHER_QUESTION;
      return switch (step) {
        case Ready() -> Objections.SHIP_INCOMPLETE;
        case Put(Coin coin) -> objectionToCoin(table, seat.index(), coin);
        case LeaveNest() -> Objections.NEST_NEEDED;
        case Copy _ -> objectionToCopy(table, seat.index());
        case StartOver() -> Objections.OTHER_QUESTION;
      };
    }

    private String objectionToCoin(EightState table, int seat, Coin coin) {
      Plan plan = table.players[seat].plan;
      int copies = plan.copiesOf(coin);
      if (plan.size == Ship.COINS) return Objections.SHIP_FULL;
      if (coin == Coin.CAPTAIN && copies > 0) return Objections.SECOND_CAPTAIN;
      if (copies >= coin.limit()) return Objections.OVER_LIMIT;
      boolean used = Stock.yard(options, table, seat).of(coin) <= copies;
      return used ? Objections.NOT_IN_YARD : Objections.CAPTAIN_MISSING;
    }
  }
}
