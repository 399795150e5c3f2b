package tortuga.engine.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The expected numbers are those of `docs/chance.md`, computed by the program given there.
class SeedTest {
  private static final Luck DIE = Luck.die("die");
  private static final Seed SEED = Seed.of("00112233445566778899aabbccddeeff");

  private static IntStream dice(Chance chance) {
    return IntStream.generate(() -> chance.die(DIE, 6)).limit(12);
  }

  @Test
  void a_seed_is_written_as_it_is_read() {
    assertThat(SEED).hasToString("00112233445566778899aabbccddeeff");
    assertThat(Seed.of("fedcba98765432100000000000000001"))
        .isEqualTo(new Seed(0xfedcba9876543210L, 1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "0123",
        "00112233445566778899AABBCCDDEEFF",
        "00112233445566778899aabbccddeeff0",
        "g0112233445566778899aabbccddeeff"
      })
  void a_seed_has_32_hexadecimal_digits(String text) {
    assertThatThrownBy(() -> Seed.of(text))
        .hasMessage("a seed is 32 hexadecimal digits, not " + text);
  }

  @Test
  void the_chance_of_every_entry_is_frozen() {
    assertThat(dice(SEED.chance(0))).containsExactly(5, 4, 4, 5, 4, 3, 3, 3, 2, 1, 4, 3);
    assertThat(dice(SEED.chance(1))).containsExactly(5, 1, 1, 1, 5, 6, 3, 5, 5, 1, 6, 1);
    assertThat(dice(SEED.chance(2))).containsExactly(5, 5, 6, 5, 1, 3, 1, 4, 3, 3, 1, 2);
    assertThat(dice(SEED.chance(1_000_000))).containsExactly(4, 5, 5, 2, 6, 5, 5, 1, 1, 2, 5, 2);
  }

  @Test
  void the_promise_is_frozen() {
    assertThat(SEED.promise())
        .isEqualTo("3a81ead802b6f09fe253f955ee845e6c86d8724a269c5ed5d6e2cfb28cbefbd5");
  }

  @Test
  void the_mixing_of_words_is_frozen() {
    assertThat(SEED.mixedWith(List.of("anne", "mary")))
        .hasToString("518e2dfab66dd9083020d9f4cdad04f3");
    assertThat(SEED.mixedWith(List.of("María"))).hasToString("84e76a67acbd17573d141c26e8c543ae");
  }

  @Test
  void seeds_of_numbers_are_frozen() {
    assertThat(Seed.of(1)).hasToString("5692161d100b05e5da26e52fa3730902");
    assertThat(Seed.of(0)).hasToString("0000000000000000b4d055fcf2cbbd7b");
  }

  @Test
  void the_page_about_chance_tells_the_truth() throws IOException {
    String words = SEED.mixedWith(List.of("anne", "mary")).toString();

    assertThat(Files.readString(Path.of("../docs/chance.md")))
        .contains(
            SEED.promise(),
            line(SEED.chance(0)),
            line(SEED.chance(1)),
            line(SEED.chance(2)),
            words);
  }

  private static String line(Chance chance) {
    return dice(chance).mapToObj(Integer::toString).collect(Collectors.joining(" "));
  }

  @Test
  void an_entry_begins_anew_however_much_others_drew() {
    Chance first = SEED.chance(5);
    for (int i = 0; i < 100; i++) first.die(DIE, 6);

    assertThat(dice(SEED.chance(5)))
        .containsExactlyElementsOf(dice(SEED.chance(5)).boxed().toList());
    assertThat(dice(SEED.chance(6)))
        .containsExactlyElementsOf(dice(SEED.chance(6)).boxed().toList());
  }

  @Test
  void the_first_die_of_each_entry_is_fair() {
    int[] counts = new int[7];
    for (int entry = 0; entry < 6000; entry++) counts[SEED.chance(entry).die(DIE, 6)]++;

    assertThat(IntStream.of(counts).skip(1)).allMatch(count -> Math.abs(count - 1000) < 120);
  }

  @Test
  void neighbouring_entries_are_independent() {
    int[][] pairs = new int[7][7];
    for (int entry = 0; entry < 36_000; entry++) {
      pairs[SEED.chance(entry).die(DIE, 6)][SEED.chance(entry + 1).die(DIE, 6)]++;
    }

    for (int one = 1; one <= 6; one++) {
      for (int two = 1; two <= 6; two++) assertThat(pairs[one][two]).isBetween(860, 1140);
    }
  }
}
