package tortuga.piecesofeight.notation;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.engine.Rule;
import tortuga.engine.Setup;
import tortuga.engine.text.BadPosition;
import tortuga.piecesofeight.Sea;

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
        "{nests: {0: barrel-of-grog}, pending: [fetch-coin 0 nest]}; there is no coin to fetch",
        // ships and holds
        "{decks: {0: mate, 1: mate, 2: mate}};  at least two ships have a Captain",
        "{decks: {0: captain, 1: mate, 2: mate}}; at least two ships have a Captain",
        "{nests: {1: -}};                       a player without coins is out",
        "{holds: {0: broadside broadside broadside broadside broadside}}; at most 6 × broadside",
        "{holds: {0: captain captain captain captain}}; at most 6 × captain",
        "{out: {2: 1}, holds: {2: mate}};       a player who is out has no hold",
        "{out: {2: 1}, lost-turns: {2: 1}};     a player who is out owes no turns",
        "{out: {2: 1}, full-sail: 2};           whose turn is next, is in the game",
        "{wrecks: {1: '- black-spot -'}, pending: answer-loss 1 0 1 yes}; what an action destroyed is in the hold",
        // numbers
        "{turn: 181};                           a game ends after turn 180",
        "{turn: 0};                             turns are counted from 1",
        "{calm: 31};                            a vote is held before 31 calm turns",
        "{game: 2};                             this is no match",
        "{winners: 1};                          this is no match",
        "{wins: {0: 1}};                        with more than 0 won, all is over",
        "{patience: {0: 4}};                    nobody waits longer than 3",
        "{lost-turns: {1: 181}};                a game has only 180 turns",
        "{teamed: yes};                         there are no teams",
        // marks
        "{nests: {1: mate^}, decks: {1: captain}}; a coin bears no marks but ! when no action is going on",
        "{destructions: 1};                     destructions are counted only during an action",
        "{nests: {0: mate, 1: mate~}, decks: {0: captain, 1: captain}, pending: any-reaction 0 mate nest 1 yes}; only a target (^) may save itself",
        "{nests: {0: mate, 1: mate*}, decks: {0: captain, 1: captain}, pending: any-reaction 0 mate nest 1 yes}; no such coin stays after it has reacted",
        "{nests: {0: mate, 1: mate@1}, decks: {0: captain, 1: captain}, pending: any-reaction 0 mate nest 1 yes}; there was no destruction 1",
        // deeds
        "{nests: {0: mate}, decks: {0: captain}, pending: any-reaction 0 mate nest 1 no}; a mate is spent",
        "{nests: {1: mate}, decks: {1: captain}, pending: any-reaction 1 mate nest 0 yes}; it is not the turn of seat 1",
        "{nests: {0: mate}, decks: {0: cannon captain cannon}, pending: any-reaction 0 cannon aft 1 no}; only an open Cannon fires",
        "{nests: {0: mate^}, decks: {0: captain}, pending: any-reaction 0 mate nest 0 yes}; a coin never aims at itself",
        "{nests: {0: mate, 2: mate^}, decks: {0: captain, 2: captain}, pending: any-reaction 0 mate nest 1 yes}; nothing aims at it",
        "{nests: {0: broadside, 1: captain^}, decks: {0: captain}, pending: any-reaction 0 broadside nest 1 no}; never takes this Captain",
        "{nests: {0: pillage, 1: captain^}, decks: {0: captain}, pending: any-reaction 0 pillage nest 1 yes}; never takes this Captain",
        "{nests: {0: black-spot}, decks: {0: captain}, pending: any-reaction 0 black-spot nest 1 no}; cannot follow on",
        "{nests: {0: mate}, decks: {0: captain}, pending: [any-reaction 1 treachery nest 0 no, resolve 1 treachery nest 0 no, resolve 0 mate nest 1 yes]}; a Treachery is in the hold",
        "{nests: {0: mate}, decks: {0: captain}, pending: save-coin 0 mate nest 1 yes nest}; can save itself",
        "{pending: answer-loss 1 1 1 no};       only opponents are answered",
        "{destructions: 1, pending: answer-loss 1 0 2 no}; there was no destruction 2",
        "{nests: {0: cannon}, decks: {0: captain}, pending: choose-depth 0 cannon nest 1 no 9}; the greatest depth is from 2 to 2 here",
        "{nests: {0: cannon}, decks: {0: captain}, pending: lend-cannons 0 cannon nest 1 no 2}; only others with open Cannons are invited",
        "{nests: {0: buried-treasure}, decks: {0: captain}, pending: order-treasure 0 nest captain mate}; a ship never holds two Captains",
        "{nests: {0: buried-treasure}, decks: {0: captain}, pending: order-treasure 0 nest mate mate}; two equal coins have no order",
        // what is pending
        "{nests: {0: mate}, decks: {0: captain}, pending: send-to-nest yes}; only an empty crow's nest is filled",
        "{pending: [main-action, build-ship]};  build-ship cannot follow on main-action",
        "{pending: [vote-stalemate, vote-stalemate]}; vote-stalemate cannot follow on vote-stalemate",
        "{turn: 5, pending: build-ship};        no turn has begun yet",
        "{nests: {0: mate}, pending: build-ship}; no ship is at sea yet",
        "{out: {0: 1}, pending: build-ship};    nobody is out before the game begins",
        "{surrenders: 1};                       only an action of three or more delays a surrender",
        "{surrenders: 0 1 2, pending: build-ship}; somebody must be left",
        "{answers: {1: 2}};                     this seat cannot have given this answer",
        "{answers: {1: 5}, pending: vote-stalemate}; this seat cannot have given this answer",
        "{answers: {1: 3}, nests: {0: mate, 1: treachery}, decks: {0: captain, 1: captain mate}, pending: any-reaction 0 mate nest 1 yes}; this seat cannot have given this answer",
        // shipyards
        "{pending: pick-set};                   only with the settings shipyard: choose",
        "{pending: draft-coin 0 3};             only with the settings shipyard: pool",
        "{pending: make-offer 0 7};             only with the settings shipyard: pool and pool: random-trades",
        "{pending: take-spoil 0};               only with the settings spoils: on",
        "{yards: {1: captain mate}, pending: build-ship}; a shipyard has a Captain and at least 12 other coins",
        "{known-yards: {1: mate mate mate mate mate mate}}; only coins of the shipyard can be known there",
        "{launched: {1: mate mate mate mate mate mate mate mate mate mate mate mate mate}}; no such ship can be built",
        "{plans: {1: mate}};                    this seat puts no ship together now",
        "{plans: {1: captain captain}, pending: build-ship}; this ship cannot be put together like that",
        "{plans: {1: '- mate'}, pending: build-ship}; this ship cannot be put together like that",
        "{ready: 1, plans: {1: mate}, pending: build-ship}; a ship that is ready has all its coins",
        "{pending: launch};                     a ship that is ready has all its coins",
        "{claims-start: 1};                     nobody was first to be ready",
        "{joining: {1: bomb}, pending: rebuild-ships}; this ship cannot be put together like that",
        "{offers-to: {1: 0}};                   an offer is made to somebody",
        "{pool: captain};                       no Captain is in a pool",
        "{leftovers: captain};                  no Captain is left over"
      })
  @Rule("POE-COIN-02")
  void a_position_that_cannot_be_is_refused(String position, String reason) {
    assertThatThrownBy(() -> Sea.with(3, position))
        .isInstanceOf(BadPosition.class)
        .hasMessageContaining(reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{pool: mate, pending: draft-coin 0 2};  the pool has 1 coins for all",
        "{pool: mate mate mate, pending: [draft-coin 0 2, deal-coins 1]}; coins are still to come",
        "{yards: {0: captain}, pool: mate mate, pending: draft-coin 0 2}; at least 12 other coins",
        "{game: 1, pool: mate mate, pending: draft-coin 0 2}; comes before the first game",
        "{pending: make-offer 0 2};              the traders are a set of seats, with seat 0 among them",
        "{offers-to: {0: 0}, pending: make-offer 0 3}; nobody trades with themselves",
        "{pending: answer-offer 0 1 3};          an offer is made to somebody",
        "{offers-to: {0: 1}, pending: answer-offer 0 1 3}; an offer is not empty",
        "{offers-to: {0: 1}, gives: {0: bomb}, pending: answer-offer 0 1 3}; coins of the shipyard are given",
        "{offers-to: {0: 1}, wants: {0: captain}, pending: answer-offer 0 1 3}; and no Captains",
        "{leftovers: mate, pending: [take-spoil 0, take-spoil 0]}; seat 0 is asked twice"
      })
  @Rule({"POE-POOL-03", "POE-RULING-69"})
  void so_is_one_of_pools_and_trades(String position, String reason) {
    assertThatThrownBy(() -> Sea.with(POOL, position))
        .isInstanceOf(BadPosition.class)
        .hasMessageContaining(reason);
  }

  private static final Setup POOL =
      new Setup(
          2,
          Map.of(
              "shipyard", "pool", "pool", "random-trades", "match", "best-of-3", "spoils", "on"));
}
