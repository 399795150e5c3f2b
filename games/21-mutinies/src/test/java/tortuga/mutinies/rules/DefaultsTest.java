package tortuga.mutinies.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.engine.Seat;
import tortuga.engine.text.Notation;
import tortuga.mutinies.Harbour;
import tortuga.mutinies.MutiniesMove;
import tortuga.scenario.DictatedChance;

/// What is played for a seat whose time has run out.
final class DefaultsTest {
  private static final Notation<MutiniesMove> NOTATION = new Notation<>(MutiniesMove.class);

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{};                                                                    place WRECK1",
        "{pirate: shipwrecks};                                                  place TAV1",
        "{pirate: shipwrecks, closed: {tavern: 1}};                             place NTR1",
        "{pirate: shipwrecks, closed: {tavern: 1, non-trade-routes: 1}};        place C4",
        "{pirate: city, closed: {tavern: 1, non-trade-routes: 1, shipwrecks: 1}}; place TR1",
        "{discs: {0: WRECK1}, treasures: {1: TT-05}};                           place CAB1",
        "{discs: {0: WRECK1}, treasures: {0: TT-05}, pending: after-placing 0}; done",
        "{discs: {0: WRECK1}, treasures: {0: TT-05}, pending: before-resolving 0}; done",
        "{discs: {0: NTR1}, jewels: {0: RED-01}, drawn: {0: RED-01}, pending: ntr-jewel 0}; keep",
        "{jewels: {0: RED-01..03 BLUE-01}, pending: market-row 0};              pick SAME3",
        "{stock: {0: 3/3/3}, jewels: {0: RED-01..03 BLUE-06..08}, pending: market-row 0};"
            + " pick SAME3",
        "{jewels: {0: RED-01 RED-06 BLUE-06 WILD-01}, pending: sell-jewels 0 ANY2};"
            + " sell RED-06 BLUE-06",
        "{jewels: {0: RED-06 WILD-01 BLUE-01}, pending: sell-jewels 0 ANY2}; sell RED-06 WILD-01",
        "{stock: {0: 3/2/3}, pending: sell-rum 0 ANY2 2};                       pour 2",
        "{pending: rob-jewel 0};                                                rob-blind",
        "{ntr: 0, trade-routes: RED-11 RED-06 RED-05 RED-07, pending: rob-jewel 0}; rob TR2",
        "{pending: cabin-rob 0};                                                bank",
        "{cards: {0: MC-08}, drawn: {0: MC-08}, pending: mutiny-card 0 1};      play MC-08",
        "{cards: {0: MC-17}, drawn: {0: MC-17}, pending: mutiny-card 0 1};      keep",
        "{order: 0 2 1, stock: {1: 4/1/9, 2: 4/1/9}, pending: card-target 0 MC-32}; target 2",
        "{stock: {1: 4/1/10, 2: 4/1/9}, pending: card-target 0 MC-32};          target 1",
        "{jewels: {0: RED-06 WILD-03 BLUE-05 BLUE-02}, pending: overboard 0};   jettison BLUE-02",
        "{jewels: {0: WILD-01 RED-12 RED-11 RED-05}, pending: overboard 0};     jettison RED-05",
        "{scoring: yes, treasures: {0: TT-16 TT-19}, pending: final-trade 0};   use TT-19"
      })
  void a_seat_that_says_nothing_plays(String position, String move) {
    var harbour = Harbour.with(3, position);
    Seat seat = harbour.table.toAct().lowest();

    assertThat(
            NOTATION.write(
                harbour.rules.fallback(harbour.concealed(seat), seat, DictatedChance.of())))
        .isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"{discs: {0: WRECK1}}; place CAB1"})
  void the_minion_of_a_silent_captain_goes_to_the_cabin(String position, String move) {
    var harbour = Harbour.with(2, position);
    Seat seat = harbour.table.toAct().lowest();

    assertThat(
            NOTATION.write(
                harbour.rules.fallback(harbour.concealed(seat), seat, DictatedChance.of())))
        .isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{pirate: city, closed: {trade-routes: 1, tavern: 1, non-trade-routes: 1,"
            + " shipwrecks: 1}, treasures: {0: TT-05}}; pass"
      })
  void a_captain_without_a_square_passes(String position, String move) {
    var harbour = Harbour.with(3, position);
    Seat seat = harbour.table.toAct().lowest();

    assertThat(
            NOTATION.write(
                harbour.rules.fallback(harbour.concealed(seat), seat, DictatedChance.of())))
        .isEqualTo(move);
  }
}
