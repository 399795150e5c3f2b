package tortuga.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Iterator;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeatsTest {
  private static final Seat ANNE = Seat.of(0);
  private static final Seat MARY = Seat.of(1);
  private static final Seat JACK = Seat.of(9);

  @Test
  void the_next_seat_is_on_the_left_and_after_the_last_comes_the_first() {
    assertThat(ANNE.next(2)).isEqualTo(MARY);
    assertThat(MARY.next(2)).isEqualTo(ANNE);
  }

  @Test
  void a_seat_is_written_as_its_number() {
    assertThat(JACK).hasToString("9");
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 10})
  void there_are_ten_seats(int index) {
    assertThatThrownBy(() -> new Seat(index)).hasMessage("no seat " + index);
  }

  @Test
  void a_set_has_what_was_put_in() {
    Seats seats = Seats.NONE.with(JACK).with(ANNE).with(JACK);

    assertThat(seats).containsExactly(ANNE, JACK);
    assertThat(seats.stream()).containsExactly(ANNE, JACK);
    assertThat(seats.size()).isEqualTo(2);
    assertThat(seats.contains(JACK)).isTrue();
    assertThat(seats.contains(MARY)).isFalse();
    assertThat(seats.lowest()).isEqualTo(ANNE);
    assertThat(seats).hasToString("{0 9}");
  }

  @Test
  void a_set_lacks_what_was_taken_out() {
    assertThat(Seats.first(3).without(MARY)).containsExactly(Seat.of(0), Seat.of(2));
    assertThat(Seats.first(3).without(Seats.first(2))).containsExactly(Seat.of(2));
    assertThat(Seats.of(MARY).without(MARY)).isSameAs(Seats.NONE);
    assertThat(Seats.NONE.without(JACK)).isEmpty();
  }

  @Test
  void every_set_exists_once() {
    assertThat(Seats.first(2)).isSameAs(Seats.of(MARY).with(ANNE)).isSameAs(Seats.ofMask(0b11));
    assertThat(Seats.first(10).mask()).isEqualTo(0b11_1111_1111);
  }

  @Test
  void nobody_is_in_an_empty_set() {
    Iterator<Seat> nobody = Seats.NONE.iterator();

    assertThat(Seats.NONE.isEmpty()).isTrue();
    assertThatThrownBy(Seats.NONE::lowest).isInstanceOf(NoSuchElementException.class);
    assertThatThrownBy(nobody::next).isInstanceOf(NoSuchElementException.class);
  }
}
