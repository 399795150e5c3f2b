package tortuga.mutinies.secrets;

import static org.assertj.core.api.Assertions.assertThat;
import static tortuga.mutinies.Harbour.ANNE;
import static tortuga.mutinies.Harbour.MARY;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tortuga.engine.Rule;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Chance;
import tortuga.mutinies.Card;
import tortuga.mutinies.Colour;
import tortuga.mutinies.Combination;
import tortuga.mutinies.Harbour;
import tortuga.mutinies.Jewel;
import tortuga.mutinies.MutiniesEvent.CardDrawn;
import tortuga.mutinies.MutiniesEvent.JewelDrawn;
import tortuga.mutinies.MutiniesEvent.TreasureDrawn;
import tortuga.mutinies.MutiniesView;
import tortuga.mutinies.MutiniesView.PirateView;
import tortuga.mutinies.Square;
import tortuga.mutinies.Treasure;
import tortuga.mutinies.state.MutiniesState;

/// One test for each secret: what the laws cannot see is an event or a view that tells too much.
final class SecretsTest {
  private static PirateView anne(Harbour harbour, Viewer viewer) {
    return harbour.view(viewer).pirates().getFirst();
  }

  @Test
  @Rule("MUT-JEWEL-05")
  void others_see_only_how_many_jewels_somebody_holds() {
    var harbour = Harbour.with(3, "jewels: {0: RED-01 BLUE-06 WILD-01}");

    assertThat(anne(harbour, ANNE).jewels())
        .containsExactly(Jewel.of("RED-01"), Jewel.of("BLUE-06"), Jewel.of("WILD-01"));
    assertThat(anne(harbour, ANNE).sales()).containsExactly(Combination.ANY2, Combination.ANY3);
    assertThat(anne(harbour, MARY).jewels()).isEmpty();
    assertThat(anne(harbour, MARY).sales()).isEmpty();
    assertThat(anne(harbour, MARY).jewelCount()).isEqualTo(3);
    assertThat(anne(harbour, Viewer.SPECTATOR).jewels()).isEmpty();
  }

  @Test
  @Rule("MUT-RULING-41")
  void the_table_shows_only_numbers_even_of_jewels_that_all_have_seen() {
    var harbour = Harbour.with(3, "{jewels: {0: RED-01 BLUE-06}, shown: {0: RED-01 BLUE-06}}");

    assertThat(anne(harbour, MARY).jewels()).isEmpty();
    assertThat(Jewel.list(harbour.concealed(MARY).crew[0].jewels))
        .containsExactly(Jewel.of("RED-01"), Jewel.of("BLUE-06"));
  }

  @Test
  @Rule("MUT-TREAS-03")
  void others_see_only_how_many_treasure_tokens_somebody_holds() {
    var harbour = Harbour.with(3, "treasures: {0: TT-01 TT-20}");

    assertThat(anne(harbour, ANNE).treasures())
        .containsExactly(Treasure.of("TT-01"), Treasure.of("TT-20"));
    assertThat(anne(harbour, MARY).treasures()).isEmpty();
    assertThat(anne(harbour, MARY).treasureCount()).isEqualTo(2);
    assertThat(anne(harbour, Viewer.SPECTATOR).treasures()).isEmpty();
  }

  @Test
  @Rule("MUT-CARD-05")
  void others_see_only_how_many_cards_somebody_holds() {
    var harbour = Harbour.with(3, "cards: {0: MC-08 MC-40}");

    assertThat(anne(harbour, ANNE).cards()).containsExactly(Card.of("MC-08"), Card.of("MC-40"));
    assertThat(anne(harbour, MARY).cards()).isEmpty();
    assertThat(anne(harbour, MARY).cardCount()).isEqualTo(2);
    assertThat(anne(harbour, Viewer.SPECTATOR).cards()).isEmpty();
  }

  @Test
  @Rule("MUT-RULING-31")
  void everybody_sees_who_holds_last_mutiny() {
    var harbour = Harbour.with(3, "{mutinies: 0, cards: {0: MC-08 MC-45}}");

    assertThat(anne(harbour, MARY).cards()).containsExactly(Card.of("MC-45"));
  }

  @Test
  @Rule("MUT-MUT-04")
  void only_the_new_captain_sees_the_card_just_drawn() {
    var harbour =
        Harbour.with(3, "{cards: {0: MC-08}, drawn: {0: MC-08}, pending: mutiny-card 0 1}");

    assertThat(anne(harbour, ANNE).drawnCard()).contains(Card.of("MC-08"));
    assertThat(anne(harbour, MARY).drawnCard()).isEmpty();
  }

  @Test
  @Rule("MUT-NTR-03")
  void only_its_drawer_sees_the_jewel_just_drawn() {
    var harbour =
        Harbour.with(
            3, "{discs: {0: NTR1}, jewels: {0: RED-12}, drawn: {0: RED-12}, pending: ntr-jewel 0}");

    assertThat(anne(harbour, ANNE).drawnJewel()).contains(Jewel.of("RED-12"));
    assertThat(anne(harbour, MARY).drawnJewel()).isEmpty();
    assertThat(anne(harbour, MARY).jewelCount()).isEqualTo(1);
  }

  @Test
  @Rule("MUT-JEWEL-05")
  void others_learn_only_that_a_jewel_was_drawn() {
    var drawn = new JewelDrawn(ANNE, true, Optional.of(Jewel.of("RED-01")));
    var unseen = new JewelDrawn(ANNE, true, Optional.empty());

    assertThat(drawn.seenBy(ANNE)).contains(drawn);
    assertThat(drawn.seenBy(MARY)).contains(unseen);
    assertThat(drawn.seenBy(Viewer.SPECTATOR)).contains(unseen);
  }

  @Test
  @Rule("MUT-TREAS-03")
  void others_learn_only_that_a_treasure_token_was_drawn() {
    var drawn = new TreasureDrawn(ANNE, Optional.of(Treasure.of("TT-01")));
    var unseen = new TreasureDrawn(ANNE, Optional.empty());

    assertThat(drawn.seenBy(ANNE)).contains(drawn);
    assertThat(drawn.seenBy(MARY)).contains(unseen);
    assertThat(drawn.seenBy(Viewer.SPECTATOR)).contains(unseen);
  }

  @Test
  @Rule({"MUT-MUT-04", "MUT-RULING-31"})
  void others_learn_only_that_a_card_was_drawn_unless_it_is_last_mutiny() {
    var drawn = new CardDrawn(ANNE, 12, Optional.of(Card.of("MC-07")));
    var last = new CardDrawn(ANNE, 0, Optional.of(Card.LAST_MUTINY));

    assertThat(drawn.seenBy(ANNE)).contains(drawn);
    assertThat(drawn.seenBy(MARY)).contains(new CardDrawn(ANNE, 12, Optional.empty()));
    assertThat(drawn.seenBy(Viewer.SPECTATOR)).contains(new CardDrawn(ANNE, 12, Optional.empty()));
    assertThat(last.seenBy(MARY)).contains(last);
  }

  @Test
  void nobody_knows_what_lies_in_the_piles() {
    var harbour = Harbour.with(3, "{}");

    for (Viewer viewer : List.of(ANNE, MARY, Viewer.SPECTATOR)) {
      MutiniesState seen = harbour.concealed(viewer);
      assertThat(List.of(seen.pile, seen.ntr, seen.unseen)).containsOnly(0L);
      assertThat(seen.treasures).isZero();
      assertThat(harbour.view(viewer).jewelPile()).isEqualTo(46);
      assertThat(harbour.view(viewer).ntrPile()).isEqualTo(4);
      assertThat(harbour.view(viewer).treasurePile()).isEqualTo(24);
      assertThat(harbour.view(viewer).mutinies()).isEqualTo(21);
    }
  }

  @Test
  void stocks_discs_discards_and_used_things_are_public() {
    var harbour =
        Harbour.with(
            3,
            "{stock: {0: 7/2/9}, discs: {0: TR4}, discards: BLUE-01, spent: TT-03, played: MC-11}");

    MutiniesView seen = harbour.view(Viewer.SPECTATOR);

    assertThat(anne(harbour, Viewer.SPECTATOR).doubloons()).isEqualTo(7);
    assertThat(anne(harbour, Viewer.SPECTATOR).rum()).isEqualTo(2);
    assertThat(anne(harbour, Viewer.SPECTATOR).prestige()).isEqualTo(9);
    assertThat(anne(harbour, Viewer.SPECTATOR).disc().square()).contains(Square.TR4);
    assertThat(seen.discards()).containsExactly(Jewel.of("BLUE-01"));
    assertThat(seen.spent()).containsExactly(Treasure.of("TT-03"));
    assertThat(seen.played()).containsExactly(Card.of("MC-11"));
  }

  @Test
  void a_hand_imagined_in_the_market_can_deliver_what_its_square_takes() {
    var harbour =
        Harbour.with(
            3, "{jewels: {0: GREEN-01 GREEN-02 GREEN-03 GREEN-04 BLUE-01}, discs: {0: BM-SAME4}}");
    MutiniesState seen = harbour.concealed(MARY);
    Chance chance = Chance.seeded(1);

    for (int i = 0; i < 500; i++) {
      MutiniesState world = seen.copy();
      harbour.rules.imagine(world, chance);
      assertThat(Combination.SAME4.isIn(world.crew[0].jewels)).isTrue();
      assertThat(Long.bitCount(world.crew[0].jewels)).isEqualTo(5);
    }
  }

  @Test
  @Rule("MUT-JEWEL-04")
  void a_second_pile_is_imagined_only_from_the_jewels_that_went_into_it() {
    var harbour =
        Harbour.with(
            3,
            """
            exhausted: 1
            trade-routes: RED-01 RED-02 RED-03 RED-04
            ntr: RED-06..09
            discards: RED-05 RED-10..12 WHITE-01..12
            jewels: {1: GREEN-01..12 WILD-01..06}
            """);
    MutiniesState seen = harbour.concealed(ANNE);
    Chance chance = Chance.seeded(1);

    for (int i = 0; i < 100; i++) {
      MutiniesState world = seen.copy();
      harbour.rules.imagine(world, chance);
      assertThat(world.pile).isEqualTo(Jewel.all(Colour.BLUE));
    }
  }

  @Test
  void hands_imagined_in_the_market_fit_even_if_few_jewels_can_lie_there() {
    var harbour =
        Harbour.with(
            4,
            """
            order: 3 2 1 0
            discs: {3: BM-SAME4, 2: BM-PAIRS2, 1: BM-ANY2}
            jewels:
              0: RED-05
              1: GREEN-02 GREEN-12 BLUE-12
              2: WHITE-03 WHITE-05 BLUE-01 BLUE-02
              3: RED-02 RED-03 GREEN-03 GREEN-05 GREEN-07 BLUE-08 WILD-01
            shown: {1: GREEN-12, 3: RED-03 GREEN-03 GREEN-05}
            trade-routes: WHITE-06 WILD-03 WILD-05 RED-04 RED-12
            ntr: RED-09 GREEN-01 GREEN-04 RED-11
            discards: WHITE-02 WHITE-07 GREEN-09 BLUE-05
            exhausted: 1
            """);
    MutiniesState seen = harbour.concealed(ANNE);
    Chance chance = Chance.seeded(1);

    for (int i = 0; i < 300; i++) {
      MutiniesState world = seen.copy();
      harbour.rules.imagine(world, chance);
      assertThat(Combination.SAME4.isIn(world.crew[3].jewels)).isTrue();
      assertThat(Combination.PAIRS2.isIn(world.crew[2].jewels)).isTrue();
      assertThat(world.pile & ~world.secondPile).isZero();
    }
  }

  @Test
  void every_world_that_fits_is_equally_likely() {
    var harbour =
        Harbour.with(3, "{treasures: {1: TT-09}, spent: TT-01..08 TT-10..19, discs: {0: WRECK1}}");
    MutiniesState seen = harbour.concealed(ANNE);
    Chance chance = Chance.seeded(1);
    Map<String, Integer> worlds = new TreeMap<>();

    for (int i = 0; i < 6_000; i++) {
      MutiniesState world = seen.copy();
      harbour.rules.imagine(world, chance);
      worlds.merge(Treasure.list(world.crew[1].treasures).getFirst().id(), 1, Integer::sum);
    }

    assertThat(worlds.keySet())
        .containsExactly("TT-09", "TT-20", "TT-21", "TT-22", "TT-23", "TT-24");
    assertThat(worlds.values()).allSatisfy(count -> assertThat(count).isBetween(850, 1_150));
  }
}
