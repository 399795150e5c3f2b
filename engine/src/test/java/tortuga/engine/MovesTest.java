package tortuga.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tortuga.engine.CountUp.Count.Add;

class MovesTest {
  @Test
  void moves_keep_their_order() {
    Moves<Add> moves = new Moves<>();

    IntStream.range(0, 200).forEach(number -> moves.add(new Add(number)));

    assertThat(moves.isEmpty()).isFalse();
    assertThat(moves.size()).isEqualTo(200);
    assertThat(moves.get(150)).isEqualTo(new Add(150));
    assertThat(moves.contains(new Add(199))).isTrue();
    assertThat(moves.contains(new Add(200))).isFalse();
  }

  @Test
  void a_small_list_grows() {
    Moves<Add> moves = new Moves<>(1);

    IntStream.range(0, 3).forEach(number -> moves.add(new Add(number)));

    assertThat(moves.toList()).isEqualTo(List.of(new Add(0), new Add(1), new Add(2)));
  }

  @Test
  void a_cleared_list_is_empty_and_can_be_filled_again() {
    Moves<Add> moves = new Moves<>();
    moves.add(new Add(1));

    moves.clear();

    assertThat(moves.isEmpty()).isTrue();
    assertThat(moves.contains(new Add(1))).isFalse();
    moves.add(new Add(2));
    assertThat(moves.toList()).isEqualTo(List.of(new Add(2)));
    assertThat(moves).hasToString("[Add[number=2]]");
  }

  @Test
  void nobody_reads_a_silent_journal() {
    Journal<CountUp.Counted> silent = Journal.silent();

    silent.tell(new CountUp.Counted.Added(Seat.of(0), 1));

    assertThat(silent).isSameAs(Journal.<Event>silent());
  }
}
