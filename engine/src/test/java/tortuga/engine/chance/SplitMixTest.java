package tortuga.engine.chance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The expected numbers were computed by another program; every log ever written relies on them.
class SplitMixTest {
  private static final Luck DIE = Luck.die("die");

  @Test
  void the_generator_is_frozen() {
    SplitMix zero = new SplitMix(0);
    SplitMix other = new SplitMix(1234567);

    assertThat(LongStream.generate(zero::next).limit(3))
        .containsExactly(0xe220a8397b1dcdafL, 0x6e789e6aa1b965f4L, 0x06c45d188009454fL);
    assertThat(LongStream.generate(other::next).limit(5).mapToObj(Long::toUnsignedString))
        .containsExactly(
            "6457827717110365317",
            "3203168211198807973",
            "9817491932198370423",
            "4593380528125082431",
            "16408922859458223821");
  }

  @Test
  void numbers_below_a_bound_are_frozen() {
    SplitMix chance = new SplitMix(42);

    assertThat(IntStream.range(0, 12).map(seed -> new SplitMix(seed).below(3)))
        .containsExactly(2, 1, 1, 0, 1, 1, 2, 1, 1, 2, 0, 0);
    assertThat(IntStream.generate(() -> chance.below(Integer.MAX_VALUE)).limit(6))
        .containsExactly(1592498450, 343404953, 598291371, 739143935, 81669164, 1864505596);
  }

  @Test
  void no_draw_is_unfair_to_a_power_of_two() {
    SplitMix chance = new SplitMix(3);

    assertThat(IntStream.generate(() -> chance.below(1 << 30)).limit(6))
        .containsExactly(121816377, 751934434, 658176553, 78240062, 232399723, 683138509);
  }

  @Test
  void unfair_draws_are_drawn_again() {
    SplitMix chance = new SplitMix(7);

    assertThat(IntStream.generate(() -> chance.below(1147483648)).limit(8))
        .containsExactly(
            447323261,
            1033608151,
            286218592,
            536968420,
            376462693,
            154059202,
            474072997,
            1101439806);
  }

  @Test
  void a_die_a_number_and_a_pick_use_the_same_draws() {
    for (int seed = 0; seed < 100; seed++) {
      int below = new SplitMix(seed).below(6);

      assertThat(new SplitMix(seed).below(DIE, 6)).isEqualTo(below);
      assertThat(new SplitMix(seed).die(DIE, 6)).isEqualTo(below + 1);
      assertThat(new SplitMix(seed).pick(DIE, 0b1111110)).isEqualTo(below + 1);
    }
  }

  @Test
  void a_pick_is_one_of_the_bits() {
    SplitMix chance = Chance.seeded(1);

    assertThat(
            IntStream.generate(() -> chance.pick(DIE, 1L << 63 | 1L << 40 | 1))
                .limit(100)
                .distinct())
        .containsExactlyInAnyOrder(0, 40, 63);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 6, 11, 20, 64})
  void all_results_are_equally_likely(int bound) {
    int draws = 10_000 * bound;
    int[] counts = new int[bound];
    SplitMix chance = new SplitMix(2026);

    for (int i = 0; i < draws; i++) counts[chance.below(bound)]++;

    double chiSquared =
        IntStream.of(counts).mapToDouble(count -> Math.pow(count - 10_000, 2) / 10_000).sum();
    assertThat(chiSquared).isBetween(0.0, bound + 4 * Math.sqrt(2 * bound));
  }

  @Test
  void a_pick_counts_the_places_off_one_by_one() {
    SplitMix masks = new SplitMix(5);
    for (int seed = 0; seed < 2_000; seed++) {
      long mask = masks.next() | 1L << (seed % Long.SIZE);
      int skipped = new SplitMix(seed).below(Long.bitCount(mask));

      int picked = new SplitMix(seed).pick(DIE, mask);

      assertThat(mask >>> picked & 1).isEqualTo(1);
      assertThat(Long.bitCount(mask & ((1L << picked) - 1))).isEqualTo(skipped);
    }
  }
}
