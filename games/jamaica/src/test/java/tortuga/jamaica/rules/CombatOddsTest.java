package tortuga.jamaica.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static tortuga.jamaica.Harbour.ANNE;
import static tortuga.jamaica.Harbour.MARY;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.chance.Chance;
import tortuga.engine.text.Notation;
import tortuga.jamaica.Cargo;
import tortuga.jamaica.Face;
import tortuga.jamaica.Harbour;
import tortuga.jamaica.JamaicaEvent;
import tortuga.jamaica.JamaicaEvent.CombatTied;
import tortuga.jamaica.JamaicaEvent.CombatWon;
import tortuga.jamaica.JamaicaFigure.AnswerOdds;
import tortuga.jamaica.JamaicaFigure.CombatOdds;
import tortuga.jamaica.JamaicaFigure.FaceResult;
import tortuga.jamaica.JamaicaFigure.Goods;
import tortuga.jamaica.JamaicaFigure.PriceAhead;
import tortuga.jamaica.JamaicaMove;
import tortuga.jamaica.JamaicaMove.Keep;
import tortuga.jamaica.JamaicaMove.Reroll;
import tortuga.jamaica.JamaicaMove.Spend;
import tortuga.jamaica.RollResult;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Step.PayFrom;
import tortuga.jamaica.state.Step.Saber;
import tortuga.jamaica.state.Step.SpendCannons;

/// The chances that are told before a combat, against ten thousand combats by the rules.
final class CombatOddsTest {
  private static final Notation<JamaicaMove> NOTATION = new Notation<>(JamaicaMove.class);
  private static final int SAMPLES = 10_000;
  private static final double STANDARD_ERRORS = 4;

  @ParameterizedTest
  @Rule({"JAM-COMBAT-03", "JAM-COMBAT-06", "JAM-COMBAT-08", "JAM-COMBAT-09", "JAM-TREAS-05"})
  @CsvSource(
      delimiter = ';',
      value = {
        "{holds: {0: C3, 1: C2}, pending: [fight 0 1]};                                  spend 0",
        "{holds: {0: C3, 1: C2}, pending: [fight 0 1]};                                  spend 3",
        "{holds: {0: C6 C6, 1: C2}, pending: [fight 0 1]};                               spend 11",
        "{holds: {0: C2, 1: F3}, powers: {0: BETH}, pending: [fight 0 1]};               spend 1",
        "{holds: {0: C2, 1: C3}, powers: {1: BETH}, pending: [fight 0 1]};               spend 2",
        "{holds: {0: C2, 1: C3}, powers: {0: SABER}, pending: [fight 0 1]};              spend 1",
        "{holds: {0: C2, 1: C3}, powers: {1: SABER}, pending: [fight 0 1]};              spend 2",
        "{holds: {0: C2, 1: C1}, powers: {0: SABER, 1: BETH}, pending: [fight 0 1]};     spend 2",
        "{holds: {0: C4}, pending: [spend-cannons 1 0 9 no]};                            spend 2",
        "{holds: {0: C4}, powers: {0: SABER}, pending: [spend-cannons 1 0 9 no]};        spend 2",
        "{holds: {0: C4}, powers: {1: SABER}, pending: [spend-cannons 1 0 9 no]};        spend 4",
        "{holds: {0: C4}, powers: {1: SABER}, pending: [spend-cannons 1 0 9 yes]};       spend 4",
        "{holds: {1: C3}, powers: {0: SABER}, pending: [saber 0 1 0 no 2 6]};            keep",
        "{holds: {1: C3}, powers: {0: SABER}, pending: [saber 0 1 0 no 2 6]};            reroll",
        "{powers: {0: SABER}, pending: [saber 1 0 7 no 0 4]};                            reroll",
        "{powers: {0: SABER}, pending: [saber 1 0 7 no 0 4]};                            keep"
      })
  void odds_come_true(String position, String text) {
    var harbour = Harbour.with(3, "{ships: {0: 17, 1: 17}, " + position.strip().substring(1));
    JamaicaMove move = NOTATION.read(text);
    CombatOdds odds = odds(harbour, harbour.table, ANNE, move);

    assertThat(odds.ship()).isEqualTo(0);
    for (AnswerOdds answer : odds.answers()) {
      Tally tally = sample(harbour, move, answer.cannons());
      expect(tally.wins, answer.win(), answer);
      expect(tally.ties, answer.tie(), answer);
      expect(SAMPLES - tally.wins - tally.ties, answer.lose(), answer);
    }
  }

  private static void expect(int found, double chance, AnswerOdds answer) {
    double error = Math.sqrt(chance * (1 - chance) / SAMPLES);
    assertThat((double) found / SAMPLES)
        .as("%s", answer)
        .isCloseTo(chance, within(STANDARD_ERRORS * error + 1e-9));
  }

  private static CombatOdds odds(Harbour harbour, JamaicaState state, Seat seat, JamaicaMove move) {
    JamaicaState concealed = state.copy();
    harbour.rules.conceal(concealed, seat);
    return (CombatOdds) harbour.rules.figures(concealed, seat, move).getFirst();
  }

  private static final class Tally {
    private int wins;
    private int ties;

    void note(JamaicaEvent event) {
      if (event instanceof CombatWon(int winner, _) && winner == 0) wins++;
      if (event instanceof CombatTied) ties++;
    }
  }

  private static Tally sample(Harbour harbour, JamaicaMove move, int answer) {
    Chance chance = Chance.seeded(7);
    Tally tally = new Tally();
    for (int i = 0; i < SAMPLES; i++) {
      JamaicaState state = harbour.table.copy();
      harbour.rules.play(state, ANNE, move, chance, tally::note);
      while (state.isAsking()) {
        if (state.question() instanceof SpendCannons) {
          harbour.rules.play(state, MARY, new Spend(answer), chance, tally::note);
        } else if (state.question() instanceof Saber(var combat, _, _)) {
          Seat owner = Seat.of(state.saberOwner(combat));
          harbour.rules.play(
              state, owner, better(harbour, state, owner, answer), chance, tally::note);
        } else if (state.question() instanceof PayFrom(int ship, _, _)) {
          JamaicaMove payment = harbour.rules.fallback(state, Seat.of(ship), chance);
          harbour.rules.play(state, Seat.of(ship), payment, chance, tally::note);
        } else {
          break;
        }
      }
    }
    return tally;
  }

  /// Returns what the owner of the Saber does who wants to win as much as not to lose.
  private static JamaicaMove better(Harbour harbour, JamaicaState state, Seat owner, int answer) {
    double kept = advantage(odds(harbour, state, owner, new Keep()), answer);
    double again = advantage(odds(harbour, state, owner, new Reroll()), answer);
    return again > kept ? new Reroll() : new Keep();
  }

  private static double advantage(CombatOdds odds, int answer) {
    AnswerOdds each = odds.answers().get(Math.min(answer, odds.answers().size() - 1));
    return each.win() - each.lose();
  }

  @Test
  @Rule({"JAM-COMBAT-06", "JAM-TREAS-10", "JAM-RULING-29"})
  void a_defender_sees_what_each_face_means() {
    var harbour =
        Harbour.with(3, "{holds: {0: C4}, powers: {0: BETH}, pending: [spend-cannons 1 0 9 no]}");

    CombatOdds odds = odds(harbour, harbour.table, ANNE, new Spend(1));

    assertThat(odds.bonus()).isEqualTo(2);
    assertThat(odds.toBeat()).isEqualTo(9);
    assertThat(odds.faces())
        .containsExactly(
            new FaceResult(Face.TWO, 5, RollResult.LOSES),
            new FaceResult(Face.FOUR, 7, RollResult.LOSES),
            new FaceResult(Face.SIX, 9, RollResult.TIES),
            new FaceResult(Face.EIGHT, 11, RollResult.WINS),
            new FaceResult(Face.TEN, 13, RollResult.WINS),
            new FaceResult(Face.STAR, 0, RollResult.WINS));
    assertThat(odds.answers()).containsExactly(new AnswerOdds(0, 3.0 / 6, 1.0 / 6, 2.0 / 6));
  }

  @Test
  @Rule({"JAM-COMBAT-01", "JAM-RULING-41"})
  void an_attack_shows_the_chances_without_and_with_all_cannons() {
    var harbour =
        Harbour.with(
            3, "{ships: {0: 17, 1: 17, 2: 17}, holds: {0: C4, 1: F3}, pending: [choose-target 0]}");
    var figures = harbour.rules.figures(harbour.concealed(ANNE), ANNE, new JamaicaMove.Attack(1));

    assertThat(figures).extracting(figure -> ((CombatOdds) figure).cannons()).containsExactly(0, 4);
  }

  @Test
  @Rule({"JAM-RULING-18", "JAM-GHOST-05"})
  void what_is_due_after_a_combat_is_told() {
    var harbour =
        Harbour.with(
            3,
            "{ships: {0: 17, 1: 17}, holds: {0: C4 F1, 1: F3}, pending: [choose-loot 0 1, settle 0]}");

    assertThat(harbour.rules.figures(harbour.concealed(ANNE), ANNE))
        .isEqualTo(List.of(new PriceAhead(0, new Goods(Cargo.FOOD, 2), 1)));
  }
}
