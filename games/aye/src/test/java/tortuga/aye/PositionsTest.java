package tortuga.aye;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.engine.BadSketch;

/// Positions that cannot be are refused, in words that help.
final class PositionsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{shipp: 3};                                     unknown key shipp",
        "{ship: 11};                                     expected a number from 1 to 10, found 11",
        "{missions: 1 2};                                expected a number for each mission",
        "{missions: 1 2 3 4};                            expected a number from 0 to 3, found 4",
        "{doubloons: {1: 28}};                           there are only 28 doubloons",
        "{offerings: 3};                                 expected a number from 8 to 8, found 3",
        "{reputations: {0: 3}};                          the captain has no reputation of his own",
        "{reputations: {5: 3}};                          there is no seat 5",
        "{commands: {1: dance}};                         there is no command dance",
        "{phase: 5, actions: {1: rum}};                  rum is no action",
        "{hooks: {1: 2 lost}};                           expected who gave the hook",
        "{waiting: 5, kraken: 4};                        there are only 8 mission dice",
        "{argh-waiting: 3, argh-kraken: 2};              there are only 4 Argh! dice",
        "{flags: 7};                                     there is no flag on square 7",
        "{hands: {1: C01, 2: C01}};                      C01 is elsewhere",
        "{hands: {1: C37}};                              there is no card C37",
        "{fulfilled: {1: C01}};                          C01 is not there",
        "{open-discards: C01};                           C01 is not there",
        "{deck: C01, discards: C02};                     these cards are nowhere",
        "{throws: 1};                                    there is no attempt",
        "{pending: dance};                               unknown word dance",
        "{pending: stop};                                there is no attempt",
        "{pending: choose-action 4};                     nobody has turn 4",
        "{pending: lose-point 7};                        there is no seat 7",
        "{phase: 5, attempt: sails, members: 1, thrown: {1: SS}}; expected S, T, K or B",
        "{phase: 5, attempt: sails, members: 1, pending: consider-throw 1}; this pirate is not in the attempt",
        "{claims: {1: ready}};                           expected a claim"
      })
  void what_cannot_be_is_refused(String position, String complaint) {
    assertThatThrownBy(() -> Quarterdeck.with(position))
        .isInstanceOf(BadSketch.class)
        .hasMessageContaining(complaint);
  }
}
