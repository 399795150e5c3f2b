package tortuga.mutinies.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static tortuga.mutinies.Harbour.ANNE;
import static tortuga.mutinies.Harbour.JACK;
import static tortuga.mutinies.Harbour.MARY;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.mutinies.Card;
import tortuga.mutinies.Combination;
import tortuga.mutinies.Harbour;
import tortuga.mutinies.Jewel;
import tortuga.mutinies.MutiniesFigure;
import tortuga.mutinies.MutiniesFigure.*;
import tortuga.mutinies.MutiniesMove;
import tortuga.mutinies.MutiniesMove.*;
import tortuga.mutinies.MutiniesView;
import tortuga.mutinies.MutiniesView.Route;
import tortuga.mutinies.MutiniesView.Worth;
import tortuga.mutinies.Square;
import tortuga.mutinies.Window;

/// What figures and views say in positions that a reader can follow.
final class FiguresTest {
  private static <F> F figure(Harbour harbour, Seat seat, MutiniesMove move, Class<F> type) {
    return only(Figures.of(harbour.concealed(seat), seat.index(), move), type).getFirst();
  }

  private static <F> List<F> figures(Harbour harbour, Seat seat, Class<F> type) {
    return only(Figures.of(harbour.concealed(seat), seat.index()), type);
  }

  private static <F> List<F> only(List<MutiniesFigure> figures, Class<F> type) {
    return figures.stream().filter(type::isInstance).map(type::cast).toList();
  }

  private static Deal deal(String position, Square square) {
    return figure(Harbour.with(3, position), ANNE, new Place(square), Deal.class);
  }

  @Test
  @Rule({"MUT-BM-03", "MUT-RULING-02"})
  void the_best_sale_takes_the_jewels_with_most_room_for_rum() {
    Deal deal = deal("{stock: {0: 3/4/3}, jewels: {0: RED-01 RED-12 BLUE-06}}", Square.BM_ANY2);

    assertThat(deal.jewels()).containsExactly(Jewel.of("RED-12"), Jewel.of("BLUE-06"));
    assertThat(List.of(deal.rum(), deal.doubloons(), deal.prestige())).containsExactly(3, 5, 4);
  }

  @Test
  @Rule({"MUT-JEWEL-01", "MUT-BM-02"})
  void the_best_sale_counts_wilds_as_any_colour_but_saves_them() {
    assertThat(deal("jewels: {0: RED-01 RED-02 WILD-03}", Square.BM_SAME3).prestige()).isEqualTo(5);
    assertThat(deal("jewels: {0: RED-01..03 WILD-03}", Square.BM_SAME3).jewels())
        .doesNotContain(Jewel.of("WILD-03"));
  }

  @Test
  @Rule({"MUT-CITY-05", "MUT-RULING-15"})
  void the_best_sale_of_the_city_is_that_of_any_row() {
    assertThat(deal("jewels: {0: RED-01..03}", Square.C5).row()).isEqualTo(Combination.SAME3);
    assertThat(deal("jewels: {0: RED-01 WILD-03 BLUE-01 BLUE-02}", Square.C5).row())
        .isEqualTo(Combination.PAIRS2);
  }

  @ParameterizedTest
  @CsvSource({
    "RED-12 BLUE-12 WHITE-12, 9, {}, 6, 4",
    "RED-06 BLUE-01, 9, {}, 1, 1",
    "RED-06 BLUE-01, 9, {room-for-rum: 2}, 1, 3",
    "RED-12 BLUE-12, 1, {}, 4, 1"
  })
  @Rule({"MUT-BM-03", "MUT-RULING-16"})
  void a_sale_has_no_more_room_than_icons_stock_and_table_allow(
      String jewels, int rum, String favours, int icons, int most) {
    var harbour =
        Harbour.with(
            3,
            ("{stock: {0: 3/%d/3}, jewels: {0: %s GREEN-01}, favours: {0: %s},"
                    + " discs: {0: %s, 1: CAB1, 2: CAB1}, pending: [sell-jewels 0 %s]}")
                .formatted(
                    rum,
                    jewels,
                    favours,
                    jewels.length() > 14 ? "BM-ANY3" : "BM-ANY2",
                    jewels.length() > 14 ? "ANY3" : "ANY2"));
    List<Jewel> chosen = List.of(jewels.split(" ")).stream().map(Jewel::of).toList();

    assertThat(figure(harbour, ANNE, new Sell(chosen), Room.class))
        .isEqualTo(new Room(icons, most));
  }

  @Test
  @Rule({"MUT-PLACE-04", "MUT-TR-01"})
  void favours_make_jewels_and_mutinies_cheaper() {
    var harbour =
        Harbour.with(
            3,
            "{discs: {0: TR1}, favours: {1: {free-jewel: 1, cheaper-mutiny: 2}},"
                + " trade-routes: RED-06 WILD-05 WHITE-01 BLUE-05}");

    assertThat(figures(harbour, MARY, Bargain.class))
        .contains(
            new Bargain(Square.TR2, new Price(0, 0)), new Bargain(Square.M6, new Price(4, 0)));
    assertThat(figures(harbour, JACK, Bargain.class)).isEmpty();
  }

  @Test
  @Rule({"MUT-PLACE-04", "MUT-PLACE-05", "MUT-PLACE-07", "MUT-RULING-51"})
  void a_square_says_what_bars_it() {
    var harbour =
        Harbour.with(
            3,
            "{pirate: city, closed: {tavern: 2}, stock: {0: 1/0/3},"
                + " trade-routes: RED-06 WILD-05 WHITE-01 BLUE-05}");

    assertThat(figures(harbour, ANNE, Barred.class))
        .contains(
            new Barred(Square.C3, Objections.REPEATED, new Price(0, 0), 0),
            new Barred(Square.TAV1, Objections.CLOSED, new Price(0, 0), 2),
            new Barred(Square.TR1, Objections.TOO_LITTLE_RUM, new Price(0, 1), 0),
            new Barred(Square.TR2, Objections.TOO_FEW_DOUBLOONS, new Price(1, 1), 0))
        .extracting(Barred::square)
        .doesNotContain(Square.WRECK1, Square.TR3);
  }

  @Test
  @Rule("MUT-PLACE-04")
  void before_the_captain_has_chosen_a_sailor_learns_only_what_cannot_be_paid() {
    var harbour = Harbour.with(3, "stock: {1: 4/1/3}");

    assertThat(figures(harbour, MARY, Barred.class))
        .contains(new Barred(Square.CAB3, Objections.TOO_FEW_DOUBLOONS, new Price(1, 0), 0))
        .extracting(Barred::reason)
        .isSubsetOf(Objections.TOO_FEW_DOUBLOONS, Objections.TOO_LITTLE_RUM);
  }

  private static Captaincy captaincy(String position, Square square) {
    return figure(Harbour.with(3, position), MARY, new Place(square), Captaincy.class);
  }

  @Test
  @Rule("MUT-MUT-02")
  void a_mutineer_learns_who_could_pay_more() {
    String poor = "{discs: {0: TAV1}, stock: {1: 6/1/3, 2: 2/1/3}%s}";
    String rich = "{discs: {0: TAV1}, stock: {1: 6/1/3, 2: 6/1/3}}";

    assertThat(captaincy(rich, Square.M3))
        .isEqualTo(new Captaincy(false, List.of(JACK), List.of()));
    assertThat(captaincy(rich, Square.M6)).isEqualTo(new Captaincy(false, List.of(), List.of()));
    assertThat(captaincy(poor.formatted(""), Square.M3))
        .isEqualTo(new Captaincy(false, List.of(), List.of()));
    assertThat(captaincy(poor.formatted(", treasures: {2: TT-05}"), Square.M3))
        .isEqualTo(new Captaincy(false, List.of(), List.of(JACK)));
  }

  @Test
  @Rule({"MUT-MUT-02", "MUT-MUT-03"})
  void whoever_pays_less_than_another_mutineer_comes_later() {
    var harbour = Harbour.with(3, "{discs: {0: TAV1, 1: M3}, stock: {2: 4/1/3}}");

    assertThat(figure(harbour, JACK, new Place(Square.M1), Captaincy.class).isOutbid()).isTrue();
    assertThat(figure(harbour, JACK, new Place(Square.M1), NextOrder.class).order())
        .containsExactly(MARY, JACK, ANNE);
  }

  @Test
  @Rule("MUT-CAB-03")
  void whoever_takes_a_doubloon_in_the_cabin_learns_who_else_is_or_may_come_there() {
    var harbour = Harbour.with(4, "{discs: {0: TAV1, 1: CAB1}, stock: {0: 0/1/3, 3: 4/1/3}}");

    assertThat(figure(harbour, JACK, new Place(Square.CAB2), CabinCompany.class))
        .isEqualTo(
            new CabinCompany(List.of(MARY), false, List.of(Seat.of(3)), List.of(MARY, Seat.of(3))));
  }

  @Test
  @Rule("MUT-CITY-07")
  void the_fifth_disc_in_the_city_is_told_of_its_reward() {
    var harbour =
        Harbour.with(
            5,
            "discs: {0: C4, 1: C3, 2: C2, 3: C1}, jewels: {4: RED-01 RED-02}"
                .transform(position -> "{" + position + "}"));

    assertThat(figure(harbour, Seat.of(4), new Place(Square.C5), FifthDisc.class).prestige())
        .isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"CAB1, 4", "CAB3, 6", "M0, 2", "M3, 5"})
  @Rule({"MUT-CAB-01", "MUT-MUT-01"})
  void a_disc_says_where_it_takes_its_owner_on_the_track(Square square, int prestige) {
    var harbour = Harbour.with(3, "{discs: {0: TAV1}, stock: {1: 6/1/3}}");

    assertThat(figure(harbour, MARY, new Place(square), Aim.class)).isEqualTo(new Aim(prestige));
    assertThat(only(Figures.of(harbour.concealed(MARY), 1, new Place(Square.CAB2)), Aim.class))
        .isEmpty();
  }

  @Test
  @Rule({"MUT-TR-01", "MUT-TR-03", "MUT-PLACE-07", "MUT-RULING-43"})
  void the_view_shows_the_squares_in_use_and_the_prices_of_jewels() {
    MutiniesView view = Harbour.with(3, "trade-routes: RED-06 WILD-05 WHITE-01 BLUE-05").view(ANNE);

    assertThat(view.squares()).contains(Square.TR4).doesNotContain(Square.TR5, Square.NTR4);
    assertThat(view.routes())
        .extracting(Route::price)
        .containsExactly(new Price(0, 1), new Price(2, 1), new Price(0, 0), new Price(1, 0));
    assertThat(Square.CAB1.isShared()).isTrue();
    assertThat(Square.M1.isShared()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"4, false", "3, true", "1, true"})
  void the_view_says_when_the_mutinies_run_out(int mutinies, boolean isNear) {
    var harbour = Harbour.with(3, "mutinies: " + mutinies);

    assertThat(harbour.view(ANNE).endIsNear()).isEqualTo(isNear);
  }

  @Test
  @Rule({"MUT-CARD-02", "MUT-RULING-30"})
  void a_card_says_what_it_counts_when_it_is_kept() {
    String position =
        "{order: 1 0 2, cards: {1: %1$s}, drawn: {1: %1$s}, mutinies: 5, pending: [mutiny-card 1 0]}";

    assertThat(figure(Harbour.with(3, position.formatted("MC-08")), MARY, new Keep(), Kept.class))
        .isEqualTo(new Kept(1, -2));
    assertThat(figure(Harbour.with(3, position.formatted("MC-43")), MARY, new Keep(), Kept.class))
        .isEqualTo(new Kept(1, 3));
    assertThat(figure(Harbour.with(3, position.formatted("MC-17")), MARY, new Keep(), Kept.class))
        .isEqualTo(new Kept(1, 0));
  }

  @ParameterizedTest
  @CsvSource({
    "'{cards: {0: MC-35}, jewels: {0: RED-01 WILD-01 BLUE-01}}', MC-35, 2",
    "'{cards: {0: MC-40}, stock: {0: 9/1/3}}', MC-40, 2",
    "'{cards: {0: MC-41}}', MC-41, 3",
    "'{cards: {0: MC-44}, stock: {0: 3/1/9}}', MC-44, 2",
    "'{cards: {0: MC-39}, stock: {0: 3/2/3}}', MC-39, 2"
  })
  @Rule("MUT-CARD-04")
  void an_end_of_game_card_says_what_it_is_worth_now(String position, String card, int worth) {
    var harbour = Harbour.with(3, position);

    assertThat(harbour.view(ANNE).pirates().getFirst().worths())
        .containsExactly(new Worth(Card.of(card), worth));
    assertThat(harbour.view(MARY).pirates().getFirst().worths()).isEmpty();
  }

  @Test
  @Rule({"MUT-SCORE-02", "MUT-SCORE-04", "MUT-SCORE-06"})
  void the_standing_counts_what_the_viewer_knows() {
    var harbour =
        Harbour.with(
            3, "{stock: {0: 5/2/30}, jewels: {0: RED-01 RED-02 WILD-01}, treasures: {0: TT-12}}");

    assertThat(harbour.view(ANNE).pirates().getFirst().standing()).contains(30 + 2 + 4 - 2);
    assertThat(harbour.view(MARY).pirates().getFirst().standing()).contains(30 + 4 - 2);
  }

  @Test
  @Rule({"MUT-TREAS-02", "MUT-CARD-03"})
  void the_view_names_the_window_that_is_open() {
    assertThat(Harbour.with(3, "round: 1").view(ANNE).window()).contains(Window.BEFORE);
    assertThat(
            Harbour.with(3, "{discs: {0: TAV1}, treasures: {0: TT-01}, pending: [after-placing 0]}")
                .view(MARY)
                .window())
        .contains(Window.AFTER);
  }
}
