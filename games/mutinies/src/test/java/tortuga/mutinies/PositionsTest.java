package tortuga.mutinies;

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
        "{cannons: 3};                           unknown key cannons",
        "{round: none};                          expected a number, found none",
        "{order: 0 1};                           expected every seat once",
        "{order: 0 1 1};                         expected every seat once",
        "{pirate: cabin};                        the Captain cannot choose cabin",
        "{closed: {mutiny: 2}};                  the Captain cannot choose mutiny",
        "{stock: {3: 1/1/1}};                    there is no player 3",
        "{stock: {minion: 1/1/1}};               there is no player minion",
        "{stock: {0: 1/1}};                      expected 3 numbers",
        "{stock: {0: -1/1/3}};                   nobody has less than nothing",
        "{stock: {0: 3/30/3}};                   there are only 25 rum",
        "{rum: 5};                               expected a number from 22 to 22",
        "{sizes: {jewel-pile: 3}};               expected a number from 46 to 46",
        "{bonuses: {0: 9}};                      9 is no bonus square",
        "{favours: {0: {wings: 1}}};             there is no favour wings",
        "{jewels: {0: RED-13}};                  there is no jewel RED-13",
        "{jewels: {0: RED-01, 1: RED-01}};       there is only one RED-01",
        "{shown: {0: RED-01}};                   RED-01 is not in this hand",
        "{trade-routes: RED-01 RED-02 RED-03 RED-04 RED-06}; there are 4 squares",
        "{jewel-pile: RED-01};                   the jewel pile must be",
        "{exhausted: 2};                         no jewel is left in it",
        "{exhausted: 1, second-pile: RED-01};    must be part of second-pile",
        "{discards: RED-01..12 WHITE-01..12 GREEN-01..12 BLUE-01..12, ntr: 2};"
            + " is exhausted at least once",
        "{treasures: {0: TT-25}};                there is no treasure token TT-25",
        "{treasures: {0: TT-01}, spent: TT-01};  there is only one TT-01",
        "{treasure-pile: TT-01};                 this pile must be",
        "{cards: {0: MC-46}};                    there is no Mutiny card MC-46",
        "{cards: {0: MC-45}};                    MC-45 cannot lie here",
        "{cards: {0: MC-01}, played: MC-01};     MC-01 cannot lie here",
        "{mutinies: 45, played: MC-01};          there are not so many Mutiny cards left",
        "{drawn: {0: RED-01}};                   RED-01 is not in this hand",
        "{jewels: {0: RED-01}, drawn: {0: RED-01}}; nobody is asked about what was drawn",
        "{discs: {0: TR5}};                      TR5 is not in use",
        "{discs: {0: C1, 1: C1}};                C1 is taken",
        "{discs: {0: C1, 2: C4}};                discs are placed in turn order",
        "{aside: {0: 1/0}};                      there is no disc",
        "{discs: {0: TR1}, trade-routes: -};     no jewel lies on TR1",
        "{pending: [dance 0]};                   unknown word dance",
        "{pending: [resolve 0]};                 disc 0 stands nowhere",
        "{pending: [take-turn 3]};               there is no disc 3",
        "{pending: [sailor-turn 3]};             there is no seat 3",
        "{pending: [sailor-turn 0]};             cannot be asked in this position",
        "{pending: [market-row 0]};              cannot be asked in this position",
        "{pending: [sell-rum 0 ANY2 3]};         cannot be asked in this position",
        "{pending: [ntr-jewel 0]};               cannot be asked in this position",
        "{pending: [card-target 0 MC-17]};       cannot be asked in this position"
      })
  void a_position_that_cannot_be_is_refused(String position, String reason) {
    assertThatThrownBy(() -> Harbour.with(3, position))
        .isInstanceOf(BadSketch.class)
        .hasMessageContaining(reason);
  }
}
