package tortuga.engine.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tortuga.engine.Seat;
import tortuga.engine.text.NotationTest.Order.Arrange;
import tortuga.engine.text.NotationTest.Order.Attack;
import tortuga.engine.text.NotationTest.Order.Dump;
import tortuga.engine.text.NotationTest.Order.Fire;
import tortuga.engine.text.NotationTest.Order.Guess;
import tortuga.engine.text.NotationTest.Order.PassOn;
import tortuga.engine.text.NotationTest.Order.Sail;
import tortuga.engine.text.NotationTest.Order.Show;
import tortuga.engine.text.NotationTest.Order.Talk;
import tortuga.engine.text.NotationTest.Order.Zigzag;

class NotationTest {
  sealed interface Order {
    record PassOn() implements Order {}

    record Dump(int hold) implements Order {}

    record Attack(Seat defender, boolean fierce) implements Order {}

    record Fire(Side side, Course course) implements Order {}

    record Show(Coin coin) implements Order {}

    record Arrange(int stack, List<Integer> coins) implements Order {}

    record Zigzag(List<Course> courses) implements Order {}

    record Guess(Optional<Coin> coin) implements Order {}

    record Sail(Course course, Side side) implements Order {}

    sealed interface Speech extends Order permits Talk {}

    record Talk(Side side) implements Speech {}

    record Think(String thought) implements Order {}
  }

  enum Side {
    PORT,
    STAR_BOARD
  }

  record Course(int degrees, boolean windward) {}

  /// A printed thing that names itself.
  enum Coin {
    PIECE_OF_EIGHT;

    static Coin of(String word) {
      if (!word.equals("8")) throw new IllegalArgumentException("no coin " + word);
      return PIECE_OF_EIGHT;
    }

    @Override
    public String toString() {
      return "8";
    }
  }

  private static final Notation<Order> NOTATION = new Notation<>(Order.class);

  static Stream<Arguments> orders() {
    return Stream.of(
        arguments("pass-on", new PassOn()),
        arguments("dump 2", new Dump(2)),
        arguments("dump -1", new Dump(-1)),
        arguments("attack 3 yes", new Attack(Seat.of(3), true)),
        arguments("attack 0 no", new Attack(Seat.of(0), false)),
        arguments("fire star-board 90 yes", new Fire(Side.STAR_BOARD, new Course(90, true))),
        arguments("sail 90 no port", new Sail(new Course(90, false), Side.PORT)),
        arguments("show 8", new Show(Coin.PIECE_OF_EIGHT)),
        arguments("arrange 1 4 2 3", new Arrange(1, List.of(4, 2, 3))),
        arguments("arrange 1", new Arrange(1, List.of())),
        arguments(
            "zigzag 90 yes 45 no",
            new Zigzag(List.of(new Course(90, true), new Course(45, false)))),
        arguments("guess 8", new Guess(Optional.of(Coin.PIECE_OF_EIGHT))),
        arguments("guess ?", new Guess(Optional.empty())),
        arguments("talk port", new Talk(Side.PORT)));
  }

  @ParameterizedTest
  @MethodSource("orders")
  void every_kind_of_part_is_written_and_read(String text, Order order) {
    assertThat(NOTATION.write(order)).isEqualTo(text);
    assertThat(NOTATION.read(text)).isEqualTo(order);
  }

  @Test
  void spaces_do_not_matter() {
    assertThat(NOTATION.read("  attack   3  yes ")).isEqualTo(new Attack(Seat.of(3), true));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "dmp 2 | unknown word dmp; known are pass-on, dump, attack, fire, show, arrange, zigzag, guess, sail, talk, think",
        "Dump 2 | unknown word Dump; known are pass-on, dump, attack, fire, show, arrange, zigzag, guess, sail, talk, think",
        "'' | unknown word ; known are pass-on, dump, attack, fire, show, arrange, zigzag, guess, sail, talk, think",
        "dump | dump lacks its hold",
        "dump 2 3 | dump 2 3 has a word too many: 3",
        "dump two | two is no number",
        "attack 10 yes | no seat 10",
        "attack -1 yes | no seat -1",
        "attack 1 true | true is neither yes nor no",
        "fire astern 90 yes | unknown word astern; known are port, star-board",
        "sail 90 | course lacks its windward",
        "show 7 | no coin 7",
        "guess 7 | no coin 7",
        "arrange 1 x | x is no number"
      })
  void what_is_no_order_is_refused_with_the_reason(String text, String reason) {
    assertThatThrownBy(() -> NOTATION.read(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(reason);
  }

  @Test
  void a_part_that_nobody_can_read_is_a_mistake_of_the_game() {
    assertThatThrownBy(() -> NOTATION.read("think hard"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("no way to read a String");
  }

  @Test
  void verbs_stand_in_the_order_of_declaration() {
    assertThat(NOTATION.verbs().keySet())
        .startsWith("pass-on", "dump", "attack")
        .endsWith("talk", "think");
    assertThat(NOTATION.verbs()).containsEntry("dump", Dump.class);
  }
}
