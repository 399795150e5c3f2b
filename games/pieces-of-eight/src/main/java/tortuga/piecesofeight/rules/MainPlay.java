package tortuga.piecesofeight.rules;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.chance.Chance;
import tortuga.engine.steps.QuestionRule;
import tortuga.piecesofeight.Calling;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightEvent.*;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightMove.*;
import tortuga.piecesofeight.EightView.LossView.How;
import tortuga.piecesofeight.Place;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.Deed;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Ship;
import tortuga.piecesofeight.state.Step.*;

/// The main play phase: play a coin, call coins to the Captain, or destroy the crow's nest coin.
public final class MainPlay extends Chapter {
  /// What to do in the main phase; [MainOffers] lists it all.
  static final QuestionRule<EightState, MainAction, EightMove> MAIN_ACTION = new MainActionRule();

  MainPlay(Chapter same) {
    super(same);
  }

  /// One of the three must be done; whoever can do none of them is out. If everybody sees that
  /// there is only one way, it is taken at once.
  @Rule({"POE-TURN-02", "POE-TURN-03", "POE-RULING-03", "POE-RULING-47"})
  void begin() {
    Ship ship = ship(table.turnSeat);
    if (ship.hasNest() && ship.hidesAft()) {
      agenda.push(new MainAction());
      return;
    }
    Moves<EightMove> moves = new Moves<>();
    MainOffers.list(table, table.turnSeat, moves);
    if (moves.isEmpty()) {
      new Endings(this).knockOut(table.turnSeat, KnockedOut.Why.NO_ACTION);
      return;
    }
    agenda.push(new MainAction());
    if (moves.size() == 1 && !ship.hidesAft()) play((MainMove) moves.get(0));
  }

  /// Declares an active coin and what it is to do; all of it becomes public together.
  @Rule({"POE-MAIN-01", "POE-COIN-03"})
  void play(MainMove move) {
    agenda.pop();
    switch (move) {
      case Mate(Place from, Seat ship, Place at) -> attack(Coin.MATE, from, Cost.SPEND, ship, at);
      case Captain(Place from, Seat ship, Place at) ->
          attack(Coin.CAPTAIN, from, Cost.KEEP, ship, at);
      case Cutlass(Place from, Cost cost, Seat ship, Place at) ->
          attack(Coin.CUTLASS, from, cost, ship, at);
      case Pistols(Place from, Cost cost, Seat ship) ->
          attack(Coin.PISTOLS, from, cost, ship, Place.AFT);
      case Bomb(Place from, Seat ship) -> bomb(from, ship);
      case Broadside(Place from, Seat ship, int at) -> broadside(from, ship, at);
      case Cannon(Place from, Seat ship) -> new Salvo(this).aim(from, ship);
      case Pillage(Place from, Seat ship, Place at) ->
          attack(Coin.PILLAGE, from, Cost.SPEND, ship, at);
      case BarrelOfGrog(Place from) -> use(Coin.BARREL_OF_GROG, from);
      case BuriedTreasure(Place from) -> use(Coin.BURIED_TREASURE, from);
      case CallToQuarters(Place from) -> use(Coin.CALL_TO_QUARTERS, from);
      case Call(Calling how) -> call(how);
      case Scuttle() -> scuttle();
    }
  }

  /// Aims at one active coin.
  @Rule({
    "POE-MATE-01",
    "POE-CAPT-01",
    "POE-CUTL-01",
    "POE-PIST-01",
    "POE-PILL-01",
    "POE-RULING-11",
    "POE-RULING-37"
  })
  private void attack(Coin coin, Place from, Cost cost, Seat target, Place at) {
    Ship ship = ship(target.index());
    ship.mark(at, Cell.TARGET);
    announce(coin, from, cost, target, List.of(ship.position(at)));
  }

  /// A Bomb hits both open coins of one player, or the only one.
  @Rule({"POE-BOMB-01", "POE-BOMB-02", "POE-RULING-08", "POE-RULING-12"})
  private void bomb(Place from, Seat target) {
    Ship ship = ship(target.index());
    boolean own = target.index() == table.turnSeat;
    boolean nest = ship.hasNest() && !(own && from == Place.NEST);
    boolean fore = ship.size > 0 && !(own && from == Place.FORE);
    if (nest) ship.mark(Place.NEST, Cell.TARGET);
    if (fore) ship.mark(Place.FORE, Cell.TARGET);
    announce(
        Coin.BOMB, from, Cost.SPEND, target, nest && fore ? List.of(0, 1) : List.of(nest ? 0 : 1));
  }

  /// A Broadside hits any coin but a Captain, active or not, named by its position.
  @Rule({"POE-BROAD-01", "POE-BROAD-02"})
  private void broadside(Place from, Seat target, int at) {
    Ship ship = ship(target.index());
    if (at == 0) ship.nest |= Cell.TARGET;
    else ship.deck[at - 1] |= Cell.TARGET;
    announce(Coin.BROADSIDE, from, Cost.KEEP, target, List.of(at));
  }

  /// A Mate that is needed serves without its own ability; the hidden aft is shown if no other will
  /// do.
  @Rule({"POE-COMBO-01", "POE-COMBO-03", "POE-RULING-36"})
  private void showMate(Place used) {
    Ship ship = ship(table.turnSeat);
    if (ship.mateBeside(used) <= 1) return;
    ship.mark(Place.AFT, Cell.KNOWN);
    tell(new MateShown(Seat.of(table.turnSeat)));
  }

  /// Whether a coin that is used like this relies on a Mate.
  @Rule({"POE-COMBO-01", "POE-BOMB-01"})
  public static boolean needsMate(Coin coin, Cost cost) {
    boolean isKept = cost == Cost.KEEP && (coin == Coin.CUTLASS || coin == Coin.PISTOLS);
    return coin == Coin.BOMB || isKept;
  }

  private void announce(Coin coin, Place from, Cost cost, Seat target, List<Integer> at) {
    int seat = table.turnSeat;
    if (needsMate(coin, cost)) showMate(from);
    tell(new Attacked(Seat.of(seat), coin, from, cost, target, at));
    new Reactions(this).announce(new Deed(seat, coin, from, target.index(), cost == Cost.SPEND));
  }

  private void use(Coin coin, Place from) {
    int seat = table.turnSeat;
    tell(new AbilityUsed(Seat.of(seat), coin, from));
    new Reactions(this).announce(new Deed(seat, coin, from, seat, true));
  }

  /// End coins go next to the Captain, on the sides and in the order that the player chooses.
  @Rule({"POE-CALL-01", "POE-CALL-02", "POE-RULING-26", "POE-RULING-45"})
  private void call(Calling how) {
    int seat = table.turnSeat;
    Ship ship = ship(seat);
    int[] order = new int[ship.size];
    how.arrange(ship.captainIndex(), ship.size, order);
    int[] before = ship.deck.clone();
    for (int i = 0; i < ship.size; i++) ship.deck[i] = before[order[i]];
    ship.lookAtOpenCoins();
    tell(new CoinsCalled(Seat.of(seat), how));
    if (order[0] != 0) showFore(seat);
  }

  /// The crow's nest coin goes to the hold, and nothing else happens.
  @Rule({"POE-SCUT-01", "POE-RULING-22", "POE-RULING-26"})
  private void scuttle() {
    int seat = table.turnSeat;
    int cell = ship(seat).removeNest();
    tell(new NestScuttled(Seat.of(seat), Cell.coin(cell)));
    note(seat, cell, true, How.SCUTTLED, seat, Optional.empty());
    stow(seat, cell);
    new Endings(this).settle(new Endings(this).checkCaptains());
  }

  // The question

  private static final class MainActionRule
      implements QuestionRule<EightState, MainAction, EightMove> {
    @Override
    public Seats asked(EightState table, MainAction question) {
      return table.askable(table.turnSeat);
    }

    @Override
    public void offer(EightState table, MainAction question, Seat seat, Moves<EightMove> moves) {
      MainOffers.list(table, seat.index(), moves);
    }

    @Override
    public String objection(EightState table, MainAction question, Seat seat, EightMove move) {
      if (move instanceof MainMove main) return objection(table, seat.index(), main);
      boolean reacts = move instanceof Reaction && !(move instanceof Pass);
      return reacts ? Objections.ONLY_REACTS : Objections.OTHER_QUESTION;
    }

    private static String objection(EightState table, int seat, MainMove move) {
      Ship own = table.ship(seat);
      return switch (move) {
        case Mate(Place from, Seat ship, Place at) ->
            attack(own, Coin.MATE, from, ship.index() == seat && at == from);
        case Captain(Place from, Seat ship, Place at) ->
            attack(own, Coin.CAPTAIN, from, ship.index() == seat && at == from);
        case Cutlass(Place from, Cost cost, Seat ship, Place at) ->
            supported(
                own,
                Coin.CUTLASS,
                from,
                cost,
                attack(own, Coin.CUTLASS, from, ship.index() == seat && at == from));
        case Pistols(Place from, Cost cost, _) ->
            supported(own, Coin.PISTOLS, from, cost, Objections.NO_TARGET);
        case Bomb(Place from, _) ->
            supported(own, Coin.BOMB, from, Cost.KEEP, Objections.NO_TARGET);
        case Broadside(Place from, Seat ship, int at) -> broadside(table, seat, from, ship, at);
        case Cannon(Place from, _) ->
            from == Place.AFT
                ? Objections.CANNON_NOT_OPEN
                : played(own, Coin.CANNON, from, Objections.NO_TARGET);
        case Pillage(Place from, Seat ship, Place at) -> pillage(table, seat, from, ship, at);
        case BarrelOfGrog(Place from) ->
            played(own, Coin.BARREL_OF_GROG, from, Objections.NOTHING_TO_FETCH);
        case BuriedTreasure(Place from) ->
            played(own, Coin.BURIED_TREASURE, from, Objections.NOTHING_TO_FETCH);
        case CallToQuarters(Place from) ->
            played(own, Coin.CALL_TO_QUARTERS, from, Objections.NO_TARGET);
        case Call _ ->
            own.captainIndex() < 0
                ? Objections.NO_CAPTAIN_IN_DECK
                : Objections.CALL_CHANGES_NOTHING;
        case Scuttle() -> Objections.NEST_EMPTY;
      };
    }

    private static String played(Ship own, Coin coin, Place from, String reason) {
      return own.isAt(from, coin) ? reason : Objections.NOT_THERE;
    }

    private static String attack(Ship own, Coin coin, Place from, boolean itself) {
      return played(own, coin, from, itself ? Objections.NOT_ITSELF : Objections.NO_TARGET);
    }

    private static String supported(Ship own, Coin coin, Place from, Cost cost, String reason) {
      boolean lacksMate = cost == Cost.KEEP && !own.hasMateBeside(from);
      return played(own, coin, from, lacksMate ? Objections.NEEDS_MATE : reason);
    }

    private static String broadside(EightState table, int seat, Place from, Seat ship, int at) {
      boolean exists = ship.index() < table.seats;
      Ship target = table.ship(exists ? ship.index() : seat);
      boolean gold = exists && at > 0 && at - 1 == target.captainIndex();
      boolean goldInNest = exists && at == 0 && target.isAt(Place.NEST, Coin.CAPTAIN);
      String reason = gold || goldInNest ? Objections.NEVER_A_CAPTAIN : Objections.NO_TARGET;
      return played(table.ship(seat), Coin.BROADSIDE, from, reason);
    }

    private static String pillage(EightState table, int seat, Place from, Seat ship, Place at) {
      Ship own = table.ship(seat);
      boolean gold = ship.index() < table.seats && table.ship(ship.index()).isAt(at, Coin.CAPTAIN);
      boolean second = gold && own.hasCaptain;
      return played(
          own, Coin.PILLAGE, from, second ? Objections.SECOND_CAPTAIN : Objections.NO_TARGET);
    }

    @Override
    public EightMove fallback(EightState table, MainAction question, Seat seat, Chance chance) {
      Moves<EightMove> moves = new Moves<>();
      offer(table, question, seat, moves);
      return new HousePlay(table, seat.index()).best(moves);
    }
  }
}
