package tortuga.jamaica;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.engine.BadSketch;

/// Positions that cannot be, and what their author is told.
final class PositionsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{cannons: 3};                          unknown key cannons",
        "{round: none};                         expected a number, found none",
        "{captain: 3};                          expected a number from 0 to 2, found 3",
        "{dice: 7 1};                           expected a number from 0 to 6, found 7",
        "{dice: 3};                             expected the morning die and the evening die",
        "{dice: 0 1};                           a die that is placed shows 1 to 6",
        "{ships: {0: 50}};                      there is no place 50",
        "{ships: {0: 7@1}};                     there is no place 7@1",
        "{ships: {ghost: 3}};                   there is no ship ghost",
        "{holds: {0: F7}};                      found F7",
        "{holds: {0: F1 F1 F1 F1 F1 F1}};       this ship has no hold 6",
        "{holds: {0: F1 | G2}};                 only HOLD6 gives a sixth hold",
        "{powers: {0: T5}};                     T5 is no power",
        "{powers: {0: CROWN}};                  there is no treasure CROWN",
        "{powers: {0: MAP, 1: MAP}};            there is only one MAP",
        "{hidden: {0: MAP}};                    MAP lies face up",
        "{hidden: {0: T5, 1: T5}};              there is only one T5",
        "{knows: {0: T5}};                      no other ship has T5 face down",
        "{hands: {0: AA AA}};                   there is only one AA",
        "{hands: {0: AA AF AC AB BA}};          nobody holds so many cards",
        "{hands: {0: AA}, discards: {0: AA}};   there is only one AA",
        "{discards: {0: AA AA}};                there is only one AA",
        "{discards: {0: AA}, chosen: {0: AA}};  AA is discarded",
        "{revealed: 0};                         this seat has chosen no card",
        "{tokens: 5};                           5 is no lair",
        "{ships: {0: 4}, tokens: 4};            a ship on lair 4 has taken its token",
        "{hidden: {0: T5}, tokens: 4 9 11 19 22 25 33 37 44}; only 8 tokens are left",
        "{pending: [dance 0]};                  unknown word dance",
        "{pending: [act 0]};                    act lacks its half",
        "{pending: [act 0 morning]};            ship 0 has chosen no card to act on",
        "{pending: [take-turn 0]};              ship 0 has chosen no card to turn up",
        "{pending: [settle 3]};                 there is no ship 3",
        "{chosen: {0: AA, 1: AA, 2: AA}, pending: [choose-card]}; everybody has chosen a card"
      })
  void a_position_that_cannot_be_is_refused(String position, String reason) {
    assertThatThrownBy(() -> Harbour.with(3, position))
        .isInstanceOf(BadSketch.class)
        .hasMessageContaining(reason);
  }
}
