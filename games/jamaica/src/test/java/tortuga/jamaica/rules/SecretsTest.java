package tortuga.jamaica.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static tortuga.jamaica.Harbour.ANNE;
import static tortuga.jamaica.Harbour.JACK;
import static tortuga.jamaica.Harbour.MARY;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tortuga.engine.Rule;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Chance;
import tortuga.jamaica.Card;
import tortuga.jamaica.Cargo;
import tortuga.jamaica.Harbour;
import tortuga.jamaica.JamaicaEvent.CardDrawn;
import tortuga.jamaica.JamaicaEvent.CurseGiven;
import tortuga.jamaica.JamaicaEvent.HiddenStolen;
import tortuga.jamaica.JamaicaEvent.TreasureFound;
import tortuga.jamaica.JamaicaView;
import tortuga.jamaica.JamaicaView.ShipView;
import tortuga.jamaica.JamaicaView.Standing;
import tortuga.jamaica.Treasure;
import tortuga.jamaica.state.JamaicaState;

/// One test for each secret: what the laws cannot see is an event or a view that tells too much.
final class SecretsTest {
  @Test
  void others_see_only_how_many_cards_are_in_hand_and_pile() {
    var harbour = Harbour.with(3, "hands: {0: AA GG CF}");

    ShipView own = harbour.view(ANNE).ships().getFirst();
    ShipView others = harbour.view(MARY).ships().getFirst();

    assertThat(own.hand()).containsExactly(Card.AA, Card.CF, Card.GG);
    assertThat(others.hand()).isEmpty();
    assertThat(others.handSize()).isEqualTo(3);
    assertThat(others.pileSize()).isEqualTo(8);
  }

  @Test
  @Rule("JAM-RULING-34")
  void others_see_only_that_a_card_was_chosen() {
    var harbour = Harbour.with(3, "chosen: {0: AA}");

    assertThat(harbour.view(ANNE).ships().getFirst().chosen()).contains(Card.AA);
    assertThat(harbour.view(MARY).ships().getFirst().chosen()).isEmpty();
    assertThat(harbour.view(MARY).ships().getFirst().hasChosen()).isTrue();
    assertThat(harbour.view(Viewer.SPECTATOR).ships().getFirst().chosen()).isEmpty();
  }

  @Test
  void others_learn_only_that_a_card_was_drawn() {
    var drawn = new CardDrawn(ANNE, Optional.of(Card.GG));

    assertThat(drawn.seenBy(ANNE)).contains(drawn);
    assertThat(drawn.seenBy(MARY)).contains(new CardDrawn(ANNE, Optional.empty()));
    assertThat(drawn.seenBy(Viewer.SPECTATOR)).contains(new CardDrawn(ANNE, Optional.empty()));
  }

  @Test
  @Rule("JAM-TREAS-14")
  void others_learn_only_that_a_treasure_was_found_unless_it_is_a_power() {
    var points = new TreasureFound(0, false, Optional.of(Treasure.K4));
    var power = new TreasureFound(0, false, Optional.of(Treasure.MAP));

    assertThat(points.seenBy(ANNE)).contains(points);
    assertThat(points.seenBy(MARY)).contains(new TreasureFound(0, false, Optional.empty()));
    assertThat(power.seenBy(MARY)).contains(power);
    assertThat(power.seenBy(Viewer.SPECTATOR)).contains(power);
  }

  @Test
  @Rule("JAM-GHOST-10")
  void nobody_learns_what_the_ghost_found() {
    var found = new TreasureFound(JamaicaState.GHOST, true, Optional.of(Treasure.MAP));
    var unseen = new TreasureFound(JamaicaState.GHOST, true, Optional.empty());

    assertThat(found.seenBy(ANNE)).contains(unseen);
    assertThat(found.seenBy(MARY)).contains(unseen);
    assertThat(found.seenBy(Viewer.SPECTATOR)).contains(unseen);
  }

  @Test
  @Rule({"JAM-TREAS-15", "JAM-RULING-25"})
  void only_thief_and_victim_learn_which_card_was_stolen() {
    var stolen = new HiddenStolen(0, 1, false, Optional.of(Treasure.T7a));
    var unseen = new HiddenStolen(0, 1, false, Optional.empty());

    assertThat(stolen.seenBy(ANNE)).contains(stolen);
    assertThat(stolen.seenBy(MARY)).contains(stolen);
    assertThat(stolen.seenBy(JACK)).contains(unseen);
    assertThat(stolen.seenBy(Viewer.SPECTATOR)).contains(unseen);
  }

  @Test
  @Rule("JAM-RULING-26")
  void a_third_player_learns_only_that_a_curse_was_given() {
    var given = new CurseGiven(0, 1, Optional.of(Treasure.K2));

    assertThat(given.seenBy(MARY)).contains(given);
    assertThat(given.seenBy(JACK)).contains(new CurseGiven(0, 1, Optional.empty()));
  }

  @Test
  void a_card_seen_once_cannot_be_picked_out_later() {
    var harbour = Harbour.with(3, "{hidden: {1: T7a K3}, knows: {0: T7a}}");

    assertThat(harbour.view(ANNE).ships().get(1).hidden()).isEmpty();
    assertThat(harbour.view(ANNE).ships().get(1).hiddenCount()).isEqualTo(2);
    assertThat(harbour.view(MARY).ships().get(1).hidden())
        .containsExactly(Treasure.T7a, Treasure.K3);
  }

  @Test
  void everything_but_hand_pile_choice_and_face_down_cards_is_public() {
    var harbour = Harbour.with(3, "{holds: {0: F3 C2}, discards: {0: GG}, powers: {0: MAP}}");

    ShipView seen = harbour.view(Viewer.SPECTATOR).ships().getFirst();

    assertThat(seen.holds().get(1))
        .isEqualTo(new JamaicaView.Hold(Optional.of(Cargo.CANNONS), 2, false));
    assertThat(seen.discards()).containsExactly(Card.GG);
    assertThat(seen.powers()).containsExactly(Treasure.MAP);
  }

  @Test
  @Rule({"JAM-TREAS-14", "JAM-END-04", "JAM-END-05"})
  void a_standing_counts_only_the_treasures_that_the_viewer_sees() {
    var harbour = Harbour.with(3, "{ships: {0: 43}, holds: {0: G5 G1}, hidden: {0: T7a K3}}");

    assertThat(harbour.view(ANNE).ships().getFirst().standing())
        .contains(new Standing(4, 6, 7, -3, 14));
    assertThat(harbour.view(MARY).ships().getFirst().standing())
        .contains(new Standing(4, 6, 0, 0, 10));
    assertThat(harbour.view(ANNE).ships().get(1).standing())
        .contains(new Standing(-5, 3, 0, 0, -2));
  }

  @Test
  @Rule("JAM-RULING-59")
  void the_ghost_has_no_standing() {
    assertThat(Harbour.with(2, "{}").view(ANNE).ships().get(JamaicaState.GHOST).standing())
        .isEmpty();
  }

  @Test
  void every_world_that_fits_is_equally_likely() {
    var harbour = Harbour.with(3, "{hidden: {0: T5, 1: K2}, powers: {2: BETH}}");
    JamaicaState seen = harbour.concealed(ANNE);
    Chance chance = Chance.seeded(1);
    Map<Treasure, Integer> worlds = new TreeMap<>();

    for (int i = 0; i < 7_000; i++) {
      JamaicaState world = seen.copy();
      harbour.rules.imagine(world, chance);
      worlds.merge(Treasure.list(world.ships[1].hidden).getFirst(), 1, Integer::sum);
    }

    assertThat(worlds.keySet())
        .containsExactlyElementsOf(
            List.of(
                Treasure.T3a,
                Treasure.T3b,
                Treasure.T7a,
                Treasure.T7b,
                Treasure.K2,
                Treasure.K3,
                Treasure.K4));
    assertThat(worlds.values()).allSatisfy(count -> assertThat(count).isBetween(900, 1_100));
  }
}
