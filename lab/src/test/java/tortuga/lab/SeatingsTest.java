package tortuga.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SeatingsTest {
  @Test
  void two_at_a_table_of_two_change_places() {
    assertThat(Seatings.of(2, 2)).containsExactly(List.of(0, 1), List.of(1, 0));
  }

  @Test
  void two_divide_a_table_of_four_in_every_way() {
    assertThat(Seatings.of(2, 4)).hasSize(6).contains(List.of(0, 0, 1, 1), List.of(0, 1, 0, 1));
  }

  @Test
  void of_three_every_pair_plays() {
    assertThat(Seatings.of(3, 2))
        .containsExactly(
            List.of(0, 1),
            List.of(1, 0),
            List.of(0, 2),
            List.of(2, 0),
            List.of(1, 2),
            List.of(2, 1));
  }

  @Test
  void one_has_all_seats() {
    assertThat(Seatings.of(1, 4)).containsExactly(List.of(0, 0, 0, 0));
  }

  @ParameterizedTest
  @CsvSource({"2,2", "2,3", "2,4", "2,5", "2,7", "2,10", "3,3", "3,4", "4,4", "4,3", "6,2", "3,8"})
  void nobody_has_a_seat_more_often_than_another(int contestants, int seats) {
    List<List<Integer>> ways = Seatings.of(contestants, seats);

    for (int seat = 0; seat < seats; seat++) {
      int place = seat;
      assertThat(
              IntStream.range(0, contestants)
                  .mapToLong(each -> ways.stream().filter(way -> way.get(place) == each).count())
                  .distinct())
          .as("seat %d", seat)
          .hasSize(1);
    }
  }
}
