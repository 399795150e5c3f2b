package tortuga.aye.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static tortuga.aye.Quarterdeck.ANNE;
import static tortuga.aye.Quarterdeck.GRACE;
import static tortuga.aye.Quarterdeck.JACK;
import static tortuga.aye.Quarterdeck.MARY;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.aye.AyeEvent.Answered;
import tortuga.aye.AyeEvent.CardDiscarded;
import tortuga.aye.AyeEvent.CardDrawn;
import tortuga.aye.AyeEvent.CardSwapped;
import tortuga.aye.AyeView.GoalView;
import tortuga.aye.AyeView.PartView;
import tortuga.aye.AyeView.PirateView;
import tortuga.aye.Card;
import tortuga.aye.Command;
import tortuga.aye.GoalPart;
import tortuga.aye.Quarterdeck;
import tortuga.aye.state.Answers;
import tortuga.aye.state.AyeState;
import tortuga.aye.state.Pirate;
import tortuga.engine.Rule;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Chance;

/// One test for each secret: what the laws cannot see is an event or a view that tells too much.
final class SecretsTest {
  @Test
  @Rule("AYE-SETUP-05")
  void others_see_only_how_many_cards_are_in_hand() {
    var deck = Quarterdeck.with("hands: {1: C36 C09}");

    assertThat(deck.view(MARY).pirates().get(1).hand()).containsExactly(Card.C09, Card.C36);
    assertThat(deck.view(ANNE).pirates().get(1).hand()).isEmpty();
    assertThat(deck.view(ANNE).pirates().get(1).handSize()).isEqualTo(2);
    assertThat(deck.view(Viewer.SPECTATOR).pirates().get(1).hand()).isEmpty();
  }

  @Test
  @Rule("AYE-SETUP-06")
  void nobody_else_notices_a_swap() {
    var swapped = new CardSwapped(MARY, Card.C36, Card.C01);

    assertThat(swapped.seenBy(MARY)).contains(swapped);
    assertThat(swapped.seenBy(ANNE)).isEmpty();
    assertThat(swapped.seenBy(Viewer.SPECTATOR)).isEmpty();
  }

  @Test
  void others_learn_only_that_a_card_was_drawn() {
    var drawn = new CardDrawn(MARY, Optional.of(Card.C36));

    assertThat(drawn.seenBy(MARY)).contains(drawn);
    assertThat(drawn.seenBy(ANNE)).contains(new CardDrawn(MARY, Optional.empty()));
    assertThat(drawn.seenBy(Viewer.SPECTATOR)).contains(new CardDrawn(MARY, Optional.empty()));
  }

  @Test
  @Rule("AYE-RULING-47")
  void others_learn_only_that_a_card_was_discarded() {
    var discarded = new CardDiscarded(MARY, Optional.of(Card.C36));

    assertThat(discarded.seenBy(MARY)).contains(discarded);
    assertThat(discarded.seenBy(ANNE)).contains(new CardDiscarded(MARY, Optional.empty()));
    assertThat(discarded.seenBy(Viewer.SPECTATOR))
        .contains(new CardDiscarded(MARY, Optional.empty()));
  }

  @ParameterizedTest
  @Rule({"AYE-VOTE-01", "AYE-MUT-03"})
  @CsvSource(
      delimiter = ';',
      value = {
        "pending: cast-votes;                                          vote argh",
        "{phase: 9, pending: [show-thumbs 3 2, ask-mutineers 0]};      thumb-up",
        "{phase: 9, votes: {3: argh}, hands: {1: C32}};                claim C32 3",
        "{phase: 9, hands: {3: C33}, hooks: {3: 2 kept}, pending: [judge-claim 3 C33 2]};  disagree"
      })
  void others_see_only_that_a_secret_answer_is_in(String position, String answer) {
    var deck = Quarterdeck.with(position);

    var played = deck.play(MARY, answer);

    assertThat(played.events()).containsExactly(new Answered(MARY));
    assertThat(deck.match.concealed(ANNE).pirates[1].answer).isEqualTo(Pirate.SOME_ANSWER);
    assertThat(deck.match.concealed(MARY).pirates[1].answer)
        .isEqualTo(Answers.code(Quarterdeck.MOVES.read(answer)));
    assertThat(deck.view(ANNE).pirates().get(1).vote())
        .isEqualTo(deck.view(MARY).pirates().get(1).vote());
  }

  @Test
  void others_do_not_see_how_far_somebody_is_with_a_card() {
    var deck =
        Quarterdeck.with(
            "{hands: {1: C08 C16, 2: C27}, times-alone: {1: 1}, risen: {1: 2}, missions-won: {2: sails}}");

    PirateView mary = deck.view(MARY).pirates().get(1);
    PirateView seen = deck.view(JACK).pirates().get(1);

    assertThat(mary.goals())
        .containsExactly(
            goal(Card.C08, GoalPart.LONE_ARGH, 1, 2), goal(Card.C16, GoalPart.POINTS, 2, 3));
    assertThat(seen.goals()).isEmpty();
    assertThat(deck.view(JACK).pirates().get(2).goals())
        .containsExactly(goal(Card.C27, GoalPart.MISSIONS, 1, 3));
    assertThat(deck.view(ANNE).pirates().get(2).goals()).isEmpty();
    assertThat(deck.view(Viewer.SPECTATOR).pirates().get(2).goals()).isEmpty();
  }

  private static GoalView goal(Card card, GoalPart part, int now, int of) {
    return new GoalView(card, List.of(new PartView(part, now, of)), false);
  }

  @Test
  void progress_with_a_card_is_forgotten_with_the_card() {
    var deck =
        Quarterdeck.with(
            "{phase: 9, hands: {1: C01 C08 C27}, times-alone: {1: 1}, missions-won: {1: sails}, pending: [discard-card 1]}");

    deck.play(MARY, "discard C08");

    assertThat(deck.match.truth().pirates[1].timesAlone).isZero();
    assertThat(deck.match.truth().pirates[1].missionsWon).isNotZero();
  }

  @Test
  void a_card_that_is_met_stays_secret_until_it_is_turned_up() {
    var deck =
        Quarterdeck.with(
            "{phase: 3, ship: 6, reputations: {1: 6}, commands: {1: repair}, hands: {1: C20 C01}}");

    deck.play(MARY, "mend 3");

    assertThat(deck.match.concealed(MARY).pirates[1].fulfilled).isEqualTo(Card.C20.bit());
    assertThat(deck.match.concealed(ANNE).pirates[1].fulfilled).isZero();
  }

  @Test
  void of_the_discards_everybody_knows_what_he_saw_go_there() {
    var deck =
        Quarterdeck.with("{discards: C01 C02 C03, open-discards: C01, buried: {1: C02, 2: C03}}");

    assertThat(Card.list(deck.match.concealed(ANNE).discards)).containsExactly(Card.C01);
    assertThat(Card.list(deck.match.concealed(MARY).discards)).containsExactly(Card.C01, Card.C02);
    assertThat(deck.match.concealed(ANNE).deck).isZero();
    assertThat(deck.view(ANNE).discards()).isEqualTo(3);
    assertThat(deck.view(ANNE).deck()).isEqualTo(33);
  }

  @Test
  void a_shuffle_makes_everybody_forget_the_discards() {
    var deck =
        Quarterdeck.with(
            "{deck: [], fulfilled: {1: C09}, hands: {1: C09}, buried: {2: C03}, pending: settle}",
            "draw C05",
            "draw C06");

    assertThat(deck.match.truth().pirates[2].buried).isZero();
    assertThat(deck.match.concealed(JACK).discards).isZero();
  }

  @Test
  void after_the_game_all_hands_are_shown() {
    var deck = Quarterdeck.with("{ship: 1, captain-reputation: 3, hands: {1: C36, 2: C01}}");

    assertThat(deck.match.isOver()).isTrue();
    assertThat(deck.view(ANNE).pirates().get(1).hand()).containsExactly(Card.C36);
    assertThat(deck.view(Viewer.SPECTATOR).pirates().get(2).hand()).containsExactly(Card.C01);
  }

  @Test
  @Rule("AYE-SETUP-10")
  void everything_else_is_public() {
    var deck =
        Quarterdeck.with(
            "{phase: 5, doubloons: {1: 7}, commands: {1: sails}, dealt: {1: 3}, completed: {2: C20}}");

    PirateView seen = deck.view(Viewer.SPECTATOR).pirates().get(1);

    assertThat(seen.doubloons()).isEqualTo(7);
    assertThat(seen.command()).isEqualTo(Command.SAILS);
    assertThat(seen.dealt()).isEqualTo(3);
    assertThat(deck.view(Viewer.SPECTATOR).pirates().get(2).completed()).containsExactly(Card.C20);
  }

  @Test
  void every_world_that_fits_is_equally_likely() {
    var deck = Quarterdeck.with("{hands: {0: C01 C02, 1: C36 C03, 2: C04 C05, 3: C06 C07}}");
    AyeState seen = deck.match.concealed(ANNE);
    Chance chance = Chance.seeded(1);
    Map<Integer, Integer> holders = new TreeMap<>();

    for (int i = 0; i < 34_000; i++) {
      AyeState world = seen.copy();
      deck.rules.imagine(world, chance);
      holders.merge(world.holder(Card.C36), 1, Integer::sum);
    }

    assertThat(holders.keySet()).containsExactly(Pirate.NOBODY, 1, 2, 3);
    assertThat(holders.get(MARY.index())).isBetween(1_850, 2_150);
    assertThat(holders.get(GRACE.index())).isBetween(1_850, 2_150);
  }
}
