package tortuga.aye.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.aye.Quarterdeck;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.scenario.DictatedChance;

/// What is played for a seat whose time has run out.
final class DefaultsTest {
  private static final String ATTEMPT =
      "phase: 5, commands: {1: sails}, dealt: {}, attempt: sails, members: 1, throws: 1";

  @ParameterizedTest
  @Rule({"AYE-RULING-06", "AYE-RULING-59"})
  @CsvSource(
      delimiter = ';',
      value = {
        "0; {round: 0, phase: 0, hands: {0: C01 C02 C36}, pending: [swap-card, discard-third]}; keep",
        "0; {round: 0, phase: 0, hands: {0: C01 C02 C36}, pending: discard-third};             discard C36",
        "0; {round: 0, phase: 0, pending: choose-captain 0};                                   name-captain 1",
        "0; {captain-reputation: 5, completed: {0: C12}};                                      pass",
        "0; {captain-reputation: 0, reputations: {2: 3, 4: 3}};                                name-captain 2",
        "0; {plank: 1};                                                                        pass",
        "0; {commands: {1: sails}, pending: [issue-commands 2 0, cast-votes]};                 confirm",
        "1; {pending: cast-votes};                                                             vote aye",
        "0; {captain-reputation: 5, pending: pay-reputation};                                  pay 0",
        "1; {phase: 2, commands: {1: rum}};                                                    act nothing",
        "1; {phase: 3, ship: 5, commands: {1: repair}};                                        mend 1",
        "1; {phase: 3, doubloons: {1: 0}, completed: {1: C05}, commands: {1: repair}};         pass",
        "1; {phase: 4, commands: {1: hook, 2: sails, 3: helm, 4: helm}, dealt: {3: 2, 4: 2}};  hook 3",
        "1; {phase: 4, doubloons: {1: 0}, completed: {1: C05}, commands: {1: hook, 2: sails}}; pass",
        "1; {phase: 5, commands: {1: sails}, dealt: {1: 2}};                                   throw-alone",
        "1; {phase: 5, commands: {1: sails, 2: sails}, dealt: {1: 2}};                         unite",
        "1; {phase: 5, votes: {1: argh}, actions: {1: sails}};                                 take-argh 1",
        "1; {phase: 9, reputations: {1: 6}, pending: [gain-points 1 1]};                       keep",
        "1; {phase: 9, hands: {1: C01 C02 C03}, pending: [discard-card 1]};                    discard C03",
        "1; {phase: 9, reputations: {1: 6}};                                                   pass",
        "1; {phase: 9, pending: [show-thumbs 2 3, ask-mutineers 0]};                           thumb-down",
        "1; {phase: 9, votes: {2: argh}, hands: {1: C32}};                                     ready",
        "1; {phase: 9, hands: {3: C33}, hooks: {3: 2 kept}, pending: [judge-claim 3 C33 2]};                       abstain"
      })
  void a_seat_that_says_nothing_plays(int index, String position, String move) {
    assertThat(fallback(index, position)).isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "thrown: {1: S B}, pending: consider-throw 0; reroll -",
        "thrown: {1: S T}, pending: turn-dice 0;      pass",
        "thrown: {1: S K}, completed: {4: C20}, pending: open-window kraken 0; pass"
      })
  void a_seat_that_says_nothing_in_an_attempt_plays(String position, String move) {
    int seat = position.contains("completed") ? 4 : 1;

    assertThat(fallback(seat, "{%s, %s}".formatted(ATTEMPT, position))).isEqualTo(move);
  }

  @ParameterizedTest
  @Rule("AYE-RULING-06")
  @CsvSource({"1, 4", "2, 4", "3, 4", "4, 4"})
  void doubloons_are_dealt_evenly_one_at_a_time_in_crew_order(int index, int extra) {
    String doubloons = "doubloons: {0: 20, 1: 1, 2: 1, 3: 1, 4: 1}";
    String position = "{round: 0, phase: 0, %s, pending: deal-doubloons 0}".formatted(doubloons);
    var deck = Quarterdeck.with(position);

    for (int seat = 1; seat < index; seat++) deck.play(Seat.of(0), fallback(deck, 0));

    assertThat(fallback(deck, 0)).isEqualTo("give %d %d".formatted(index, extra));
  }

  private static String fallback(int seat, String position) {
    return fallback(Quarterdeck.with(position), seat);
  }

  private static String fallback(Quarterdeck deck, int index) {
    Seat seat = Seat.of(index);
    return Quarterdeck.MOVES.write(
        deck.rules.fallback(deck.match.concealed(seat), seat, DictatedChance.of()));
  }
}
