package tortuga.aye.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static tortuga.aye.Quarterdeck.ANNE;
import static tortuga.aye.Quarterdeck.GRACE;
import static tortuga.aye.Quarterdeck.JACK;
import static tortuga.aye.Quarterdeck.MARY;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.aye.AyeFigure.AttemptOdds;
import tortuga.aye.AyeView;
import tortuga.aye.AyeView.AttemptView;
import tortuga.aye.AyeView.Danger;
import tortuga.aye.AyeView.PirateView;
import tortuga.aye.AyeView.TraitorView;
import tortuga.aye.Quarterdeck;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.Viewer;

/// What the rules say of a position, so that no page works it out.
final class ViewsTest {
  private static AyeView seen(String position) {
    return Quarterdeck.with(position).view(ANNE);
  }

  @ParameterizedTest
  @CsvSource({"5, NONE", "4, LOW", "3, LOW", "2, SINKING", "1, SINKING"})
  @Rule("AYE-RULING-08")
  void flags_tell_how_near_the_ship_is_to_its_end(int ship, Danger danger) {
    assertThat(seen("{phase: 3, ship: %d, commands: {1: repair}}".formatted(ship)).danger())
        .isEqualTo(danger);
  }

  @ParameterizedTest
  @CsvSource({"19, false", "20, true"})
  @Rule("AYE-RULING-58")
  void the_last_round_is_called_so(int round, boolean isLast) {
    String position = "{round: %d, phase: 3, commands: {1: repair}}".formatted(round);

    assertThat(seen(position).lastRound()).isEqualTo(isLast);
  }

  @Test
  @Rule("AYE-VOTE-01")
  void the_captain_phase_ends_with_the_vote() {
    var deck = Quarterdeck.with("{phase: 1, commands: {1: repair}, pending: cast-votes}");

    assertThat(deck.view(ANNE).voting()).isTrue();
    assertThat(seen("{phase: 3, commands: {1: repair}}").voting()).isFalse();
    assertThat(seen("{phase: 1, pending: issue-commands 0 0}").voting()).isFalse();
  }

  @Test
  @Rule("AYE-CAP-08")
  void abilities_of_the_mutiny_phase_belong_to_the_next_round() {
    assertThat(seen("{round: 3, phase: 3, commands: {1: repair}}").abilityRound()).isEqualTo(3);
    assertThat(seen("{round: 3, phase: 9, reputations: {1: 5}}").abilityRound()).isEqualTo(4);
  }

  @Test
  @Rule({"AYE-SETUP-08", "AYE-RULING-25"})
  void the_crew_sits_clockwise_from_the_captains_left() {
    AyeView view = seen("{phase: 3, captain: 2, commands: {1: repair}}");

    assertThat(view.hasCaptain()).isTrue();
    assertThat(view.crew()).containsExactly(GRACE, Seat.of(4), ANNE, MARY);
  }

  @Test
  @Rule("AYE-SETUP-07")
  void before_the_game_nobody_wears_the_hat() {
    assertThat(seen("{round: 0, phase: 0, pending: discard-third}").hasCaptain()).isFalse();
  }

  @Test
  @Rule("AYE-SETUP-09")
  void gifts_are_what_is_beyond_the_first_doubloon() {
    var deck = Quarterdeck.with("{round: 0, phase: 0, pending: deal-doubloons 0}");
    deck.play(ANNE, "give 2 5");

    assertThat(deck.view(MARY).pirates())
        .extracting(PirateView::gift)
        .containsExactly(0, 3, 5, 3, 3);
    assertThat(seen("{phase: 3, doubloons: {1: 7}, commands: {1: repair}}").pirates())
        .extracting(PirateView::gift)
        .containsOnly(0);
  }

  @Test
  @Rule("AYE-MIS-06")
  void the_steps_of_all_missions_are_counted() {
    assertThat(seen("{phase: 3, missions: 3 2 0 1, commands: {1: repair}}").stepsLeft())
        .isEqualTo(6);
  }

  @Test
  @Rule({"AYE-TRAITOR-01", "AYE-RULING-45"})
  void a_traitor_is_unmasked_after_the_end_and_wins_only_as_captain() {
    String sinking = "{ship: 1, captain-reputation: 3, hands: {%d: C36}}";

    assertThat(seen(sinking.formatted(0)).unmasked()).contains(new TraitorView(ANNE, true));
    assertThat(seen(sinking.formatted(1)).unmasked()).contains(new TraitorView(MARY, false));
  }

  @Test
  void nobody_is_unmasked_before_the_end() {
    var deck = Quarterdeck.with("{phase: 3, commands: {1: repair}, hands: {0: C36 C01}}");

    assertThat(deck.view(ANNE).unmasked()).isEmpty();
    assertThat(deck.view(Viewer.SPECTATOR).unmasked()).isEmpty();
  }

  @Test
  @Rule({"AYE-DICE-02", "AYE-RULING-37"})
  void an_attempt_is_safe_while_dice_that_can_be_turned_are_enough() {
    assertThat(attempt(1)).extracting(AttemptView::missing).isEqualTo(1);
    assertThat(attempt(1)).extracting(AttemptView::safe).isEqualTo(true);
    assertThat(attempt(0)).extracting(AttemptView::safe).isEqualTo(false);
  }

  @Test
  @Rule("AYE-DICE-04")
  void an_attempt_is_hopeless_if_even_all_open_dice_are_too_few() {
    assertThat(attempt(0)).extracting(AttemptView::hopeless).isEqualTo(false);
    var deck = Quarterdeck.with(LYING.formatted(0, "S K K"));
    assertThat(deck.view(JACK).attempt().orElseThrow().hopeless()).isTrue();
  }

  private static final String LYING =
      "{phase: 5, commands: {1: sails}, doubloons: {1: %d}, attempt: sails, members: 1, needed: 2,"
          + " throws: 1, thrown: {1: %s}, pending: consider-throw 0}";

  private static AttemptView attempt(int doubloons) {
    return Quarterdeck.with(LYING.formatted(doubloons, "S T B")).view(ANNE).attempt().orElseThrow();
  }

  @Test
  @Rule("AYE-ARGH-01")
  void the_dice_of_an_attempt_are_counted_with_those_taken() {
    var deck =
        Quarterdeck.with(
            "{phase: 5, votes: {1: argh}, actions: {1: sails}, dealt: {1: 2}, attempt: sails,"
                + " members: 1, needed: 2, pending: take-argh-dice 0}");
    var seen = deck.match.concealed(MARY);

    assertThat(deck.rules.figures(seen, MARY, Quarterdeck.MOVES.read("take-argh 3")))
        .extracting(figure -> ((AttemptOdds) figure).dice())
        .containsExactly(5);
  }
}
