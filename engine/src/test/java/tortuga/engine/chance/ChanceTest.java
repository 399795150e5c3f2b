package tortuga.engine.chance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChanceTest {
  private enum Wind {
    CALM,
    STRONG
  }

  @Test
  void dice_and_numbers_are_picks_of_what_is_possible() {
    List<Long> asked = new ArrayList<>();
    Chance lowest =
        (_, mask) -> {
          asked.add(mask);
          return Long.numberOfTrailingZeros(mask);
        };

    assertThat(lowest.die(Luck.die("die"), 6)).isEqualTo(1);
    assertThat(lowest.below(Luck.die("number"), 4)).isEqualTo(0);
    assertThat(asked).containsExactly(0b1111110L, 0b1111L);
  }

  @Test
  void the_highest_pick_is_the_highest_number() {
    Chance highest = (_, mask) -> 63 - Long.numberOfLeadingZeros(mask);

    assertThat(highest.die(Luck.die("die"), 6)).isEqualTo(6);
    assertThat(highest.below(Luck.die("number"), 4)).isEqualTo(3);
  }

  @Test
  void luck_has_a_word_for_each_result() {
    assertThat(Luck.die("die").word().apply(4)).isEqualTo("4");
    assertThat(Luck.seat("captain").word().apply(2)).isEqualTo("2");
    assertThat(Luck.of("wind", Wind.class).word().apply(1)).isEqualTo("STRONG");
  }
}
