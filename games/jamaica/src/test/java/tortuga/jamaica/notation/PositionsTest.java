package tortuga.jamaica.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.engine.Rule;
import tortuga.engine.text.BadPosition;
import tortuga.jamaica.Harbour;
import tortuga.jamaica.Place;
import tortuga.jamaica.state.Step;

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
        "{chosen: {0: AA, 1: AA, 2: AA}, pending: [choose-card]}; everybody has chosen a card",
        "{round: 101};                          the race has 100 rounds at most",
        "{round: 100, pending: [start-round]};  the race has 100 rounds at most",
        "{last-round: yes, pending: [start-round]}; no round follows the last one",
        "{ships: {0: 0@1}, last-round: no};     ship 0 is home, so this is the last round",
        "{ships: {0: 3@-51}};                   there is no place 3@-51",
        "{ships: {3: 5}};                       there is no ship 3; there are 0, 1, 2",
        "{treasure-pile: 8};                    there are as many treasures as tokens left: 9",
        "{dice: 0 1, pending: [start-round]};   both are 0 before they are placed",
        "{pending: [settle 3]};                 settle 3: there is no ship 3; there are 0, 1, 2",
        "{pending: [move-ahead 0 7]};           a ship moves 1 to 6 spaces",
        "{pending: [move-back 0 0]};            a ship moves 1 to 6 spaces",
        "{pending: [choose-path 0 9]};          a ship moves 1 to 6 spaces",
        "{pending: [choose-path 0 1]};          there is nothing to choose",
        "{pending: [load 0 food 7]};            a ship loads 1 to 6 tokens at once",
        "{pending: [fight 0 0]};                a ship does not fight itself",
        "{pending: [choose-loot 1 1]};          a ship does not fight itself",
        "{pending: [saber 0 1 0 no 3 star]};    neither of them has the SABER",
        "{powers: {0: SABER}, pending: [saber 0 1 0 no 3 star]}; nobody repeats a star of their own",
        "{powers: {0: SABER}, pending: [saber 0 1 0 yes 3 2]}; the SABER is used once in a combat",
        "{pending: [spend-cannons 0 1 0 yes]};  neither of them has the SABER that was used",
        "{pending: [spend-cannons 0 1 0 no]};   ship 0 has no cannons to spend",
        "{pending: [fire-back 0 1 0 no]};       only a strength of 2 or more is answered",
        "{pending: [fire-back 0 1 99 no]};      0 before it stands, then 2 to 48",
        "{pending: [roll 0 1 0 no 37]};         a ship spends 0 to 36 cannons",
        "{pending: [place-dice 3 3]};           equal dice leave no choice",
        "{pending: [place-dice 3 7]};           a die shows 1 to 6",
        "{pending: [choose-target 0]};          two other ships must be on its space",
        "{pending: [place-load 0 food 3]};      only between the sixth hold and another empty one",
        "{pending: [dump-hold 0 food 3]};       ship 0 has an empty hold",
        "{pending: [pay-from 0 food 3]};        only with more than is due, in several holds",
        "{pending: [choose-retreat 0]};         ship 0 has not run short where it is",
        "{holds: {0: '', 1: ''}, pending: [choose-loot 0 1]}; there is nothing to choose",
        "{pending: [haunt-sea morning]};        only with two players there is a Ghost Ship",
        "{pending: [ghost-move 3]};             only with two players there is a Ghost Ship",
        "{ships: {0: 0@1}, pending: [move-ahead 0 2]}; ship 0 is home, and does nothing more",
        "{ships: {1: 0@1}, pending: [fight 0 1]}; ship 1 is home, and does nothing more",
        "{pending: [end-round, settle 0]};      nothing is pending after this",
        "{pending: [start-round, settle 0]};    nothing is pending after this",
        "{pending: [settle 0, choose-loot 0 1]}; a question like this comes first"
      })
  void a_position_that_cannot_be_is_refused(String position, String reason) {
    assertThatThrownBy(() -> Harbour.with(3, position))
        .isInstanceOf(BadPosition.class)
        .hasMessageContaining(reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{ships: {2: 5}};                       there is no ship 2; there are 0, 1, ghost",
        "{holds: {ghost: F3}};                  the Ghost Ship carries only doubloons",
        "{powers: {ghost: MAP}};                the Ghost Ship always has BETH",
        "{pending: [take-turn 2]};              the Ghost Ship has no cards; it moves by haunt-sea",
        "{pending: [load 2 food 1]};            the Ghost Ship carries only doubloons",
        "{pending: [settle 3]};                 there is no ship 3; there are 0, 1, 2 (the Ghost)",
        "{pending: [ghost-move 7]};             a ship moves 1 to 6 spaces"
      })
  void a_position_that_cannot_be_with_the_ghost_is_refused(String position, String reason) {
    assertThatThrownBy(() -> Harbour.with(2, position))
        .isInstanceOf(BadPosition.class)
        .hasMessageContaining(reason);
  }

  @Test
  void a_ship_that_is_home_makes_the_round_the_last_unless_told() {
    assertThat(Harbour.with(3, "{ships: {1: 0@1}}").table.lastRound).isTrue();
  }

  @Test
  @Rule("JAM-END-02")
  void steps_of_a_ship_that_comes_home_are_dropped() {
    Harbour harbour =
        Harbour.with(3, "{ships: {0: 49}, pending: [move-ahead 0 6, move-ahead 0 6, fight 0 1]}");

    assertThat(harbour.table.ships[0].place()).isEqualTo(Place.FINISH);
    assertThat(harbour.table.agenda.current()).isInstanceOf(Step.ChooseCard.class);
  }

  @Test
  void cards_are_chosen_once_however_often_the_step_is_written() {
    Harbour harbour =
        Harbour.with(
            3,
            "{last-round: yes, chosen: {0: GG, 1: GG, 2: GG}, pending: [settle 0, choose-card, end-round]}");

    assertThat(harbour.table.isOver()).isTrue();
  }
}
