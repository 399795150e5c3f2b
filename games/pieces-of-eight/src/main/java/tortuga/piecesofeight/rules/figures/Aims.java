package tortuga.piecesofeight.rules.figures;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tortuga.engine.Journal;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.chance.NoLuck;
import tortuga.engine.text.Notation;
import tortuga.piecesofeight.Calling;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightEvent;
import tortuga.piecesofeight.EightEvent.Attacked;
import tortuga.piecesofeight.EightFigure;
import tortuga.piecesofeight.EightFigure.Aim;
import tortuga.piecesofeight.EightFigure.Called;
import tortuga.piecesofeight.EightFigure.Idle;
import tortuga.piecesofeight.EightFigure.Spot;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightMove.*;
import tortuga.piecesofeight.Place;
import tortuga.piecesofeight.rules.Objections;
import tortuga.piecesofeight.rules.Questions;
import tortuga.piecesofeight.rules.Referee;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.Deed;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Ship;
import tortuga.piecesofeight.state.Step.ChooseDepth;
import tortuga.piecesofeight.state.Step.MainAction;
import tortuga.piecesofeight.state.Step.SaveCoin;

/// Which coins the offered moves are about, and why the other coins cannot be played.
final class Aims {
  private static final Notation<EightMove> NOTATION = new Notation<>(EightMove.class);

  private final Questions questions;
  private final EightState table;
  private final Seat seat;
  private final Ship own;

  Aims(Questions questions, EightState table, Seat seat) {
    this.questions = questions;
    this.table = table;
    this.seat = seat;
    own = table.ship(seat.index());
  }

  List<EightFigure> list() {
    Moves<EightMove> moves = new Moves<>();
    questions.offer(table, table.question(), seat, moves);
    List<EightFigure> figures = new ArrayList<>();
    boolean[] isPlayed = new boolean[own.size + 1];
    for (EightMove move : moves.toList()) {
      Aim aim = aim(move);
      aim.from().ifPresent(at -> isPlayed[at] = true);
      if (aim.from().isPresent() || !aim.at().isEmpty()) figures.add(aim);
      if (move instanceof Call(Calling how)) figures.add(called(own, how));
    }
    if (table.question() instanceof MainAction) addIdle(isPlayed, figures);
    return figures;
  }

  /// Returns the order of a deck after coins were called.
  static Called called(Ship ship, Calling how) {
    int[] order = new int[ship.size];
    how.arrange(ship.captainIndex(), ship.size, order);
    return new Called(how, IntStream.of(order).mapToObj(index -> index + 1).toList());
  }

  private Aim aim(EightMove move) {
    Optional<Integer> from =
        move instanceof ByCoin by && by.from() != Place.HOLD
            ? Optional.of(own.position(by.from()))
            : otherCoin(move);
    return new Aim(NOTATION.write(move), from, cost(move), targets(move));
  }

  private static Optional<Cost> cost(EightMove move) {
    return switch (move) {
      case Cutlass(_, Cost cost, _, _) -> Optional.of(cost);
      case Pistols(_, Cost cost, _) -> Optional.of(cost);
      case EightMove _ -> Optional.empty();
    };
  }

  /// Returns the coin that a move without a place is about: a Monkey that saves itself, or the last
  /// of the Cannons that are lent.
  private Optional<Integer> otherCoin(EightMove move) {
    if (move instanceof Save && table.question() instanceof SaveCoin(_, Place place)) {
      return Optional.of(own.position(place));
    }
    if (!(move instanceof Lend(int cannons)) || cannons == 0) return Optional.empty();
    return openCannons(own).skip(cannons - 1).boxed().findFirst();
  }

  @Rule("POE-POS-02")
  private static IntStream openCannons(Ship ship) {
    return IntStream.of(0, 1).filter(at -> Cell.isCoin(ship.cellAt(at), Coin.CANNON));
  }

  private List<Spot> targets(EightMove move) {
    return switch (move) {
      case EightMove.Cannon(_, Seat ship) -> List.of(new Spot(ship, 1));
      case MainMove main -> announced(main);
      case Depth(int coins) when table.question() instanceof ChooseDepth(Deed deed, _) ->
          IntStream.rangeClosed(1, coins)
              .mapToObj(at -> new Spot(Seat.of(deed.ship()), at))
              .toList();
      case Invite(List<Seat> seats) ->
          seats.stream()
              .flatMap(lender ->
                  openCannons(table.ship(lender.index())).mapToObj(at -> new Spot(lender, at)))
              .toList();
      case EightMove _ -> List.of();
    };
  }

  /// Returns what a coin is aimed at as the rules announce it.
  private List<Spot> announced(MainMove move) {
    if (move instanceof Call || move instanceof Scuttle) return List.of();
    Announcement announcement = new Announcement();
    try {
      new Referee(questions, table.copy(), NoLuck.INSTANCE, announcement).play(seat, move);
    } catch (Heard _) {
      return announcement.targets;
    }
    throw new IllegalStateException(move + " was not announced");
  }

  /// Coins that cannot be played, each with the reason.
  private void addIdle(boolean[] isPlayed, List<EightFigure> figures) {
    for (int at = own.hasNest() ? 0 : 1; at <= own.size; at++) {
      if (!isPlayed[at]) figures.add(new Idle(at, whyIdle(at)));
    }
  }

  @Rule({"POE-POS-01", "POE-MAIN-01"})
  private String whyIdle(int at) {
    if (at > 1 && at < own.size) return Objections.NOT_ACTIVE;
    Place from = at == 0 ? Place.NEST : at == 1 ? Place.FORE : Place.AFT;
    EightMove vain = vainPlay(Cell.coin(own.cellAt(at)), from);
    return questions.objection(table, table.question(), seat, vain);
  }

  /// Returns a play of a coin that cannot be played.
  private EightMove vainPlay(Coin coin, Place from) {
    Seat other = Seat.of(table.nextIn(seat.index()));
    return switch (coin) {
      case MATE -> new Mate(from, other, Place.NEST);
      case CAPTAIN -> new EightMove.Captain(from, other, Place.NEST);
      case CUTLASS -> new Cutlass(from, Cost.SPEND, other, Place.NEST);
      case PISTOLS -> new Pistols(from, Cost.SPEND, other);
      case BOMB -> new Bomb(from, other);
      case BROADSIDE -> new Broadside(from, other, 1);
      case CANNON -> new EightMove.Cannon(from, other);
      case PILLAGE -> new Pillage(from, other, Place.FORE);
      case BARREL_OF_GROG -> new BarrelOfGrog(from);
      case BURIED_TREASURE -> new BuriedTreasure(from);
      case CALL_TO_QUARTERS -> new CallToQuarters(from);
      case BLACK_SPOT -> new BlackSpot(from);
      case CAPTAINS_MONKEY -> new Save();
      case FULL_SAIL -> new FullSail(from);
      case TREACHERY -> new Treachery(from);
    };
  }

  /// Listens until an ability is announced.
  private static final class Announcement implements Journal<EightEvent> {
    private List<Spot> targets = List.of();

    @Override
    public void tell(EightEvent event) {
      if (event instanceof Attacked(_, _, _, _, Seat ship, List<Integer> at)) {
        targets = at.stream().map(position -> new Spot(ship, position)).toList();
      }
      if (event instanceof Attacked || event instanceof EightEvent.AbilityUsed) throw new Heard();
    }
  }

  private static final class Heard extends RuntimeException {
    private static final long serialVersionUID = 1;

    private Heard() {
      super(null, null, false, false);
    }
  }
}
