package tortuga.aye.notation;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.aye.Quarterdeck;
import tortuga.engine.text.BadPosition;

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
        "{offerings: 3};                                 this can only be 8, not 3",
        "{reputations: {0: 3}};                          the captain has no reputation of their own",
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
        "{claims: {1: ready}};                           expected a claim",
        "{round: 21};                                    the voyage has 20 rounds at most",
        "{round: 0};                                     round 0 and phase 0",
        "{phase: 0};                                     round 0 and phase 0",
        "{round: 0, phase: 0};                           this does not happen in phase 0",
        "{ship: 9, flags: 8};                            flag 8 is up while the ship is on 9",
        "{reputations: {1: 0}};                          a pirate has a reputation from 1 to 6",
        "{phase: 2, commands: {1: rum, 2: rum, 3: rum}}; there are 2 tokens of each command",
        "{phase: 2, commands: {0: rum}};                 whoever gives the commands has none",
        "{phase: 2, votes: {0: aye}};                    the captain does not vote",
        "{phase: 3, votes: {1: none}};                   everybody but the captain has voted",
        "{phase: 3, commands: {1: hook}, actions: {1: repair}}; does as told",
        "{phase: 3, missions: 3 0 0 0, commands: {1: sails}};   finished in an earlier round",
        "{mutineers: 1};                                 only the crew rebels",
        "{phase: 5, stances: {1: unite}};                this pirate is on no mission",
        "{phase: 5, hooks: {1: 1}};                      nobody gives the hook to themselves",
        "{phase: 3, hooks: {1: 2}};                      the hook is given in phase 4",
        "{phase: 5, hooks: {1: 0}};                      the captain neither gives nor gets",
        "{phase: 5, hooks: {1: 2, 3: 2}};                seat 2 gives one hook",
        "{phase: 9, hooks: {1: 2}};                      after phase 8 the hook is spent or kept",
        "{dealt: {0: 2}, phase: 2};                      the captain deals to the crew",
        "{phase: 4, used: {1: 2}};                       dice are thrown from phase 5 on",
        "{phase: 5, thrown: {1: S}};                     this pirate is not in an attempt",
        "{phase: 5, votes: {1: argh}, actions: {1: sails}, attempt: sails, members: 1, thrown: {1: S*}, pending: stop}; a success is not turned",
        "{phase: 5, votes: {1: argh}, actions: {1: sails}, attempt: sails, members: 1, thrown: {1: S S}, named: {1: B}, pending: stop}; only dice that lie there are named",
        "{phase: 5, votes: {1: argh}, actions: {1: sails}, attempt: sails, members: 1, thrown: {1: S S}, needed: 9, pending: stop}; no step of this mission needs so many",
        "{phase: 5, attempt: sails, members: 1, thrown: {1: S S}, pending: stop}; seat 1 does something else",
        "{phase: 6, votes: {1: argh}, actions: {1: sails}, attempt: sails, members: 1, thrown: {1: S}, pending: stop}; attempted in phase 5",
        "{hands: {1: C01 C02 C03}};                      a hand has two cards",
        "{due: {1: 2}};                                  settle must be pending",
        "{hands: {1: C01}, fulfilled: {1: C01}};         settle must be pending",
        "{completed: {1: C36}};                          C36 is never completed",
        "{times-alone: {1: 1}};                          only C08 counts this",
        "{hands: {1: C08}, times-alone: {1: 2}};         C08 would be completed",
        "{discards: C01, open-discards: C01, buried: {1: C01}};  only one player saw",
        "{pending: cast-votes, answers: {1: order 2 sails}};  seat 1 can answer vote aye, vote argh",
        "{pending: cast-votes, answers: {1: thumb-up}};       seat 1 can answer vote aye, vote argh",
        "{pending: cast-votes, answers: {0: vote aye}};       seat 0 can answer nothing",
        "{pending: cast-votes, answers: {1: vote aye, 2: vote aye, 3: vote aye, 4: vote aye}}; everybody has answered",
        "{answers: {1: vote aye}};                       no question is pending that is answered in secret",
        "{phase: 9, hands: {1: C32}, claims: {1: claim C32 9}}; expected a card from C31 to C35 and a seat",
        "{phase: 9, hands: {1: C32}, claims: {1: claim C01 2}}; expected a card from C31 to C35 and a seat",
        "{phase: 9, hands: {1: C32}, claims: {1: claim C32 2}}; claims are not being heard",
        "{phase: 9, hands: {1: C32}, claims: {1: claim C32 2}, pending: hear-claims 0}; this did not happen in this round",
        "{phase: 9, hands: {1: C32}, pending: judge-claim 1 C32 2}; this did not happen in this round",
        "{phase: 5, pending: repair 0};                  this does not happen in phase 5",
        "{pending: [cast-votes, repair 0]};              expected act-freely 0",
        "{pending: [cast-votes, lose-point 1]};          expected act-freely 0",
        "{pending: [lose-point 1, discard-card 1, cast-votes]}; a question about points or cards comes first",
        "{phase: 9, pending: [end-round, settle]};       nothing is pending after what comes before",
        "{pending: gain-points 1 4};                     nobody gains so many points at once",
        "{captain-reputation: 7, pending: pay-reputation};      there is nothing to choose",
        "{pending: clear-plank};                         the plank is empty",
        "{phase: 9, pending: enjoy-fame 1};              only at six",
        "{phase: 9, pending: discard-card 1};            no card is to be discarded",
        "{phase: 9, pending: consider-mutiny 1 2};       only a reputation of four or more",
        "{phase: 9, pending: show-thumbs 0 1};           the captain does not rebel",
        "{phase: 9, pending: show-thumbs 1 0};           the captain in office is not nominated",
        "{captain-reputation: 0, pending: break-tie 2};  only the most reputed can tie",
        "{missions: 3 3 3 3};                            all missions are finished",
        "{phase: 3, pending: spend-on-repair 0};         this pirate does something else",
        "{phase: 9, pending: count-cards};               the cards are counted when all missions are finished"
      })
  void what_cannot_be_is_refused(String position, String complaint) {
    assertThatThrownBy(() -> Quarterdeck.with(position))
        .isInstanceOf(BadPosition.class)
        .hasMessageContaining(complaint);
  }
}
