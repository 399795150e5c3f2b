package tortuga.mutinies.notation;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.engine.text.BadPosition;
import tortuga.mutinies.Harbour;

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
        "{rum: 5};                               this must be 22, not 5; it may be left out",
        "{sizes: {jewel-pile: 3}};               this must be 46, not 3",
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
        "{mutinies: 22};                         the Mutiny deck has 21 cards at most",
        "{mutinies: 21, played: MC-01 MC-02 MC-03 MC-04 MC-05 MC-06 MC-07 MC-08 MC-09 MC-10 MC-11"
            + " MC-12 MC-13 MC-14 MC-15 MC-16 MC-17 MC-18 MC-19 MC-20 MC-21 MC-22 MC-23 MC-24"
            + " MC-25}; there are not so many Mutiny cards left",
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
        "{pending: [sailor-turn 0]};             seat 0 is the Captain",
        "{pending: [market-row 0]};              it needs three jewels or more",
        "{pending: [sell-rum 0 ANY2 3]};         it can pour 1 rum at most",
        "{pending: [ntr-jewel 0]};               it must have just drawn a jewel",
        "{pending: [card-target 0 MC-17]};       MC-17 has no target",
        "{round: 317};                           with 21 mutinies the game has 316 rounds at most",
        "{round: 316, pending: start-round};     the game has 316 rounds at most",
        "{quiet: 40};                            after 36 quiet rounds the game is over",
        "{discs: {0: CAB1}};                     the Captain cannot choose cabin",
        "{discs: {0: M1}};                       the Captain cannot choose mutiny",
        "{discs: {0: WRECK2}};                   discs fill the squares from WRECK1 on",
        "{discs: {0: WRECK1}, pirate: shipwrecks}; the Captain cannot repeat shipwrecks",
        "{discs: {0: C4}, closed: {city: 1}};    city is closed",
        "{discs: {0: C4, 1: WRECK1}};            Sailors follow the Captain to city",
        "{discs: {1: C4}};                       without a disc of the Captain",
        "{discs: {0: BM-ANY2}};                  BM-ANY2 needs jewels",
        "{discs: {0: C5}};                       C5 needs jewels",
        "{discs: {0: NTR1}, ntr: 0};             has no jewel for NTR1",
        "{discs: {0: C1}, aside: {0: 3/0}};      up to 2 doubloons and 0 rum are set aside on C1",
        "{discs: {0: C1}, aside: {0: 2/0}, pending: refill}; disc 0 is resolved, so nothing is",
        "{discs: {0: C1}, pending: check-end};   after the end of the round no disc",
        "{ntr: RED-01..05};                      has 4 jewels at most",
        "{pending: [take-turn 1, take-turn 0]};  turns come in turn order",
        "{pending: [captain-turn 1]};            the Captain is seat 0",
        "{pending: [minion-turn 0]};             only with two players there is a Minion",
        "{discs: {0: C1}, pending: [take-turn 0]}; disc 0 stands on C1",
        "{pending: [sell-jewels 0 ANY3]};        it needs more than 3 jewels, with ANY3 among them",
        "{pending: [rob-jewel 0], ntr: 0, trade-routes: RED-01}; it needs two jewels to choose from",
        "{stock: {1: 0/0/0, 2: 0/0/0}, pending: [cabin-rob 0]}; nobody else has doubloons",
        "{pending: [after-placing 0]};           disc 0 stands nowhere",
        "{discs: {0: C1}, pending: [after-placing 0]}; seat 0 has no tokens or cards",
        "{pending: [deal-rum]};                  nobody is in the Tavern",
        "{pending: [offer-trades 9]};            turns are 0 to 3",
        "{pending: [offer-trades 0]};            in the final scoring",
        "{pending: [final-trade 0]};             in the final scoring",
        "{scoring: yes, pending: [refill]};      only trades come in the final scoring",
        "{pending: [refill, sailor-turn 1]};     a question like this comes first",
        "{pending: [check-end, refill]};         this does not come after check-end",
        "{pending: [start-round, check-end]};    this does not come after start-round",
        "{pending: [check-end, check-end]};      this comes once",
        "{cards: {0: MC-08}, drawn: {0: MC-08}, pending: mutiny-card 0 0}; is another seat",
        "{cards: {0: MC-08}, drawn: {0: MC-08}, discs: {0: NTR1}, pending: ntr-jewel 0};"
            + " nobody is asked about what was drawn",
        "{pending: [overboard 0]};               it has no jewel"
      })
  void a_position_that_cannot_be_is_refused(String position, String reason) {
    assertThatThrownBy(() -> Harbour.with(3, position))
        .isInstanceOf(BadPosition.class)
        .hasMessageContaining(reason);
  }
}
