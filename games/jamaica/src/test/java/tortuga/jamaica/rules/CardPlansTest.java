package tortuga.jamaica.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static tortuga.jamaica.Harbour.ANNE;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Luck;
import tortuga.engine.chance.SplitMix;
import tortuga.jamaica.Card;
import tortuga.jamaica.Cargo;
import tortuga.jamaica.Harbour;
import tortuga.jamaica.Jamaica;
import tortuga.jamaica.JamaicaEvent;
import tortuga.jamaica.JamaicaEvent.*;
import tortuga.jamaica.JamaicaFigure.*;
import tortuga.jamaica.JamaicaMove;
import tortuga.jamaica.JamaicaMove.Assign;
import tortuga.jamaica.JamaicaMove.Choose;
import tortuga.jamaica.JamaicaMove.Steer;
import tortuga.jamaica.JamaicaView;
import tortuga.jamaica.Place;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Step.ChooseCard;

/// What is told of cards and voyages before they are chosen.
final class CardPlansTest {
  private static CardPlan planOf(Harbour harbour, Card card) {
    return (CardPlan)
        harbour.rules.figures(harbour.concealed(ANNE), ANNE, new Choose(card)).getFirst();
  }

  private static Optional<Goods> price(Cargo cargo, int amount) {
    return Optional.of(new Goods(cargo, amount));
  }

  @Test
  @Rule({"JAM-LOAD-01", "JAM-MOVE-03"})
  void a_load_goes_into_the_first_empty_hold_and_a_voyage_costs_its_price() {
    var harbour =
        Harbour.with(3, "{dice: 4 3, ships: {0: 14}, holds: {0: F3 G3}, hands: {0: FA AA GG}}");

    CardPlan plan = planOf(harbour, Card.FA);

    assertThat(plan.morning().loads())
        .containsExactly(new Load(Cargo.FOOD, 4, List.of(3), false, true));
    assertThat(plan.evening().stops())
        .containsExactly(
            new Stop(
                Place.of("14"),
                Place.of("17"),
                List.of(15, 16),
                true,
                false,
                price(Cargo.FOOD, 2),
                0,
                0,
                false,
                List.of(),
                List.of(),
                true));
  }

  @Test
  @Rule({"JAM-LOAD-02", "JAM-LOAD-03", "JAM-LOAD-04"})
  void a_full_ship_sees_which_holds_may_go_overboard() {
    var harbour = Harbour.with(3, "{dice: 4 3, holds: {0: F3 G3 F2 C4 G1}, hands: {0: FC AA GG}}");

    assertThat(planOf(harbour, Card.FC).morning().loads())
        .containsExactly(new Load(Cargo.FOOD, 4, List.of(2, 4, 5), true, true));
    assertThat(planOf(harbour, Card.FC).evening().loads()).allMatch(load -> !load.sure());
  }

  @Test
  @Rule({"JAM-SHORT-01", "JAM-SHORT-02", "JAM-RULING-15", "JAM-RULING-16"})
  void a_ship_that_will_run_short_sees_all_ways_back() {
    var harbour =
        Harbour.with(3, "{dice: 1 2, ships: {0: 40}, holds: {0: F3 G3}, hands: {0: AF AA GG}}");

    Stop stop = planOf(harbour, Card.AF).morning().stops().getFirst();

    assertThat(stop.to()).isEqualTo(Place.of("41"));
    assertThat(stop.price()).isEqualTo(price(Cargo.DOUBLOONS, 5));
    assertThat(stop.lost()).isEqualTo(3);
    assertThat(stop.lacking()).isEqualTo(2);
    assertThat(stop.retreats())
        .extracting(Retreat::to)
        .containsExactly(Place.of("38"), Place.of("32"));
  }

  @Test
  @Rule({"JAM-COMBAT-01", "JAM-RULING-21", "JAM-RULING-51"})
  void rivals_and_treasures_make_the_evening_unsure() {
    var harbour =
        Harbour.with(3, "{dice: 3 2, ships: {0: 14, 1: 17}, holds: {0: F3}, hands: {0: AF AA GA}}");

    CardPlan plan = planOf(harbour, Card.AA);

    assertThat(plan.morning().stops().getFirst().rivals()).containsExactly(1);
    assertThat(plan.evening().stops().getFirst().treasure()).isTrue();
    assertThat(plan.evening().stops().getFirst().sure()).isFalse();
  }

  @Test
  @Rule({"JAM-END-01", "JAM-END-02"})
  void a_ship_that_comes_home_in_the_morning_has_no_evening() {
    var harbour = Harbour.with(3, "{dice: 3 2, ships: {0: 48}, hands: {0: AA AF GG}}");

    CardPlan plan = planOf(harbour, Card.AF);

    assertThat(plan.morning().stops()).extracting(Stop::to).containsExactly(Place.FINISH);
    assertThat(plan.evening().loads()).isEmpty();
    assertThat(plan.evening().stops()).isEmpty();
  }

  @Test
  @Rule("JAM-ROUND-02")
  void everybody_sees_their_cards_with_both_orders_of_the_dice() {
    var harbour = Harbour.with(3, "{hands: {0: AA AF GG}, pending: [place-dice 2 5]}");

    assertThat(harbour.rules.figures(harbour.concealed(ANNE), ANNE)).hasSize(6);
    assertThat(harbour.rules.figures(harbour.concealed(ANNE), ANNE, new Assign(5, 2)))
        .extracting(figure -> ((CardPlan) figure).morning().die())
        .containsExactly(5, 5, 5);
  }

  @Test
  @Rule({"JAM-GHOST-05", "JAM-RULING-39"})
  void the_ghost_pays_nothing_where_it_is_steered() {
    var harbour = Harbour.with(2, "{ships: {0: 20, 1: 10, ghost: 14}, pending: [ghost-move 3]}");
    Steer steer = new Steer(Place.of("17"));

    Arrival arrival =
        (Arrival) harbour.rules.figures(harbour.concealed(ANNE), ANNE, steer).getFirst();

    assertThat(arrival.ship()).isEqualTo(JamaicaState.GHOST);
    assertThat(arrival.stop().price()).isEmpty();
  }

  @Test
  void plans_come_true_in_random_games() {
    int checked = 0;
    for (int game = 0; game < 150; game++) checked += new Race(2 + game % 5, game).play();
    assertThat(checked).isGreaterThan(3_000);
  }

  /// A random race, in which every turn is compared with what was told of its card.
  private static final class Race {
    private static final Luck CHOICE = Luck.die("choice");

    private final Rules<JamaicaState, JamaicaMove, JamaicaEvent, JamaicaView> rules;
    private final SplitMix chance;
    private final JamaicaState state;
    private final Map<Integer, Told> told = new HashMap<>();
    private int turn = -1;
    private final List<JamaicaEvent> events = new ArrayList<>();
    private int checked;

    /// What was told, and how things were then.
    private record Told(CardPlan plan, List<Long> looks, long tokens) {}

    Race(int seats, long seed) {
      rules = new Jamaica().rules(new Setup(seats, Map.of()));
      chance = new SplitMix(seed);
      state = rules.begin(chance, this::note);
    }

    int play() {
      while (!state.isOver()) {
        Seat seat = seatToAct();
        Moves<JamaicaMove> moves = new Moves<>();
        rules.legalMoves(state, seat, moves);
        JamaicaMove move = moves.get(chance.below(CHOICE, moves.size()));
        if (state.question() instanceof ChooseCard) remember(seat, move);
        rules.play(state, seat, move, chance, this::note);
      }
      compare();
      expectFinalStanding();
      return checked;
    }

    private void expectFinalStanding() {
      JamaicaState seen = state.copy();
      rules.conceal(seen, Viewer.SPECTATOR);
      assertThat(rules.view(seen).ships().subList(0, state.seats))
          .extracting(ship -> ship.standing().orElseThrow().points())
          .isEqualTo(rules.outcome(state).scores());
    }

    private Seat seatToAct() {
      for (int seat = 0; seat < state.seats; seat++) {
        if (state.toAct().contains(Seat.of(seat))) return Seat.of(seat);
      }
      throw new AssertionError("nobody is asked");
    }

    private void remember(Seat seat, JamaicaMove move) {
      JamaicaState concealed = state.copy();
      rules.conceal(concealed, seat);
      CardPlan plan = (CardPlan) rules.figures(concealed, seat, move).getFirst();
      told.put(seat.index(), new Told(plan, looks(), state.tokens));
    }

    private List<Long> looks() {
      List<Long> looks = new ArrayList<>();
      for (var ship : state.ships) looks.add(ship.looks());
      return looks;
    }

    private void note(JamaicaEvent event) {
      if (event instanceof RoundBegun || event instanceof CardRevealed) {
        compare();
        turn = event instanceof CardRevealed(Seat seat, _) ? seat.index() : -1;
        if (turn >= 0 && !isAsTold(toldOf(turn))) turn = -1;
      }
      if (turn >= 0) events.add(event);
    }

    private Told toldOf(int seat) {
      return Objects.requireNonNull(told.get(seat));
    }

    /// Whether nobody has interfered.
    private boolean isAsTold(Told told) {
      return told.looks.equals(looks()) && told.tokens == state.tokens;
    }

    private void compare() {
      if (turn >= 0) {
        checked++;
        Deeds deeds = new Deeds(turn, events);
        CardPlan plan = toldOf(turn).plan;
        boolean goesOn = deeds.expect(plan.morning());
        if (goesOn) deeds.expectIfSure(plan.evening());
      }
      turn = -1;
      events.clear();
    }
  }

  /// What a ship did in its turn, read from the front.
  private static final class Deeds {
    private final List<JamaicaEvent> events;
    private final String story;
    private int next = 1;

    Deeds(int ship, List<JamaicaEvent> events) {
      this.events = events.stream().filter(event -> isOf(ship, event)).toList();
      this.story = events.toString();
    }

    private static boolean isOf(int ship, JamaicaEvent event) {
      return switch (event) {
        case CardRevealed(Seat seat, _) -> seat.index() == ship;
        case Sailed sailed -> sailed.ship() == ship;
        case FellBack back -> back.ship() == ship;
        case Loaded loaded -> loaded.ship() == ship;
        case ThrownOverboard thrown -> thrown.ship() == ship;
        case NoRoom room -> room.ship() == ship;
        case Paid paid -> paid.ship() == ship;
        case RanShort ran -> ran.ship() == ship;
        case TreasureFound found -> found.ship() == ship;
        case Attacked attacked -> attacked.attacker() == ship || attacked.defender() == ship;
        default -> false;
      };
    }

    private Optional<JamaicaEvent> peek() {
      return next < events.size() ? Optional.of(events.get(next)) : Optional.empty();
    }

    private <T> Optional<T> take(Class<T> type) {
      Optional<T> taken = peek().filter(type::isInstance).map(type::cast);
      if (taken.isPresent()) next++;
      return taken;
    }

    void expectIfSure(HalfPlan plan) {
      Optional<Place> from =
          peek().filter(Sailed.class::isInstance).map(event -> ((Sailed) event).from());
      boolean isSure =
          plan.loads().stream().allMatch(Load::sure)
              && plan.stops().stream()
                  .allMatch(stop -> stop.sure() || !Optional.of(stop.from()).equals(from));
      if (isSure) expect(plan);
    }

    /// Compares what happened with a half of the card; whether what follows can be compared, too.
    boolean expect(HalfPlan plan) {
      if (!plan.loads().isEmpty()) return expectLoad(plan.loads());
      if (plan.stops().isEmpty()) {
        assertThat(peek()).as(story).isEmpty();
        return false;
      }
      Sailed sailed = take(Sailed.class).orElseThrow(() -> new AssertionError(story));
      Stop stop =
          plan.stops().stream()
              .filter(each -> each.from().equals(sailed.from()) && each.to().equals(sailed.to()))
              .findFirst()
              .orElseThrow(() -> new AssertionError(plan + " of " + story));
      assertThat(sailed.passed()).as(story).isEqualTo(stop.passed());
      return expectStop(stop);
    }

    private boolean expectLoad(List<Load> loads) {
      boolean dumps = take(ThrownOverboard.class).isPresent();
      Optional<Loaded> loaded = take(Loaded.class);
      boolean hasRoom = loaded.isPresent() || take(NoRoom.class).isEmpty();
      assertThat(loads)
          .as(story)
          .anyMatch(load ->
              load.dumps() == dumps
                  && load.holds().isEmpty() == !hasRoom
                  && loaded
                      .map(each ->
                          load.holds().contains(each.hold())
                              && load.amount() == each.amount()
                              && load.cargo() == each.cargo())
                      .orElse(!hasRoom));
      return true;
    }

    private boolean expectStop(Stop stop) {
      if (expectFight(stop.rivals())) return false;
      if (stop.lacking() > 0) {
        assertThat(take(RanShort.class)).as(story).map(RanShort::given).contains(stop.lost());
        FellBack back = take(FellBack.class).orElseThrow(() -> new AssertionError(story));
        Retreat retreat =
            stop.retreats().stream()
                .filter(each -> each.to().equals(back.to()))
                .findFirst()
                .orElseThrow(() -> new AssertionError(stop + " of " + story));
        if (expectFight(retreat.rivals())) return false;
        return expectPrice(retreat.price(), retreat.treasure());
      }
      return expectPrice(stop.price(), stop.treasure());
    }

    private boolean expectFight(List<Integer> rivals) {
      Optional<Attacked> attacked = take(Attacked.class);
      assertThat(attacked.isPresent()).as(story).isEqualTo(!rivals.isEmpty());
      attacked.ifPresent(fight -> assertThat(rivals).as(story).contains(fight.defender()));
      return attacked.isPresent();
    }

    private boolean expectPrice(Optional<Goods> price, boolean treasure) {
      int paid = 0;
      for (var each = take(Paid.class); each.isPresent(); each = take(Paid.class)) {
        assertThat(price).as(story).map(Goods::cargo).contains(each.get().cargo());
        paid += each.get().amount();
      }
      assertThat(paid).as(story).isEqualTo(price.map(Goods::amount).orElse(0));
      assertThat(take(TreasureFound.class).isPresent()).as(story).isEqualTo(treasure);
      return !treasure;
    }
  }
}
