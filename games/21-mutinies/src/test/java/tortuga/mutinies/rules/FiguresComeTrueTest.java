package tortuga.mutinies.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import tortuga.engine.Journal;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.chance.Chance;
import tortuga.mutinies.Action;
import tortuga.mutinies.Card;
import tortuga.mutinies.Combination;
import tortuga.mutinies.CountStage;
import tortuga.mutinies.MutiniesEvent;
import tortuga.mutinies.MutiniesEvent.DiscPlaced;
import tortuga.mutinies.MutiniesEvent.DoubloonsGained;
import tortuga.mutinies.MutiniesEvent.PrestigeMoved;
import tortuga.mutinies.MutiniesFigure;
import tortuga.mutinies.MutiniesFigure.*;
import tortuga.mutinies.MutiniesMove;
import tortuga.mutinies.MutiniesMove.*;
import tortuga.mutinies.MutiniesView;
import tortuga.mutinies.MutiniesView.Stage;
import tortuga.mutinies.MutiniesView.Stand;
import tortuga.mutinies.Square;
import tortuga.mutinies.Treasure;
import tortuga.mutinies.rules.RandomGames.Decision;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Step.*;

/// What is stated as certain happens, in thousands of positions of random games.
final class FiguresComeTrueTest {
  private static final int GAMES = 8;

  private static List<MutiniesFigure> figures(Decision now, MutiniesMove move) {
    return Figures.of(now.concealed(), now.seat().index(), move);
  }

  private static List<MutiniesFigure> figures(Decision now) {
    return Figures.of(now.concealed(), now.seat().index());
  }

  private static <F> List<F> only(List<MutiniesFigure> figures, Class<F> type) {
    return figures.stream().filter(type::isInstance).map(type::cast).toList();
  }

  private static <F> F one(List<MutiniesFigure> figures, Class<F> type) {
    assertThat(only(figures, type)).hasSize(1);
    return only(figures, type).getFirst();
  }

  @Test
  @Rule({"MUT-PLACE-04", "MUT-RULING-03"})
  void a_disc_costs_what_its_terms_say() {
    AtomicInteger tried = new AtomicInteger();
    RandomGames.each(
        GAMES,
        now -> {
          for (MutiniesMove move : now.moves()) {
            if (!(move instanceof Place(Square square))) continue;
            Price price = one(figures(now, move), Terms.class).price();
            DiscPlaced placed = (DiscPlaced) now.eventsAfter(move).getFirst();
            assertThat(placed.square()).isEqualTo(square);
            assertThat(new Price(placed.doubloons(), placed.rum())).isEqualTo(price);
            tried.incrementAndGet();
          }
        });
    assertThat(tried).hasValueGreaterThan(10_000);
  }

  @Test
  @Rule({"MUT-PLACE-01", "MUT-PLACE-04", "MUT-PLACE-06"})
  void the_squares_that_are_not_barred_are_those_on_offer() {
    AtomicInteger tried = new AtomicInteger();
    RandomGames.each(
        GAMES,
        now -> {
          boolean isTurn = now.table().question() instanceof CaptainTurn;
          isTurn |= now.table().question() instanceof SailorTurn;
          isTurn |= now.table().question() instanceof MinionTurn;
          if (!isTurn) return;
          Map<Square, String> reasons = new HashMap<>();
          for (Barred barred : only(figures(now), Barred.class)) {
            reasons.put(barred.square(), barred.reason());
          }
          for (Square square : Square.values()) {
            if (!square.isInUse(now.table().seats)) continue;
            Place move = new Place(square);
            boolean isOffered = now.moves().contains(move);
            assertThat(reasons.containsKey(square)).as("%s", square).isNotEqualTo(isOffered);
            if (isOffered) continue;
            assertThat(reasons.get(square))
                .isEqualTo(now.rules().refusal(now.concealed(), now.seat(), move));
          }
          tried.incrementAndGet();
        });
    assertThat(tried).hasValueGreaterThan(2_000);
  }

  @Test
  @Rule({"MUT-BM-03", "MUT-BM-04", "MUT-RULING-16"})
  void a_sale_has_room_for_just_the_rum_that_can_then_be_poured() {
    AtomicInteger tried = new AtomicInteger();
    RandomGames.each(
        GAMES,
        now -> {
          for (MutiniesMove move : now.moves()) {
            if (!(move instanceof Sell)) continue;
            Room room = one(figures(now, move), Room.class);
            MutiniesState after = now.after(move, Journal.silent());
            boolean isAsked =
                !after.isOver()
                    && after.question() instanceof SellRum sale
                    && sale.seat() == now.seat().index();
            assertThat(isAsked).isEqualTo(room.mostRum() > 0);
            if (after.question() instanceof SellRum sale && isAsked) {
              assertThat(sale.most()).isEqualTo(room.mostRum());
            }
            tried.incrementAndGet();
          }
        });
    assertThat(tried).hasValueGreaterThan(300);
  }

  @Test
  @Rule({"MUT-BM-03", "MUT-BM-05"})
  void a_sale_brings_what_was_stated_for_its_rum() {
    AtomicInteger tried = new AtomicInteger();
    RandomGames.each(
        GAMES,
        now -> {
          for (MutiniesMove move : now.moves()) {
            if (!(move instanceof Pour(int rum))) continue;
            Deal deal = one(figures(now, move), Deal.class);
            Takings listed = one(figures(now), PriceList.class).takings().get(rum);
            List<MutiniesEvent> events = now.eventsAfter(move);
            assertThat(events)
                .contains(new DoubloonsGained(now.seat(), deal.doubloons()))
                .anyMatch(
                    event -> event instanceof PrestigeMoved moved && moved.by() == deal.prestige());
            assertThat(listed).isEqualTo(new Takings(deal.doubloons(), deal.prestige()));
            tried.incrementAndGet();
          }
        });
    assertThat(tried).hasValueGreaterThan(300);
  }

  @Test
  @Rule({"MUT-BM-02", "MUT-BM-03", "MUT-JEWEL-01"})
  void no_sale_brings_more_than_the_best_deal() {
    AtomicInteger tried = new AtomicInteger();
    RandomGames.each(
        GAMES,
        now -> {
          if (!(now.table().question() instanceof SellJewels(_, Combination row))) return;
          Deal best = one(figures(now), Deal.class);
          PriceList prices = one(figures(now), PriceList.class);
          Takings most =
              now.moves().stream()
                  .map(move -> prices.takings().get(one(figures(now, move), Room.class).mostRum()))
                  .max(Comparator.comparingInt(Takings::prestige))
                  .orElseThrow();
          assertThat(new Takings(best.doubloons(), best.prestige())).isEqualTo(most);
          assertThat(now.moves()).contains(new Sell(best.jewels()));
          assertThat(best.row()).isEqualTo(row);
          tried.incrementAndGet();
        });
    assertThat(tried).hasValueGreaterThan(50);
  }

  /// What a mutineer was told, until the round ends.
  private record Promise(int game, int round, Seat seat, Captaincy told) {}

  @Test
  @Rule({"MUT-MUT-02", "MUT-MUT-03"})
  void only_those_become_captain_instead_of_a_mutineer_who_were_said_to_be_able_to() {
    List<Promise> promises = new ArrayList<>();
    AtomicInteger kept = new AtomicInteger();
    RandomGames.each(
        GAMES * 3,
        now -> {
          MutiniesState table = now.table();
          for (Promise promise : promises) {
            if (promise.game() != now.game() || table.round == promise.round()) continue;
            Seat captain = Seat.of(table.captain());
            boolean isCaptain = captain.equals(promise.seat());
            Captaincy told = promise.told();
            boolean wasPossible =
                told.richer().contains(captain) || told.hidden().contains(captain);
            if (told.isOutbid()) assertThat(isCaptain).isFalse();
            else assertThat(isCaptain || wasPossible).as("%s, %s", promise, captain).isTrue();
            kept.incrementAndGet();
          }
          promises.removeIf(
              promise -> promise.game() != now.game() || promise.round() != table.round);
          if (now.answer() instanceof Place(Square square) && square.action() == Action.MUTINY) {
            if (table.question() instanceof MinionTurn) return;
            Captaincy told = one(figures(now, now.answer()), Captaincy.class);
            promises.add(new Promise(now.game(), table.round, now.seat(), told));
          }
        });
    assertThat(kept).hasValueGreaterThan(1_000);
  }

  @Test
  @Rule({"MUT-MUT-03", "MUT-EOR-01", "MUT-RULING-25"})
  void the_next_round_has_the_turn_order_that_was_stated() {
    Map<Integer, NextOrder> told = new HashMap<>();
    Map<Integer, Integer> rounds = new HashMap<>();
    AtomicInteger kept = new AtomicInteger();
    RandomGames.each(
        GAMES,
        now -> {
          MutiniesState table = now.table();
          boolean isNext = rounds.getOrDefault(now.game(), table.round) != table.round;
          if (isNext && told.containsKey(now.game())) {
            List<Seat> order = now.rules().view(now.concealed()).order();
            assertThat(order).isEqualTo(told.get(now.game()).order());
            kept.incrementAndGet();
          }
          rounds.put(now.game(), table.round);
          told.remove(now.game());
          boolean isLast = Turns.stillToPlace(table) == 0;
          if (isLast && now.answer() instanceof Place(Square square)) {
            boolean isMutiny = square.action() == Action.MUTINY;
            if (isMutiny) told.put(now.game(), one(figures(now, now.answer()), NextOrder.class));
          } else if (isLast && EndOfRound.fewestRounds(table) == 1 + table.deck) {
            told.put(now.game(), one(figures(now), NextOrder.class));
          }
        });
    assertThat(kept).hasValueGreaterThan(300);
  }

  @Test
  @Rule("MUT-CAB-03")
  void whoever_is_alone_in_the_cabin_can_rob_those_who_were_named() {
    AtomicInteger tried = new AtomicInteger();
    RandomGames.each(
        GAMES * 2,
        now -> {
          if (!(now.answer() instanceof Place(Square square)) || square != Square.CAB2) return;
          if (now.table().question() instanceof MinionTurn) return;
          CabinCompany company = one(figures(now, now.answer()), CabinCompany.class);
          MutiniesState after = now.after(now.answer(), Journal.silent());
          if (after.isOver() || !(after.question() instanceof CabinRob)) return;
          assertThat(company.there()).isEmpty();
          assertThat(company.isMinionThere()).isFalse();
          tried.incrementAndGet();
        });
    assertThat(tried).hasValueGreaterThan(5);
  }

  @Test
  @Rule({"MUT-END-01", "MUT-GOAL-02", "MUT-RULING-42"})
  void a_game_lasts_at_least_as_many_rounds_as_was_stated() {
    Map<Integer, Integer> least = new HashMap<>();
    Map<Integer, Integer> lasted = new HashMap<>();
    RandomGames.each(
        GAMES,
        now -> {
          MutiniesView view = now.rules().view(now.concealed());
          if (view.exhausted() < 2 && view.fewestRounds() > 0) {
            least.merge(now.game(), view.round() + view.fewestRounds() - 1, Math::max);
          }
          if (view.exhausted() == 2) least.remove(now.game());
          lasted.put(now.game(), view.round());
        });
    least.forEach((game, rounds) -> assertThat(lasted.get(game)).isGreaterThanOrEqualTo(rounds));
    assertThat(least).isNotEmpty();
  }

  /// Whether somebody holds a thing that draws another one when it is counted.
  private static boolean needsLuck(MutiniesState table) {
    for (int seat = 0; seat < table.seats; seat++) {
      for (Treasure token : Treasure.list(table.crew[seat].treasures)) {
        if (Effects.of(token) instanceof Trick.DrawJewel) return true;
      }
      for (Card card : Card.list(table.crew[seat].cards)) {
        if (Effects.of(card) instanceof Trick.DrawTreasure) return true;
      }
    }
    return false;
  }

  @Test
  @Rule({"MUT-SCORE-00", "MUT-SCORE-01", "MUT-SCORE-05", "MUT-SCORE-06"})
  void the_standing_is_the_count_of_a_game_that_ends_now() {
    AtomicInteger tried = new AtomicInteger();
    RandomGames.each(
        GAMES,
        now -> {
          if (now.table().counting || needsLuck(now.table())) return;
          MutiniesState end = endedNow(now);
          Standing standing = Standing.of(now.table());
          for (int seat = 0; seat < end.seats; seat++) {
            assertThat(standing.scores(seat)).isEqualTo(end.crew[seat].score);
            assertThat(standing.prestige(seat)).isEqualTo(end.crew[seat].prestige);
          }
          tried.incrementAndGet();
        });
    assertThat(tried).hasValueGreaterThan(2_000);
  }

  @Test
  @Rule({"MUT-SCORE-00", "MUT-SCORE-04", "MUT-SCORE-07"})
  void the_stages_of_the_count_lead_to_the_score_and_its_order() {
    AtomicInteger tried = new AtomicInteger();
    RandomGames.each(
        GAMES,
        now -> {
          if (now.table().counting) return;
          MutiniesState end = endedNow(now);
          MutiniesView view = now.rules().view(end);
          Stage last = view.stages().getLast();
          assertThat(last.name()).isEqualTo(CountStage.RUM);
          for (int seat = 0; seat < end.seats; seat++) {
            Stand stand = last.stands().get(seat);
            assertThat(stand.prestige()).isEqualTo(end.crew[seat].prestige);
            assertThat(stand.doubloons()).isEqualTo(end.crew[seat].doubloons);
          }
          List<Integer> ranks = Standing.outcome(end).ranks();
          assertThat(last.order()).extracting(seat -> ranks.get(seat.index())).isSorted();
          tried.incrementAndGet();
        });
    assertThat(tried).hasValueGreaterThan(2_000);
  }

  /// Ends a game at once, and answers all questions for trades as the table itself would.
  private static MutiniesState endedNow(Decision now) {
    MutiniesState end = now.table().copy();
    end.lastRound = true;
    end.agenda.clear();
    end.agenda.push(new CheckEnd());
    end.agenda.push(new AfterPlacing(0));
    now.rules().play(end, Seat.of(0), new Done(), Chance.seeded(1), Journal.silent());
    while (!end.isOver()) {
      Seat seat = end.toAct().stream().findFirst().orElseThrow();
      MutiniesMove answer = now.rules().fallback(end, seat, Chance.seeded(1));
      now.rules().play(end, seat, answer, Chance.seeded(1), Journal.silent());
    }
    return end;
  }
}
