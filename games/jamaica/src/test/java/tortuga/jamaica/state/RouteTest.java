package tortuga.jamaica.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import tortuga.engine.Rule;
import tortuga.engine.text.PrintedTable;
import tortuga.jamaica.Card;
import tortuga.jamaica.Cargo;
import tortuga.jamaica.Jamaica;
import tortuga.jamaica.Place;
import tortuga.jamaica.Space;
import tortuga.jamaica.Treasure;

final class RouteTest {
  @Test
  void the_board_has_fifty_spaces_of_four_kinds() {
    assertThat(count(Space.Kind.PORT_ROYAL)).isEqualTo(1);
    assertThat(count(Space.Kind.SEA)).isEqualTo(29);
    assertThat(count(Space.Kind.PORT)).isEqualTo(11);
    assertThat(count(Space.Kind.LAIR)).isEqualTo(9);
  }

  private static long count(Space.Kind kind) {
    return IntStream.range(0, Route.SPACES).filter(space -> Route.isSpace(kind, space)).count();
  }

  @Test
  @Rule("JAM-SETUP-02")
  void the_lairs_lie_where_the_tokens_go() {
    assertThat(spaces(Route.LAIRS)).containsExactly(4L, 9L, 11L, 19L, 22L, 25L, 33L, 37L, 44L);
  }

  @Test
  @Rule("JAM-RULING-07")
  void a_move_has_at_most_two_destinations_and_a_retreat_three() {
    for (int space = 0; space < Route.SPACES; space++) {
      for (int steps = 1; steps <= 6; steps++) {
        assertThat(spaces(Route.ahead(space, steps))).hasSizeBetween(1, 2);
        assertThat(spaces(Route.astern(space, steps))).hasSizeBetween(1, 2);
      }
      for (int food = 0; food <= 5; food++) {
        for (int doubloons = 0; doubloons <= 7; doubloons++) {
          assertThat(spaces(Route.retreats(space, food, doubloons))).hasSizeBetween(1, 3);
        }
      }
    }
  }

  @Test
  @Rule({"JAM-MOVE-02", "JAM-RULING-07"})
  void a_ship_passes_one_space_for_each_step_but_the_last() {
    for (int space = 0; space < Route.SPACES; space++) {
      for (int steps = 1; steps <= 6; steps++) {
        Ship ship = new Ship();
        ship.moveTo(space, 0);
        for (long to : spaces(Route.ahead(space, steps))) {
          Place end = new Place((int) to, ship.lapAhead((int) to));
          assertThat(Route.passed(ship.place(), end)).hasSize(steps - 1);
        }
        for (long to : spaces(Route.astern(space, steps))) {
          Place end = new Place((int) to, ship.lapBack((int) to));
          assertThat(Route.passed(ship.place(), end)).hasSize(steps - 1);
        }
      }
    }
  }

  @Test
  @Rule({"JAM-RULING-07", "JAM-RULING-08"})
  void the_way_leads_through_the_lane_and_over_the_start_line() {
    assertThat(passed("5", "14")).containsExactly(6, 13);
    assertThat(passed("14", "5")).containsExactly(13, 6);
    assertThat(passed("1", "49@-1")).containsExactly(0);
    assertThat(passed("48", "0@1")).containsExactly(49);
    assertThat(passed("48@-1", "2")).containsExactly(49, 0, 1);
  }

  @Test
  @Rule({"JAM-SHORT-02", "JAM-RULING-16"})
  void a_retreat_passes_only_spaces_that_it_cannot_pay() {
    for (int space = 0; space < Route.SPACES; space++) {
      for (int food = 0; food <= 5; food++) {
        for (int doubloons = 0; doubloons <= 7; doubloons++) {
          for (long to : spaces(Route.retreats(space, food, doubloons))) {
            Place from = new Place(space, 0);
            Place end = new Place((int) to, to > space ? -1 : 0);
            for (int passed : Route.passed(from, end)) {
              int purse = Route.currency(passed) == Cargo.FOOD ? food : doubloons;
              assertThat(Route.cost(passed)).isGreaterThan(purse);
            }
          }
        }
      }
    }
  }

  private static List<Integer> passed(String from, String to) {
    return Route.passed(Place.of(from), Place.of(to));
  }

  @Test
  @Rule("JAM-RULING-07")
  void going_back_undoes_going_ahead() {
    for (int space = 0; space < Route.SPACES; space++) {
      for (int steps = 1; steps <= 6; steps++) {
        long here = 1L << space;
        for (long to : spaces(Route.ahead(space, steps))) {
          assertThat(Route.astern((int) to, steps) & here)
              .as("%s to %s", space, to)
              .isEqualTo(here);
        }
      }
    }
  }

  @Test
  @Rule("JAM-RULING-14")
  void every_step_ahead_is_progress() {
    for (int space = 1; space < Route.SPACES - 1; space++) {
      for (long next : spaces(Route.ahead(space, 1))) {
        assertThat(Route.progress((int) next, 0)).isGreaterThan(Route.progress(space, 0));
      }
    }
    assertThat(Route.progress(Route.HOME, 1)).isGreaterThan(Route.progress(49, 0));
    assertThat(Route.progress(49, -1)).isLessThan(Route.progress(Route.HOME, 0));
  }

  @Test
  @Rule({"JAM-END-05", "JAM-RULING-13"})
  void the_prizes_begin_at_the_red_line() {
    List<Integer> prizes =
        IntStream.rangeClosed(39, 49).map(space -> Route.prize(space, 0)).boxed().toList();

    assertThat(prizes).containsExactly(-5, -5, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    assertThat(Route.prize(Route.HOME, 1)).isEqualTo(15);
  }

  @Test
  void cards_and_treasures_are_those_that_are_printed() {
    assertThat(PrintedTable.table(Jamaica.class, "cards.csv").rows())
        .map(PrintedTable.Row::id)
        .containsExactlyElementsOf(Arrays.stream(Card.values()).map(Card::toString).toList());
    assertThat(PrintedTable.table(Jamaica.class, "treasures.csv").rows())
        .map(PrintedTable.Row::id)
        .containsExactlyElementsOf(
            Arrays.stream(Treasure.values()).map(Treasure::toString).toList());
  }

  private static List<Long> spaces(long set) {
    return LongStream.range(0, Route.SPACES).filter(i -> (set & 1L << i) != 0).boxed().toList();
  }
}
