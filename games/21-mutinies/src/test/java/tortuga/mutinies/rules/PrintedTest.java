package tortuga.mutinies.rules;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.engine.Rule;
import tortuga.engine.Setting;
import tortuga.mutinies.Card;
import tortuga.mutinies.Colour;
import tortuga.mutinies.Combination;
import tortuga.mutinies.Jewel;
import tortuga.mutinies.Treasure;

/// What is printed on tokens, cards and board.
final class PrintedTest {
  @Test
  @Rule({"MUT-JEWEL-01", "MUT-JEWEL-02"})
  void there_are_54_jewels_with_36_rum_icons() {
    assertThat(Jewel.COUNT).isEqualTo(54);
    assertThat(Jewel.icons(Jewel.ALL)).isEqualTo(36);
    assertThat(Long.bitCount(Jewel.all(Colour.RED))).isEqualTo(12);
    assertThat(Long.bitCount(Jewel.all(Colour.WHITE))).isEqualTo(12);
    assertThat(Long.bitCount(Jewel.all(Colour.GREEN))).isEqualTo(12);
    assertThat(Long.bitCount(Jewel.all(Colour.BLUE))).isEqualTo(12);
    assertThat(Long.bitCount(Jewel.WILD)).isEqualTo(6);
  }

  @ParameterizedTest
  @CsvSource({
    "RED-04, 0, 0",
    "WHITE-05, 1, 0",
    "GREEN-10, 0, 1",
    "BLUE-11, 1, 1",
    "RED-12, 0, 2",
    "WILD-02, 1, 1",
    "WILD-04, 2, 0",
    "WILD-06, 2, 1"
  })
  @Rule("MUT-JEWEL-02")
  void a_jewel_costs_what_is_printed_on_it(String id, int doubloons, int rum) {
    assertThat(Jewel.of(id).doubloons()).isEqualTo(doubloons);
    assertThat(Jewel.of(id).rum()).isEqualTo(rum);
  }

  @Test
  @Rule("MUT-TREAS-01")
  void there_are_24_treasure_tokens_of_five_kinds() {
    Map<Class<?>, Long> kinds =
        IntStream.range(0, Treasure.COUNT)
            .mapToObj(number -> Effects.of(Treasure.of(number)).getClass())
            .collect(groupingBy(kind -> kind, counting()));

    assertThat(kinds)
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                Trick.Rum.class, 4L,
                Trick.Doubloons.class, 5L,
                Trick.Prestige.class, 6L,
                Trick.Trade.class, 4L,
                Trick.DrawJewel.class, 5L));
  }

  @Test
  @Rule("MUT-CARD-01")
  void there_are_45_mutiny_cards_in_three_categories_and_last_mutiny() {
    Map<String, Long> categories =
        IntStream.range(0, Card.COUNT)
            .mapToObj(number -> category(Effects.of(Card.of(number))))
            .collect(groupingBy(category -> category, counting()));

    assertThat(categories)
        .containsExactlyInAnyOrderEntriesOf(
            Map.of("obligatory", 16L, "voluntary", 18L, "end-of-game", 10L, "last-mutiny", 1L));
    for (int number = 0; number < Card.COUNT; number++) {
      Card card = Card.of(number);
      assertThat(Setting.word(card.category())).isEqualTo(category(Effects.of(card)));
    }
    assertThat(Card.LAST_MUTINY).isEqualTo(Card.of("MC-45"));
    assertThat(Effects.of(Card.LAST_MUTINY)).isInstanceOf(Effect.LastMutiny.class);
  }

  private static String category(Effect effect) {
    return switch (effect) {
      case Order _ -> "obligatory";
      case Trick _ -> "voluntary";
      case Bonus _ -> "end-of-game";
      case Effect.LastMutiny _ -> "last-mutiny";
    };
  }

  @ParameterizedTest
  @CsvSource({
    "ANY2, 2/1 3/2 4/3 5/4 6/5",
    "ANY3, 3/2 4/3 5/4 6/6 7/7",
    "ANY4, 4/3 5/4 6/5 7/7 8/8",
    "SAME3, 4/5 5/6 6/7 7/9 8/10",
    "PAIRS2, 5/5 6/6 7/7 8/9 9/10",
    "SAME4, 6/7 7/8 8/9 9/11 10/12"
  })
  @Rule("MUT-BM-04")
  void the_market_pays(Combination row, String prices) {
    String found =
        IntStream.rangeClosed(0, Combination.MOST_RUM)
            .mapToObj(rum -> row.doubloons(rum) + "/" + row.prestige(rum))
            .reduce((one, other) -> one + " " + other)
            .orElseThrow();

    assertThat(found).isEqualTo(prices);
  }
}
