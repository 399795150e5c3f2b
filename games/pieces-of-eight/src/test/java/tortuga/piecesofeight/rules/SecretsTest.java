package tortuga.piecesofeight.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static tortuga.piecesofeight.Sea.ANNE;
import static tortuga.piecesofeight.Sea.JACK;
import static tortuga.piecesofeight.Sea.MARY;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tortuga.engine.Rule;
import tortuga.engine.Setup;
import tortuga.engine.Viewer;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightEvent.CoinDestroyed;
import tortuga.piecesofeight.EightEvent.CoinDrawn;
import tortuga.piecesofeight.EightEvent.CoinFetched;
import tortuga.piecesofeight.EightEvent.CoinsDealt;
import tortuga.piecesofeight.EightEvent.Offered;
import tortuga.piecesofeight.EightEvent.Traded;
import tortuga.piecesofeight.EightEvent.TreasureStowed;
import tortuga.piecesofeight.EightView;
import tortuga.piecesofeight.Sea;

/// One test for each secret: what the laws cannot see is an event or a view that tells too much.
final class SecretsTest {
  private static final String SHIPS =
      """
      nests: {0: mate, 1: mate, 2: mate}
      decks: {0: cannon bomb captain pistols treachery, 1: captain, 2: captain}
      holds: {0: cutlass captain mate}
      known-holds: {0: captain mate}
      """;

  @Test
  @Rule({"POE-POS-02", "POE-POS-03", "POE-POS-05", "POE-POS-07"})
  void others_see_only_the_open_coins_and_the_gold_of_a_ship() {
    Sea sea = Sea.with(3, SHIPS);

    assertThat(sea.seenBy(ANNE, "decks", ANNE)).isEqualTo("cannon bomb captain pistols treachery");
    assertThat(sea.seenBy(MARY, "decks", ANNE)).isEqualTo("cannon ? captain ? ?");
    assertThat(sea.seenBy(Viewer.SPECTATOR, "decks", ANNE)).isEqualTo("cannon ? captain ? ?");
    assertThat(coinsSeen(sea, ANNE))
        .containsExactly(
            Optional.of(Coin.CANNON),
            Optional.of(Coin.BOMB),
            Optional.of(Coin.CAPTAIN),
            Optional.of(Coin.PISTOLS),
            Optional.of(Coin.TREACHERY));
    assertThat(coinsSeen(sea, MARY))
        .containsExactly(
            Optional.of(Coin.CANNON),
            Optional.empty(),
            Optional.of(Coin.CAPTAIN),
            Optional.empty(),
            Optional.empty());
  }

  private static List<Optional<Coin>> coinsSeen(Sea sea, Viewer viewer) {
    return sea.match.view(viewer).ships().getFirst().deck().stream()
        .map(EightView.CoinView::coin)
        .toList();
  }

  @Test
  @Rule({"POE-NEST-01", "POE-NEST-03"})
  void everybody_sees_whether_a_nest_is_filled_before_or_after_the_main_action() {
    Sea sea = Sea.with(2, "decks: {0: mate bomb captain, 1: mate captain}");
    assertThat(sea.match.view(MARY).lastNest()).isFalse();
    sea.play(ANNE, "stay").play(ANNE, "mate fore 1 fore");

    assertThat(sea.match.view(MARY).lastNest()).isTrue();
  }

  @Test
  @Rule("POE-RULING-63")
  void teammates_see_no_more_than_others() {
    Setup teams = new Setup(4, Map.of("teams", "2x2"));
    Sea sea = Sea.with(teams, "decks: {0: cannon bomb captain pistols}");

    assertThat(sea.seenBy(JACK, "decks", ANNE)).isEqualTo("cannon ? captain ?");
  }

  @Test
  @Rule("POE-HOLD-02")
  void others_see_of_a_hold_only_its_size_and_what_they_saw_go_in() {
    Sea sea = Sea.with(3, SHIPS);

    assertThat(sea.seenBy(MARY, "holds", ANNE)).isEqualTo("captain mate ?");
    assertThat(sea.match.view(MARY).ships().getFirst().hold()).isEmpty();
    assertThat(sea.match.view(MARY).ships().getFirst().holdSize()).isEqualTo(3);
    assertThat(sea.match.view(ANNE).ships().getFirst().hold())
        .containsExactly(Coin.CAPTAIN, Coin.CUTLASS, Coin.MATE);
  }

  private static final Setup MEMORY_AID = new Setup(2, Map.of("memoryAid", "on"));

  @Test
  @Rule({"POE-HOLD-02", "POE-RULING-76"})
  void a_hold_of_which_every_coin_is_known_still_shows_only_its_size() {
    String position = "{holds: {0: cutlass mate}, known-holds: {0: cutlass mate}}";
    Sea without = Sea.with(2, position);
    Sea with = Sea.with(MEMORY_AID, position);

    assertThat(holdSeen(without, MARY)).isEmpty();
    assertThat(holdSeen(without, Viewer.SPECTATOR)).isEmpty();
    assertThat(holdSeen(with, MARY)).containsExactly(Coin.CUTLASS, Coin.MATE);
  }

  @Test
  @Rule("POE-RULING-76")
  void the_memory_aid_shows_what_is_known_of_a_hold() {
    Sea sea = Sea.with(MEMORY_AID, "{holds: {0: cutlass mate}, known-holds: {0: mate}}");

    assertThat(holdSeen(sea, MARY)).containsExactly(Coin.MATE);
    assertThat(sea.match.view(MARY).ships().getFirst().holdSize()).isEqualTo(2);
  }

  private static List<Coin> holdSeen(Sea sea, Viewer viewer) {
    return sea.match.view(viewer).ships().getFirst().hold();
  }

  @Test
  @Rule("POE-RULING-76")
  void everybody_looks_into_a_hold_while_it_is_open() {
    Sea sea = Sea.with(2, "holds: {0: cutlass mate}").play(ANNE, "open-hold");
    assertThat(holdSeen(sea, MARY)).containsExactly(Coin.CUTLASS, Coin.MATE);
    assertThat(holdSeen(sea, Viewer.SPECTATOR)).containsExactly(Coin.CUTLASS, Coin.MATE);

    sea.play(ANNE, "close-hold");

    assertThat(holdSeen(sea, MARY)).isEmpty();
    assertThat(holdSeen(sea, ANNE)).containsExactly(Coin.CUTLASS, Coin.MATE);
  }

  @Test
  @Rule({"POE-POS-03", "POE-RULING-76"})
  void a_deck_of_which_every_coin_is_known_is_still_hidden() {
    Sea sea = Sea.with(2, "decks: {0: cannon captain mate!}");

    assertThat(coinsSeen(sea, MARY))
        .containsExactly(Optional.of(Coin.CANNON), Optional.of(Coin.CAPTAIN), Optional.empty());
    assertThat(coinsSeen(sea, ANNE)).doesNotContain(Optional.empty());
  }

  @Test
  @Rule({"POE-COMBO-03", "POE-RULING-76"})
  void a_mate_that_was_shown_at_the_aft_is_hidden_again() {
    Sea sea =
        Sea.with(
            2,
            """
            nests: {0: pillage, 1: cannon}
            decks: {0: cutlass captain mate, 1: mate captain}
            """);

    sea.play(ANNE, "cutlass fore keep 1 nest");

    assertThat(sea.heardBy(MARY)).contains("mate-shown 0");
    assertThat(coinsSeen(sea, MARY).get(2)).isEmpty();
  }

  @Test
  void a_coin_that_was_seen_is_shown_again_only_with_the_memory_aid() {
    String position = "decks: {0: cannon mate! captain pistols}";
    Sea without = Sea.with(2, position);
    Sea with = Sea.with(new Setup(2, Map.of("memoryAid", "on")), position);

    assertThat(coinsSeen(without, MARY).get(1)).isEmpty();
    assertThat(coinsSeen(with, MARY).get(1)).contains(Coin.MATE);
    assertThat(with.match.view(MARY).ships().getFirst().deck().get(1).remembered()).isTrue();
  }

  @Test
  void a_secret_rearrangement_clears_all_that_was_remembered() {
    Sea sea =
        Sea.with(
            2,
            """
            nests: {0: call-to-quarters, 1: mate}
            decks: {0: cannon mate! captain pistols, 1: captain}
            """);

    sea.play(ANNE, "call-to-quarters nest").play(ANNE, "copy as-before").play(ANNE, "ready");

    assertThat(sea.seenBy(MARY, "decks", ANNE)).isEqualTo("cannon ? captain ?");
  }

  @Test
  @Rule("POE-RULING-43")
  void others_learn_only_the_position_of_a_hidden_coin_that_is_destroyed() {
    var hidden = new CoinDestroyed(ANNE, 3, false, Optional.of(Coin.BOMB), MARY, Coin.CUTLASS);
    var open = new CoinDestroyed(ANNE, 1, true, Optional.of(Coin.BOMB), MARY, Coin.CUTLASS);

    assertThat(hidden.seenBy(ANNE)).contains(hidden);
    assertThat(hidden.seenBy(MARY))
        .contains(new CoinDestroyed(ANNE, 3, false, Optional.empty(), MARY, Coin.CUTLASS));
    assertThat(open.seenBy(MARY)).contains(open);
  }

  @Test
  @Rule("POE-GROG-01")
  void others_learn_only_that_a_coin_was_fetched_unless_it_is_gold() {
    var silver = new CoinFetched(ANNE, false, Optional.of(Coin.BOMB));
    var gold = new CoinFetched(ANNE, true, Optional.of(Coin.CAPTAIN));

    assertThat(silver.seenBy(MARY)).contains(new CoinFetched(ANNE, false, Optional.empty()));
    assertThat(silver.seenBy(ANNE)).contains(silver);
    assertThat(gold.seenBy(MARY)).contains(gold);
  }

  @Test
  @Rule("POE-RULING-34")
  void others_do_not_learn_which_coin_a_call_to_quarters_drew() {
    var drawn = new CoinDrawn(ANNE, Optional.of(Coin.BOMB));

    assertThat(drawn.seenBy(ANNE)).contains(drawn);
    assertThat(drawn.seenBy(MARY)).contains(new CoinDrawn(ANNE, Optional.empty()));
  }

  @Test
  @Rule("POE-BURY-01")
  void others_do_not_learn_the_order_of_a_treasure() {
    var stowed = new TreasureStowed(ANNE, false, Optional.of(Coin.BOMB));

    assertThat(stowed.seenBy(ANNE)).contains(stowed);
    assertThat(stowed.seenBy(Viewer.SPECTATOR))
        .contains(new TreasureStowed(ANNE, false, Optional.empty()));
  }

  @Test
  @Rule("POE-POOL-04")
  void others_learn_only_how_many_coins_were_dealt() {
    var dealt = new CoinsDealt(ANNE, 2, List.of(Coin.BOMB, Coin.MATE));

    assertThat(dealt.seenBy(ANNE)).contains(dealt);
    assertThat(dealt.seenBy(MARY)).contains(new CoinsDealt(ANNE, 2, List.of()));
  }

  @Test
  @Rule("POE-RULING-69")
  void only_the_two_parties_see_what_is_offered_and_traded() {
    var offer = new Offered(ANNE, MARY, List.of(Coin.MATE), List.of(Coin.BOMB));
    var trade = new Traded(ANNE, MARY, 1, 1, List.of(Coin.MATE), List.of(Coin.BOMB));

    assertThat(offer.seenBy(MARY)).contains(offer);
    assertThat(offer.seenBy(JACK)).contains(new Offered(ANNE, MARY, List.of(), List.of()));
    assertThat(trade.seenBy(ANNE)).contains(trade);
    assertThat(trade.seenBy(JACK)).contains(new Traded(ANNE, MARY, 1, 1, List.of(), List.of()));
  }

  @Test
  @Rule("POE-SETUP-07")
  void nobody_else_sees_a_ship_being_built() {
    Sea sea = Sea.with(2, "{turn: 0, pending: build-ship}");

    sea.play(ANNE, "put mate").play(ANNE, "put cannon");

    assertThat(sea.heardBy(MARY)).isEmpty();
    assertThat(sea.seenBy(MARY, "plans", ANNE)).isEmpty();
    assertThat(sea.match.view(MARY).ships().getFirst().plan()).isEmpty();
    assertThat(sea.match.view(ANNE).ships().getFirst().plan()).hasSize(2);
  }

  @Test
  @Rule("POE-RULING-16")
  void nobody_learns_how_another_answers_a_window_before_it_closes() {
    Sea sea =
        Sea.with(
            3,
            """
            nests: {0: mate, 1: treachery, 2: treachery}
            decks: {0: bomb captain, 1: captain, 2: captain}
            """);

    sea.play(ANNE, "mate nest 1 nest").play(MARY, "treachery nest");

    assertThat(sea.heardBy(JACK)).containsExactly("answered 1");
    assertThat(sea.seenBy(JACK, "answers", MARY)).isEqualTo("?");
  }

  @Test
  @Rule({"POE-STALE-01", "POE-RULING-54"})
  void nobody_learns_who_declined_a_stalemate() {
    Sea sea = Sea.with(3, "pending: vote-stalemate");

    sea.play(ANNE, "refuse").play(MARY, "agree").play(JACK, "agree");

    assertThat(sea.heardBy(MARY)).startsWith("answered 2", "vote-ended no");
  }

  @Test
  @Rule("POE-RULING-62")
  void at_the_end_everything_is_shown() {
    Sea sea = Sea.with(2, "{nests: {0: mate}, decks: {0: bomb captain pistols, 1: captain}}");

    sea.play(ANNE, "mate nest 1 fore");

    assertThat(sea.seenBy(MARY, "decks", ANNE)).isEqualTo("bomb captain pistols");
  }
}
