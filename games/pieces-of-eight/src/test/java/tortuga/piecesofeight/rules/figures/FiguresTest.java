package tortuga.piecesofeight.rules.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tortuga.engine.Journal;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.chance.Chance;
import tortuga.engine.text.Notation;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightEvent;
import tortuga.piecesofeight.EightEvent.Attacked;
import tortuga.piecesofeight.EightEvent.CoinDrawn;
import tortuga.piecesofeight.EightEvent.TreasureFound;
import tortuga.piecesofeight.EightFigure;
import tortuga.piecesofeight.EightFigure.*;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightMove.*;
import tortuga.piecesofeight.EightView.CoinView;
import tortuga.piecesofeight.EightView.ShipView;
import tortuga.piecesofeight.PiecesOfEight;
import tortuga.piecesofeight.Place;
import tortuga.piecesofeight.Sea;
import tortuga.piecesofeight.rules.Stock;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.Coins;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Ship;
import tortuga.piecesofeight.state.Step.DraftCoin;
import tortuga.piecesofeight.state.Step.InviteCannons;
import tortuga.piecesofeight.state.Step.MainAction;

/// Figures against what then happens, in random positions and with secrets the seat does not know.
class FiguresTest {
  private static final Notation<EightMove> MOVES = new Notation<>(EightMove.class);
  private static final int GAMES = 12;
  private static final int SAMPLES = 10_000;

  private int compared;

  // What a move brings

  @Test
  @Rule({"POE-CANN-02", "POE-BOMB-01", "POE-BROAD-01", "POE-PILL-01", "POE-NEG-03", "POE-CALL-01"})
  void if_nobody_reacts_ships_are_what_the_figures_say() {
    RandomSea.sail(
        GAMES,
        sea -> {
          Seat seat = sea.anyAsked();
          EightMove move = sea.any(sea.legal(sea.truth, seat));
          boolean isAction = move instanceof MainMove || move instanceof Reaction;
          if (!(isAction || move instanceof Depth) || hasSecretAnswers(sea, seat)) return;
          compareShips(sea, seat, move, sea.figures(seat, move));
        });

    assertThat(compared).isGreaterThan(2_000);
  }

  private static boolean hasSecretAnswers(RandomSea sea, Seat seat) {
    return !sea.rules.unseenAnswers(sea.truth).without(seat).isEmpty();
  }

  private void compareShips(RandomSea sea, Seat seat, EightMove move, List<EightFigure> figures) {
    Passing passing = new Passing(sea, seat, move);
    EightState after = passing.end();
    compared++;
    assertThat(losers(figures)).as("%s: %s", sea, move).isEqualTo(losers(sea.truth, after));
    assertThat(!RandomSea.all(figures, Wins.class).isEmpty())
        .as("%s: %s", sea, move)
        .isEqualTo(passing.has(EightEvent.GameWon.class) || passing.has(EightEvent.TeamWon.class));
    boolean fetches =
        passing.has(EightEvent.AbilityUsed.class)
            || passing.has(EightEvent.CoinFetched.class)
            || passing.has(TreasureFound.class)
            || passing.has(CoinDrawn.class);
    if (fetches) return;
    for (int ship = 0; ship < sea.truth.seats; ship++) {
      if (!after.isIn(ship)) continue;
      assertThat(coins(after.ship(ship)).toString())
          .as("%s: ship %d after %s: %s", sea, ship, move, figures)
          .isEqualTo(expected(sea.truth, Seat.of(ship), seat, figures).toString());
    }
    compareFores(sea, after, figures);
    compareReactions(sea, passing, move, figures);
  }

  private static List<Seat> losers(List<EightFigure> figures) {
    return RandomSea.all(figures, LosesCaptain.class).stream()
        .map(LosesCaptain::seat)
        .distinct()
        .sorted((one, other) -> one.index() - other.index())
        .toList();
  }

  private static List<Seat> losers(EightState before, EightState after) {
    return IntStream.range(0, before.seats)
        .filter(ship -> after.players[ship].captainLostAt != before.players[ship].captainLostAt)
        .mapToObj(Seat::of)
        .toList();
  }

  /// The crow's nest coin or none, then the deck.
  private static List<Optional<Coin>> coins(Ship ship) {
    return IntStream.rangeClosed(0, ship.size).mapToObj(at -> coin(ship.cellAt(at))).toList();
  }

  private static Optional<Coin> coin(int cell) {
    return cell == Cell.EMPTY ? Optional.empty() : Optional.of(Cell.coin(cell));
  }

  private static List<Optional<Coin>> expected(
      EightState before, Seat ship, Seat user, List<EightFigure> figures) {
    List<Optional<Coin>> coins = coins(before.ship(ship.index()));
    List<Integer> order = new ArrayList<>(IntStream.range(1, coins.size()).boxed().toList());
    Optional<Coin> nest = coins.getFirst();
    List<Optional<Coin>> joined = new ArrayList<>();
    for (EightFigure figure : figures) {
      for (int at : leaving(figure, ship, user)) {
        if (at == 0) nest = Optional.empty();
        order.removeIf(each -> each == at);
      }
      if (figure instanceof Takes(Seat taker, Seat victim, Target coin) && ship.equals(taker)) {
        joined.add(coin(before.ship(victim.index()).cellAt(coin.at())));
      }
      if (figure instanceof Called(_, List<Integer> deck) && ship.equals(user)) order = deck;
    }
    Stream<Optional<Coin>> deck = Stream.concat(order.stream().map(coins::get), joined.stream());
    return Stream.concat(Stream.of(nest), deck).toList();
  }

  /// Returns the positions of a ship that are empty after what a figure says.
  private static List<Integer> leaving(EightFigure figure, Seat ship, Seat user) {
    return switch (figure) {
      case Uses uses when uses.spent() && ship.equals(user) -> List.of(uses.at());
      case Spends(Seat spender, int at) when ship.equals(spender) -> List.of(at);
      case Destroys(Seat target, List<Target> hit, _) when ship.equals(target) ->
          hit.stream().map(Target::at).toList();
      case Takes(_, Seat victim, Target coin) when ship.equals(victim) -> List.of(coin.at());
      case EightFigure _ -> List.of();
    };
  }

  private static void compareFores(RandomSea sea, EightState after, List<EightFigure> figures) {
    for (NewFore fore : RandomSea.all(figures, NewFore.class)) {
      if (!after.isIn(fore.ship().index())) continue;
      int now = after.ship(fore.ship().index()).deck[0];
      int was = sea.truth.ship(fore.ship().index()).cellAt(fore.coin().at());
      assertThat(Cell.kind(now)).as("%s: %s", sea, fore).isEqualTo(Cell.kind(was));
    }
  }

  private static void compareReactions(
      RandomSea sea, Passing passing, EightMove move, List<EightFigure> figures) {
    for (MayReact may : RandomSea.all(figures, MayReact.class)) {
      assertThat(may.betrays())
          .as("%s: %s", sea, move)
          .containsAll(passing.betrayers.stream().toList());
      assertThat(may.saves()).as("%s: %s", sea, move).containsAll(passing.savers);
      if (passing.avenger) assertThat(may.avenges()).as("%s: %s", sea, move).isTrue();
    }
  }

  @Test
  @Rule({"POE-POS-02", "POE-POS-03", "POE-POS-07"})
  void figures_name_the_coins_that_the_seat_sees_and_no_others() {
    RandomSea.sail(
        GAMES,
        sea -> {
          Seat seat = sea.anyAsked();
          List<ShipView> ships = sea.rules.view(sea.concealed(seat)).ships();
          EightMove move = sea.any(sea.legal(sea.truth, seat));
          for (EightFigure figure : sea.figures(seat, move)) {
            named(figure)
                .forEach((target, ship) -> {
                  ShipView seen = ships.get(ship.index());
                  CoinView coin =
                      target.at() == 0
                          ? seen.nest().orElseThrow()
                          : seen.deck().get(target.at() - 1);
                  assertThat(target.coin()).as("%s: %s", sea, figure).isEqualTo(coin.coin());
                  assertThat(target.captain())
                      .isEqualTo(seen.captain().equals(Optional.of(target.at())));
                });
          }
        });
  }

  private static Map<Target, Seat> named(EightFigure figure) {
    return switch (figure) {
      case Destroys(Seat ship, List<Target> coins, _) -> of(coins, ship);
      case Takes(_, Seat ship, Target coin) -> of(List.of(coin), ship);
      case NewFore(Seat ship, Target coin) -> of(List.of(coin), ship);
      case Reaches reaches -> of(reaches.line(), reaches.ship());
      case EightFigure _ -> Map.of();
    };
  }

  private static Map<Target, Seat> of(List<Target> coins, Seat ship) {
    return coins.stream().collect(Collectors.toMap(coin -> coin, _ -> ship));
  }

  @Test
  @Rule({"POE-CANN-02", "POE-CANN-03", "POE-RULING-40"})
  void a_cannon_reaches_as_deep_as_all_who_could_lend_allow() {
    RandomSea.sail(
        GAMES,
        sea -> {
          if (!(sea.truth.question() instanceof MainAction)) return;
          Seat seat = sea.anyAsked();
          for (EightMove move : sea.legal(sea.truth, seat)) {
            if (!(move instanceof EightMove.Cannon)) continue;
            Reaches reaches = RandomSea.all(sea.figures(seat, move), Reaches.class).getFirst();
            assertThat(reaches.line())
                .as("%s: %s", sea, move)
                .hasSize(deepest(sea, seat, move, true));
            assertThat(reaches.own()).isEqualTo(deepest(sea, seat, move, false));
          }
        });
  }

  /// Returns how many coins deep a Cannon can really fire with all the help there is, or with none.
  private static int deepest(RandomSea sea, Seat seat, EightMove cannon, boolean isHelped) {
    EightState world = sea.truth.copy();
    List<Integer> fired = new ArrayList<>();
    Journal<EightEvent> journal =
        event -> {
          if (event instanceof Attacked attacked) fired.add(attacked.at().size());
        };
    EightMove move = cannon;
    Seat player = seat;
    while (true) {
      sea.rules.play(world, player, move, sea.random, journal);
      if (!fired.isEmpty()) return fired.getFirst();
      player = world.toAct.lowest();
      List<EightMove> moves = sea.legal(world, player);
      boolean isInvitation = world.question() instanceof InviteCannons;
      move = isInvitation && !isHelped ? moves.getFirst() : moves.getLast();
    }
  }

  // The open question

  @Test
  @Rule({"POE-POS-01", "POE-PIST-01", "POE-CANN-01", "POE-BOMB-02"})
  void every_play_is_pointed_at_what_it_attacks_and_idle_coins_have_no_play() {
    RandomSea.sail(
        GAMES,
        sea -> {
          if (!(sea.truth.question() instanceof MainAction)) return;
          Seat seat = sea.anyAsked();
          List<EightFigure> figures = sea.figures(seat);
          List<Aim> aims = RandomSea.all(figures, Aim.class);
          EightMove move = sea.any(sea.legal(sea.truth, seat));
          if (move instanceof ByCoin) {
            Aim aim =
                aims.stream()
                    .filter(each -> each.move().equals(MOVES.write(move)))
                    .findAny()
                    .orElseThrow();
            for (EightEvent event : new Passing(sea, seat, move).events) {
              if (event instanceof Attacked attacked && attacked.seat().equals(seat)) {
                List<Spot> at =
                    attacked.at().stream()
                        .map(position -> new Spot(attacked.ship(), position))
                        .toList();
                if (!(move instanceof EightMove.Cannon))
                  assertThat(aim.at()).as("%s: %s", sea, move).isEqualTo(at);
              }
            }
          }
          for (Idle idle : RandomSea.all(figures, Idle.class)) {
            assertThat(aims)
                .as("%s: %s", sea, idle)
                .noneMatch(aim -> aim.from().equals(Optional.of(idle.at())));
            assertThat(new PiecesOfEight().refusals()).contains(idle.reason());
          }
        });
  }

  @Test
  @Rule({"POE-SETUP-02", "POE-SETUP-03", "POE-SETUP-04", "POE-RULING-68", "POE-STALE-01"})
  void a_ship_has_no_flaw_if_it_may_sail_and_spare_coins_may_be_placed() {
    RandomSea.sail(
        GAMES,
        sea -> {
          Seat seat = sea.anyAsked();
          EightMove move = sea.any(sea.legal(sea.truth, seat));
          List<Slip> slips = RandomSea.all(sea.figures(seat, move), Slip.class);
          if (slips.isEmpty()) return;
          EightState after = sea.truth.copy();
          sea.rules.play(after, seat, move, sea.random, Journal.silent());
          List<EightMove> legal = sea.legal(after, seat);
          Slip slip = slips.getFirst();
          compared++;
          assertThat(slip.flaws().isEmpty())
              .as("%s: %s", sea, slip)
              .isEqualTo(legal.contains(new Ready()));
          boolean isOpen =
              slip.placed() < slip.size()
                  && slip.flaws().stream().noneMatch(flaw -> flaw.lack() == Lack.JOINING);
          boolean isLast = slip.placed() == slip.size() - 1 && slip.flaws().size() > 1;
          for (Kind kind : slip.kinds()) {
            boolean fits = isOpen && kind.spare() > 0 && (!isLast || kind.coin() == Coin.CAPTAIN);
            assertThat(legal.contains(new Put(kind.coin())))
                .as("%s: %s of %s", sea, kind, slip)
                .isEqualTo(fits);
            assertThat(kind.placed() + kind.spare()).isLessThanOrEqualTo(kind.most());
            assertThat(kind.most()).isLessThanOrEqualTo(kind.stock());
          }
        });

    assertThat(compared).isGreaterThan(500);
  }

  @Test
  @Rule({"POE-POOL-05", "POE-RULING-69"})
  void a_bargain_has_no_flaw_if_it_may_be_struck() {
    RandomSea.sail(
        GAMES,
        sea -> {
          Seat seat = sea.anyAsked();
          for (Bargain bargain : RandomSea.all(sea.figures(seat), Bargain.class)) {
            List<EightMove> legal = sea.legal(sea.truth, seat);
            boolean isPossible = legal.contains(new SendOffer()) || legal.contains(new Accept());
            assertThat(bargain.flaw().isEmpty()).as("%s: %s", sea, bargain).isEqualTo(isPossible);
            if (isPossible) {
              assertThat(bargain.usable().orElseThrow()).isGreaterThanOrEqualTo(bargain.needed());
            }
            compared++;
          }
        });

    assertThat(compared).isGreaterThan(50);
  }

  @Test
  @Rule({"POE-POOL-03", "POE-RULING-68"})
  void a_drafted_coin_leaves_as_many_usable_coins_as_foretold() {
    RandomSea.sail(
        GAMES,
        sea -> {
          if (!(sea.truth.question() instanceof DraftCoin)) return;
          Seat seat = sea.anyAsked();
          EightMove move = sea.any(sea.legal(sea.truth, seat));
          Drafts drafts = RandomSea.all(sea.figures(seat, move), Drafts.class).getFirst();
          EightState after = sea.truth.copy();
          sea.rules.play(after, seat, move, sea.random, Journal.silent());
          if (!(after.isAsking() && after.question() instanceof DraftCoin)) return;
          Coins yard = after.players[seat.index()].yard;
          assertThat(drafts.usable()).as("%s: %s", sea, move).isEqualTo(Stock.usable(yard));
          assertThat(drafts.copies()).isEqualTo(yard.of(((Draft) move).coin()));
        });
  }

  // Odds

  @Test
  @Rule({"POE-BURY-02", "POE-BURY-03", "POE-RULING-31"})
  void treasures_are_found_as_often_as_foretold() {
    compareOdds("{0: buried-treasure}", "mate mate cannon bomb", new BuriedTreasure(Place.NEST));
    compareOdds("{0: buried-treasure}", "captain captain mate", new BuriedTreasure(Place.NEST));
    compareOdds("{0: buried-treasure}", "captain mate mate bomb", new BuriedTreasure(Place.NEST));
  }

  @Test
  @Rule({"POE-QUART-01", "POE-RULING-31"})
  void coins_join_as_often_as_foretold() {
    compareOdds("{0: call-to-quarters}", "mate mate cannon", new CallToQuarters(Place.NEST));
    compareOdds("{0: call-to-quarters}", "captain mate mate", new CallToQuarters(Place.NEST));
  }

  private static void compareOdds(String nests, String hold, EightMove move) {
    String position =
        "{nests: %s, decks: {0: mate, 1: captain, 2: captain}, holds: {0: %s}}"
            .formatted(nests, hold);
    EightState start = Sea.with(3, position).match.truth();
    var rules = new PiecesOfEight().rules(Setup.of(3));
    Draws draws =
        (Draws)
            rules.figures(start, Sea.ANNE, move).stream()
                .filter(Draws.class::isInstance)
                .findFirst()
                .orElseThrow();
    Map<Coin, Integer> found = new EnumMap<>(Coin.class);
    for (int sample = 0; sample < SAMPLES; sample++) {
      rules.play(start.copy(), Sea.ANNE, move, Chance.seeded(sample), drawn -> count(drawn, found));
    }
    assertThat(draws.odds().stream().map(Odds::coin).toList()).containsAll(found.keySet());
    for (Odds odds : draws.odds()) {
      double error = Math.sqrt(odds.chance() * (1 - odds.chance()) / SAMPLES);
      double seen = (double) found.getOrDefault(odds.coin(), 0) / SAMPLES;
      assertThat(seen)
          .as("%s of %s", odds, hold)
          .isCloseTo(odds.chance(), within(4 * error + 1e-9));
    }
  }

  private static void count(EightEvent event, Map<Coin, Integer> found) {
    List<Coin> coins =
        switch (event) {
          case TreasureFound(_, List<Coin> both) -> both.stream().distinct().toList();
          case CoinDrawn(_, Optional<Coin> coin) -> coin.stream().toList();
          case EightEvent _ -> List.of();
        };
    for (Coin coin : coins) found.merge(coin, 1, Integer::sum);
  }
}
