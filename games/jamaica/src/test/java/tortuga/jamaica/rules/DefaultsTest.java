package tortuga.jamaica.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static tortuga.jamaica.Harbour.ANNE;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.engine.Rule;
import tortuga.engine.text.Notation;
import tortuga.jamaica.Card;
import tortuga.jamaica.Harbour;
import tortuga.jamaica.JamaicaMove;
import tortuga.scenario.DictatedChance;

/// What is played for a seat whose time has run out.
final class DefaultsTest {
  private static final Notation<JamaicaMove> NOTATION = new Notation<>(JamaicaMove.class);

  @ParameterizedTest
  @Rule("JAM-RULING-49")
  @CsvSource(
      delimiter = ';',
      value = {
        "{pending: [place-dice 2 5]};                                             assign 2 5",
        "{ships: {0: 5}, pending: [move-ahead 0 4]};                              sail 15",
        "{ships: {0: 17, 1: 17, 2: 17}, pending: [choose-target 0]};              attack 1",
        "{ships: {0: 17, 1: 17}, holds: {0: C3}, pending: [spend-cannons 0 1 0 no]}; spend 0",
        "{powers: {0: SABER}, pending: [saber 0 1 0 no 0 2]};                     keep",
        "{ships: {0: 17, 1: 17}, pending: [choose-loot 0 1]};                     nothing",
        "{powers: {0: HOLD6}, pending: [load 0 food 3]};                          stow regular",
        "{holds: {0: F3 G3 G1 C1 G5}, pending: [load 0 food 5]};                  dump 3",
        "{holds: {0: G5 F1 G3}, pending: [pay-from 0 doubloons 4]};               pay 3 3",
        "{ships: {0: 41}, holds: {0: F3}, pending: [choose-retreat 0]};           retreat 38"
      })
  void a_seat_that_says_nothing_plays(String position, String move) {
    var harbour = Harbour.with(3, position);

    assertThat(
            NOTATION.write(
                harbour.rules.fallback(harbour.concealed(ANNE), ANNE, DictatedChance.of())))
        .isEqualTo(move);
  }

  @ParameterizedTest
  @Rule("JAM-RULING-49")
  @CsvSource({"AA", "GG", "CF"})
  void a_seat_that_chooses_no_card_plays_any(Card card) {
    var harbour = Harbour.with(3, "hands: {0: AA GG CF}");

    assertThat(
            harbour.rules.fallback(
                harbour.concealed(ANNE), ANNE, DictatedChance.of("default " + card)))
        .isEqualTo(new JamaicaMove.Choose(card));
  }
}
