package tortuga.piecesofeight.rules.figures;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tortuga.engine.Journal;
import tortuga.engine.Lists;
import tortuga.engine.Seat;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightEvent;
import tortuga.piecesofeight.EightEvent.*;
import tortuga.piecesofeight.EightFigure;
import tortuga.piecesofeight.EightFigure.Destroys;
import tortuga.piecesofeight.EightFigure.KnocksOut;
import tortuga.piecesofeight.EightFigure.LosesCaptain;
import tortuga.piecesofeight.EightFigure.LosesTurn;
import tortuga.piecesofeight.EightFigure.Negates;
import tortuga.piecesofeight.EightFigure.NewFore;
import tortuga.piecesofeight.EightFigure.SailsNext;
import tortuga.piecesofeight.EightFigure.Saves;
import tortuga.piecesofeight.EightFigure.Spends;
import tortuga.piecesofeight.EightFigure.Takes;
import tortuga.piecesofeight.EightFigure.Target;
import tortuga.piecesofeight.EightFigure.Uses;
import tortuga.piecesofeight.EightFigure.Wins;
import tortuga.piecesofeight.EightMove.Cost;
import tortuga.piecesofeight.Place;
import tortuga.piecesofeight.rules.MainPlay;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Ship;

/// Turns what the rules tell of an action into figures, in which every coin is named by the
/// position where it lies before the action.
final class Account implements Journal<EightEvent> {
  /// The place of a coin that joins a deck during the action.
  private static final int JOINED = -1;

  private final Options options;
  private final EightState before;
  private final Seat seat;
  private final Ship own;
  private final List<EightFigure> figures = new ArrayList<>();

  /// For each ship, where the coins of its deck were lying.
  private final List<List<Integer>> decks;

  /// The deck as it was when the present destruction struck.
  private List<Integer> struck = List.of();

  private int struckAt;

  private Optional<Uses> used = Optional.empty();
  private boolean isSpent;
  private Optional<Destroys> destroyed = Optional.empty();
  private final List<Seat> newFores = new ArrayList<>();

  Account(Options options, EightState before, Seat seat) {
    this.options = options;
    this.before = before;
    this.seat = seat;
    own = before.ship(seat.index());
    decks = Lists.of(before.seats, ship -> positions(before.ship(ship).size));
  }

  private static List<Integer> positions(int size) {
    return new ArrayList<>(IntStream.rangeClosed(1, size).boxed().toList());
  }

  List<EightFigure> figures() {
    endDestruction();
    List<EightFigure> all = new ArrayList<>();
    used.ifPresent(all::add);
    all.addAll(figures);
    newFores.stream().distinct().forEach(ship -> newFore(ship).ifPresent(all::add));
    return all;
  }

  boolean usesCaptain() {
    return used.isPresent() && used.get().coin() == Coin.CAPTAIN;
  }

  @Override
  public void tell(EightEvent event) {
    boolean isDestruction = event instanceof CoinDestroyed || event instanceof CaptainLost;
    if (!isDestruction) endDestruction();
    switch (event) {
      case Attacked(Seat user, Coin coin, Place from, Cost cost, _, _) ->
          use(user, coin, from, cost);
      case AbilityUsed(Seat user, Coin coin, Place from) -> use(user, coin, from, Cost.SPEND);
      case Reacted(Seat user, Coin coin, Place from) when from != Place.HOLD ->
          react(user, coin, from);
      case CoinSpent(Seat user, _, Place from) -> spend(user, from);
      case NestScuttled(Seat user, Coin coin) -> useUp(user, coin, Place.NEST);
      case CoinDestroyed(Seat ship, int at, boolean shown, _, _, _) -> destroy(ship, at, shown);
      case CoinPillaged(Seat taker, Seat ship, int at, _) -> take(taker, ship, at);
      case CoinFetched(Seat owner, _, _) -> deck(owner).add(JOINED);
      case ForeShown(Seat ship, _) -> newFores.add(ship);
      case Negated(_, Seat user, Coin coin) -> figures.add(new Negates(user, coin));
      case MonkeySaved(Seat owner) -> savedAt(owner).ifPresent(figures::add);
      case TurnTaken(Seat loser, int owed) -> figures.add(new LosesTurn(loser, owed));
      case SailSet(Seat next) -> figures.add(new SailsNext(next));
      case CaptainLost(Seat ship) -> figures.add(new LosesCaptain(ship));
      case KnockedOut(Seat player, KnockedOut.Why why) when why == KnockedOut.Why.NO_COINS ->
          figures.add(new KnocksOut(player));
      case TeamWon(_, List<Seat> survivors) -> figures.add(new Wins(survivors));
      case GameWon(Seat winner) -> end(List.of(winner));
      case GameDrawn(List<Seat> seats) -> end(seats);
      case TurnBegun _, TurnLost _, VoteCalled _ -> throw new ActionOver();
      case EightEvent _ -> {} // tells nothing that a figure has not told
    }
  }

  private void end(List<Seat> winners) {
    if (!isSpent) used = used.map(Account::kept);
    figures.add(new Wins(winners));
    throw new ActionOver();
  }

  /// Whoever wins at once pays nothing any more.
  private static Uses kept(Uses uses) {
    return new Uses(uses.coin(), uses.at(), false, uses.helper(), uses.shown());
  }

  private List<Integer> deck(Seat ship) {
    return decks.get(ship.index());
  }

  private void leave(Seat ship, int was) {
    deck(ship).removeIf(at -> at == was);
  }

  private Target target(Seat ship, int position) {
    return Targets.of(options, before.ship(ship.index()), position);
  }

  private void use(Seat user, Coin coin, Place from, Cost cost) {
    if (!user.equals(seat)) return;
    int at = own.position(from);
    int helper = MainPlay.needsMate(coin, cost) ? own.mateBeside(from) : -1;
    List<Integer> shown =
        own.hidesAft()
            ? IntStream.of(at, helper).filter(each -> each == own.size).boxed().toList()
            : List.of();
    Optional<Integer> mate = helper < 0 ? Optional.empty() : Optional.of(helper);
    used = Optional.of(new Uses(coin, at, cost == Cost.SPEND, mate, shown));
  }

  /// A Treachery leaves its ship when it is announced.
  private void react(Seat user, Coin coin, Place from) {
    if (!user.equals(seat)) return;
    if (coin.isSpentToReact()) useUp(user, coin, from);
    else use(user, coin, from, Cost.KEEP);
  }

  private void useUp(Seat user, Coin coin, Place from) {
    use(user, coin, from, Cost.SPEND);
    spend(user, from);
  }

  /// A coin keeps its position while its ability is pending.
  private void spend(Seat user, Place from) {
    int at = before.ship(user.index()).position(from);
    leave(user, at);
    boolean isUsedNow = user.equals(seat) && used.filter(coin -> coin.at() == at).isPresent();
    isSpent |= isUsedNow;
    if (!isUsedNow) figures.add(new Spends(user, at));
  }

  /// All coins that are told of one after the other are destroyed at once.
  private void destroy(Seat ship, int at, boolean shown) {
    if (!goesOn(ship, at)) {
      endDestruction();
      struck = List.copyOf(deck(ship));
      destroyed = Optional.of(new Destroys(ship, List.of(), List.of()));
    }
    struckAt = at;
    int was = at == 0 ? 0 : struck.get(at - 1);
    leave(ship, was);
    Destroys present = destroyed.get();
    List<Target> coins = new ArrayList<>(present.coins());
    coins.add(target(ship, was));
    List<Integer> seen = new ArrayList<>(present.shown());
    if (shown) seen.add(was);
    destroyed = Optional.of(new Destroys(ship, List.copyOf(coins), List.copyOf(seen)));
  }

  private boolean goesOn(Seat ship, int at) {
    return destroyed.isPresent() && destroyed.get().ship().equals(ship) && at > struckAt;
  }

  private void endDestruction() {
    destroyed.ifPresent(figures::add);
    destroyed = Optional.empty();
  }

  private void take(Seat taker, Seat ship, int at) {
    int was = at == 0 ? 0 : deck(ship).getFirst();
    figures.add(new Takes(taker, ship, target(ship, was)));
    leave(ship, was);
    deck(taker).add(JOINED);
  }

  private Optional<Saves> savedAt(Seat owner) {
    return used.filter(_ -> owner.equals(seat)).map(monkey -> new Saves(monkey.at()));
  }

  private Optional<NewFore> newFore(Seat ship) {
    List<Integer> deck = deck(ship);
    if (deck.isEmpty() || deck.getFirst() == JOINED) return Optional.empty();
    return Optional.of(new NewFore(ship, target(ship, deck.getFirst())));
  }

  /// Says that the action is over, as far as it is told.
  static final class ActionOver extends RuntimeException {
    private static final long serialVersionUID = 1;

    private ActionOver() {
      super(null, null, false, false);
    }
  }
}
