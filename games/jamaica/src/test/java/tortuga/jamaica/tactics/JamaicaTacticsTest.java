package tortuga.jamaica.tactics;

import static org.assertj.core.api.Assertions.assertThat;
import static tortuga.jamaica.Harbour.ANNE;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.engine.Journal;
import tortuga.engine.Moves;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.Tactics;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.SplitMix;
import tortuga.engine.text.Notation;
import tortuga.jamaica.Harbour;
import tortuga.jamaica.Jamaica;
import tortuga.jamaica.JamaicaMove;
import tortuga.jamaica.rules.Questions;
import tortuga.jamaica.state.JamaicaState;

/// What a decent captain does at once, and would be laughed at for not doing.
final class JamaicaTacticsTest {
  private static final Notation<JamaicaMove> NOTATION = new Notation<>(JamaicaMove.class);
  private static final Tactics<JamaicaState, JamaicaMove> TACTICS =
      new Jamaica().tactics(Setup.of(2));

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // what is missed least goes overboard
        "dump 2; {holds: {0: G6 F1 F5 C4 G3}, pending: [load 0 doubloons 5]}",
        "dump 4; {ships: {0: 46}, holds: {0: G6 G2 G5 C6 F6}, pending: [load 0 food 1]}",
        "dump 3; {last-round: yes, ships: {0: 47}, holds: {0: G1 G5 F6 F6 F6}, pending: [load 0 cannons 6]}",
        // whoever leads comes home, and whoever is poor does not end the race
        "choose AA; {ships: {0: 46, 1: 9, 2: 4}, dice: 5 1, hands: {0: AA GG FC}}",
        "choose GG; {ships: {0: 48, 1: 46, 2: 44}, dice: 4 6, holds: {0: F3, 1: G6 G6 G6 G6, 2: G6 G6 G6}, hands: {0: AA GG FC}}",
        // a treasure at the exact distance, and no voyage into hunger
        "choose AC; {ships: {0: 5}, dice: 4 2, tokens: 9 11, holds: {0: F1 G1}, hands: {0: AC CF FC}}",
        "choose FA; {ships: {0: 28}, dice: 1 1, holds: {0: G1}, tokens: 44, hands: {0: AF FA CF}}",
        // the channel is for those who can pay for it
        "sail 15; {ships: {0: 5}, holds: {0: F6 G3}, tokens: 44, pending: [move-ahead 0 4]}",
        "sail 33; {ships: {0: 31}, holds: {0: F1 G3}, pending: [move-ahead 0 2]}",
        // unless a shortage there only leads back to a treasure
        "sail 15; {ships: {0: 5}, holds: {0: G3}, pending: [move-ahead 0 4]}",
        // prey is fat and unarmed
        "attack 2; {ships: {0: 17, 1: 17, 2: 17}, holds: {1: F1 C6, 2: G6 G5}, pending: [choose-target 0]}",
        // cannons win gold, and are not wasted on a fight that is lost or won already
        "spend 6; {ships: {0: 43, 1: 43}, holds: {0: C6 F3, 1: G6 C3}, pending: [spend-cannons 0 1 0 no]}",
        "spend 0; {ships: {0: 17, 1: 17}, holds: {0: C1 F3, 1: G6}, pending: [spend-cannons 1 0 14 no]}",
        "spend 5; {ships: {0: 17, 1: 17}, holds: {0: C5 G6, 1: G6}, pending: [spend-cannons 1 0 6 no]}",
        // the Saber turns a rival's star, and spares a ten of your own
        "reroll; {ships: {0: 17, 1: 17}, powers: {0: SABER}, pending: [saber 1 0 0 no 0 star]}",
        "keep; {ships: {0: 17, 1: 17}, powers: {0: SABER}, pending: [saber 0 1 0 no 0 10]}",
        // loot: the most gold, or the chance to get rid of a curse
        "steal-hold 2; {ships: {0: 41, 1: 41}, holds: {1: F6 G6 C2}, pending: [choose-loot 0 1]}",
        "give K4; {ships: {0: 17, 1: 17}, holds: {1: F1}, hidden: {0: K4 T3a}, pending: [choose-loot 0 1]}",
        "steal-hidden; {ships: {0: 17, 1: 17}, holds: {1: C1}, hidden: {1: T7a}, knows: {0: T7a}, pending: [choose-loot 0 1]}",
        // small stacks are paid first, so that a hold is free again
        "pay 3 2; {ships: {0: 17}, holds: {0: F6 G3 F2}, pending: [pay-from 0 food 3]}",
        // the nearest place to fall back to
        "retreat 38; {ships: {0: 41}, holds: {0: F3}, pending: [choose-retreat 0]}",
        // gold into a hold that cannot be carried off with its card
        "stow regular; {powers: {0: HOLD6}, pending: [load 0 doubloons 5]}",
        // dice for the cards in hand
        "assign 6 1; {ships: {0: 5}, hands: {0: AF AC AB}, pending: [place-dice 1 6]}"
      })
  void a_captain_plays(String move, String position) {
    assertThat(NOTATION.write(best(Harbour.with(3, position).table, ANNE))).isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // the Ghost is sent at a rival's gold, and never at its captain's
        "steer 12; {ships: {ghost: 16, 0: 22, 1: 12}, holds: {1: G6 G6}, pending: [ghost-move 2]}",
        "steer 14; {ships: {ghost: 16, 0: 12, 1: 11}, holds: {0: G6 G6}, pending: [ghost-move 2]}",
        // and takes what hurts most
        "steal-hold 2; {ships: {ghost: 16, 1: 16}, holds: {1: C1 G6}, pending: [choose-loot 2 1]}"
      })
  void a_captain_steers_the_ghost(String move, String position) {
    assertThat(NOTATION.write(best(Harbour.with(2, position).table, ANNE))).isEqualTo(move);
  }

  @Test
  void whoever_is_home_with_more_gold_is_the_likely_winner() {
    double[] chances = new double[3];

    TACTICS.appraise(
        Harbour.with(3, "{ships: {0: 0@1, 1: 30, 2: 20}, last-round: yes}").table, chances);

    assertThat(chances[0]).isGreaterThan(0.95);
    assertThat(chances[0] + chances[1] + chances[2]).isBetween(0.999, 1.001);
  }

  @Test
  void at_the_start_all_are_equal_but_for_the_captain() {
    double[] chances = new double[3];

    TACTICS.appraise(Harbour.with(3, "{}").table, chances);

    assertThat(chances[1]).isEqualTo(chances[2]);
    assertThat(chances[0]).isBetween(chances[1] + 0.01, chances[1] + 0.05);
  }

  @Test
  void cards_that_lead_ahead_are_a_promise() {
    assertThat(chance("{hands: {0: AA AF AC, 1: AB CG GG, 2: AB CG GG}}")).isGreaterThan(0.4);
    assertThat(chance("{hands: {0: BA CG GG, 1: AA AF AC, 2: AA AF AC}}")).isLessThan(0.25);
  }

  @Test
  void full_sails_are_better_kept_than_gone() {
    String hands = "{hands: {0: AA CF FC, 1: FA CF FC, 2: FA CF FC}}";
    String gone = "{hands: {0: GG CF FC, 1: FA CF FC, 2: FA CF FC}, discards: {0: AA}}";

    assertThat(chance(hands)).isGreaterThan(chance(gone) + 0.1);
  }

  @Test
  void a_card_that_is_still_to_be_played_counts_as_in_the_hand() {
    assertThat(chance("{hands: {0: AA CF FC}}"))
        .isEqualTo(chance("{hands: {0: CF FC}, chosen: {0: AA}}"));
  }

  @Test
  void doubloons_count_more_the_nearer_the_leader_is_to_home() {
    assertThat(chance("{ships: {0: 46, 1: 46, 2: 46}, holds: {0: G6 G6}}"))
        .isGreaterThan(chance("{ships: {0: 16, 1: 16, 2: 16}, holds: {0: G6 G6}}"));
  }

  @Test
  void only_between_two_rounds_a_look_says_enough() {
    assertThat(isSettled("{dice: 5 1}")).isTrue();
    assertThat(isSettled("{dice: 5 1, hands: {1: CF FC}, chosen: {1: AA}}")).isFalse();
    assertThat(isSettled("{ships: {0: 5}, pending: [move-ahead 0 4]}")).isFalse();
    assertThat(isSettled("{dice: 5 1, last-round: yes}")).isFalse();
  }

  private static boolean isSettled(String position) {
    return TACTICS.isSettled(Harbour.with(3, position).table);
  }

  @Test
  void in_the_last_round_cards_in_hand_promise_nothing() {
    assertThat(chance("{last-round: yes, hands: {0: AA AF AC}}"))
        .isEqualTo(chance("{last-round: yes, hands: {0: BA CG GG}}"));
  }

  private static double chance(String position) {
    double[] chances = new double[3];
    TACTICS.appraise(Harbour.with(3, position).table, chances);
    return chances[0];
  }

  @Test
  void luck_is_what_all_see_of_dice_and_ships() {
    assertThat(fortune("{dice: 5 1}")).isEqualTo(fortune("{dice: 5 1, hands: {1: AA GG FC}}"));
    assertThat(fortune("{dice: 5 1}")).isNotEqualTo(fortune("{dice: 1 5}"));
    assertThat(fortune("{ships: {1: 9}}")).isNotEqualTo(fortune("{ships: {1: 11}}"));
  }

  private static long fortune(String position) {
    return TACTICS.fortune(Harbour.with(3, position).table);
  }

  @Test
  void judgement_beats_luck() {
    assertThat(winsAgainstRandom(2, 100)).isGreaterThan(92);
    assertThat(winsAgainstRandom(4, 100)).isGreaterThan(85);
  }

  /// Counts the games that one captain of judgement wins against others who play at random.
  private static int winsAgainstRandom(int seats, int games) {
    var rules = new Jamaica().rules(Setup.of(seats));
    int wins = 0;
    for (int game = 0; game < games; game++) {
      SplitMix chance = Chance.seeded(game);
      JamaicaState table = rules.begin(chance, Journal.silent());
      Seat captain = Seat.of(game % seats);
      while (!table.toAct().isEmpty()) {
        Seat seat = table.toAct().lowest();
        JamaicaMove move =
            seat.equals(captain) ? best(table, seat) : any(moves(table, seat), chance);
        rules.play(table, seat, move, chance, Journal.silent());
      }
      if (rules.outcome(table).winners().contains(captain)) wins++;
    }
    return wins;
  }

  private static JamaicaMove any(Moves<JamaicaMove> moves, SplitMix chance) {
    return moves.get(chance.below(moves.size()));
  }

  private static JamaicaMove best(JamaicaState table, Seat seat) {
    Moves<JamaicaMove> moves = moves(table, seat);
    double[] weights = new double[moves.size()];
    TACTICS.weigh(table, seat, moves, weights);
    int best = 0;
    for (int i = 1; i < weights.length; i++) if (weights[i] > weights[best]) best = i;
    return moves.get(best);
  }

  private static Moves<JamaicaMove> moves(JamaicaState table, Seat seat) {
    Moves<JamaicaMove> moves = new Moves<>();
    Questions.ALL.offer(table, table.question(), seat, moves);
    return moves;
  }
}
