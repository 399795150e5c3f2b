package tortuga.eight;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.engine.BadSketch;
import tortuga.engine.Rule;

/// Positions that cannot be, and what their author is told.
final class PositionsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{cannons: 3};                          unknown key cannons",
        "{turn: none};                          expected a number, found none",
        "{seat: 3};                             there is no seat 3",
        "{nests: {3: mate}};                    there is no seat 3",
        "{nests: {0: parrot}};                  there is no coin parrot",
        "{decks: {0: mate - captain}};          a deck has no gaps",
        "{decks: {0: captain captain}};         a ship never holds two Captains",
        "{nests: {0: captain}, decks: {0: captain}}; a ship never holds two Captains",
        "{decks: {0: mate@0}};                  0 is no number of a destruction",
        "{holds: {0: ?}};                       there is no coin ?",
        "{holds: {0: mate}, known-holds: {0: bomb}}; only coins of the hold can be known there",
        "{wrecks: {0: mate}};                   expected what was crow's nest, fore and aft",
        "{launched: {0: mate}};                 a ship is launched with thirteen coins",
        "{out: {0: 1}};                         whose turn it is, is in the game",
        "{out: {0: 1}, pending: main-action};   whose turn it is, is in the game",
        "{out: {1: 1, 2: 2}};                   at least two players are in a game",
        "{out: {1: 1}, nests: {1: mate}};       a player who is out has no ship",
        "{pending: [dance 0]};                  unknown word dance",
        "{pending: [begin-turn 5]};             there is no seat 5",
        "{nests: {0: bomb}, pending: [any-reaction 0 mate nest 1 yes]}; there is no mate to use",
        "{nests: {0: -}, decks: {0: treachery}, pending: main-action}; nothing that this seat could do",
        "{nests: {0: barrel-of-grog}, pending: [fetch-coin 0 nest]}; there is no coin to fetch"
      })
  @Rule("POE-COIN-02")
  void a_position_that_cannot_be_is_refused(String position, String reason) {
    assertThatThrownBy(() -> Sea.with(3, position))
        .isInstanceOf(BadSketch.class)
        .hasMessageContaining(reason);
  }
}
