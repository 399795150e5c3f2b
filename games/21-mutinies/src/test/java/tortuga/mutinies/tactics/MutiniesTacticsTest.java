package tortuga.mutinies.tactics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tortuga.engine.Journal;
import tortuga.engine.Moves;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.SplitMix;
import tortuga.engine.text.Notation;
import tortuga.mutinies.Harbour;
import tortuga.mutinies.Mutinies;
import tortuga.mutinies.MutiniesMove;
import tortuga.mutinies.state.MutiniesState;

/// What tempts a seasoned pirate, how positions look to one, and that it wins games.
final class MutiniesTacticsTest {
  private static final Notation<MutiniesMove> NOTATION = new Notation<>(MutiniesMove.class);

  private final MutiniesTactics tactics = new MutiniesTactics(2);

  @Test
  void for_two_a_captain_leaves_room_for_whoever_thinks_longer() {
    assertThat(tactics.thought().good()).isLessThan(new MutiniesTactics(3).thought().good());
    assertThat(tactics.thought().deep()).isEqualTo(new MutiniesTactics(3).thought().deep());
  }

  @Test
  void a_token_is_no_reason_for_a_square() {
    var place = NOTATION.read("place TAV1");
    var use = NOTATION.read("use TT-12");

    assertThat(tactics.considerations().areOfAKind(place, NOTATION.read("place C4"))).isTrue();
    assertThat(tactics.considerations().areOfAKind(use, NOTATION.read("done"))).isTrue();
    assertThat(tactics.considerations().areOfAKind(use, place)).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "three alike are sold with all the rum there is room for;"
            + " {stock: {0: 3/3/3}, jewels: {0: RED-06 RED-07 RED-08},"
            + " trade-routes: BLUE-01 GREEN-01 WHITE-01 GREEN-02}; place BM-SAME3",
        "in the last round a poor sale is better than none;"
            + " {last-round: yes, jewels: {0: RED-01 BLUE-01 WHITE-01}}; place BM-ANY3",
        "a late Sailor takes command for a doubloon;"
            + " {discs: {0: TAV1, 1: CAB1}, stock: {2: 2/1/3}}; place M1",
        "nobody mutinies in the last round for nothing;"
            + " {last-round: yes, discs: {0: WRECK1}, stock: {1: 0/0/3}}; place CAB1",
        "a token of prestige is used at once;"
            + " {discs: {0: WRECK1}, treasures: {0: TT-12}, pending: after-placing 0}; use TT-12",
        "rum waits in the pocket for a sale;"
            + " {discs: {0: WRECK1}, treasures: {0: TT-02}, pending: after-placing 0}; done",
        "rum comes out when a sale has room for it;"
            + " {discs: {0: BM-SAME3, 1: CAB1, 2: CAB1}, stock: {0: 3/0/3},"
            + " jewels: {0: RED-06 RED-07 RED-08}, treasures: {0: TT-02}}; use TT-02",
        "haggling is for sales; {discs: {0: BM-ANY2, 1: CAB1, 2: CAB1},"
            + " jewels: {0: RED-01 RED-02}, cards: {0: MC-26}}; play MC-26",
        "all rum goes into a sale; {stock: {0: 3/2/3}, pending: sell-rum 0 SAME3 2}; pour 2",
        "the richest row is picked;"
            + " {jewels: {0: RED-01..03 BLUE-01}, pending: market-row 0}; pick SAME3",
        "wilds are kept where others will do;"
            + " {jewels: {0: RED-01 RED-02 RED-03 WILD-03}, pending: sell-jewels 0 SAME3};"
            + " sell RED-01 RED-02 RED-03",
        "a jewel with icons is kept;"
            + " {discs: {0: NTR1}, jewels: {0: RED-06}, drawn: {0: RED-06}, pending: ntr-jewel 0};"
            + " keep",
        "the fourth of a colour is robbed;"
            + " {jewels: {0: RED-01..03}, trade-routes: BLUE-01 RED-04 GREEN-01 WHITE-01,"
            + " pending: rob-jewel 0}; rob TR2",
        "the leader is robbed in the Cabin;"
            + " {stock: {1: 4/1/3, 2: 4/1/20}, pending: cabin-rob 0}; steal 2",
        "a tithe is taken; {cards: {0: MC-07}, drawn: {0: MC-07}, pending: mutiny-card 0 1};"
            + " play MC-07",
        "back pay that empties the purse is paid all the same, for refusing is dearer;"
            + " {stock: {0: 1/1/3}, cards: {0: MC-08}, drawn: {0: MC-08},"
            + " pending: mutiny-card 0 1}; play MC-08",
        "the odd one goes overboard;"
            + " {jewels: {0: RED-01 RED-02 RED-03 BLUE-01}, pending: overboard 0};"
            + " jettison BLUE-01",
        "slander hits the leader;"
            + " {stock: {1: 4/1/12, 2: 4/1/25}, pending: card-target 0 MC-34}; target 2",
        "at the end doubloons become prestige;"
            + " {scoring: yes, treasures: {0: TT-16}, pending: final-trade 0}; use TT-16"
      })
  void a_seasoned_pirate_knows(String lesson, String position, String move) {
    assertThat(tempting(Harbour.with(3, position))).as(lesson).isEqualTo(move);
  }

  @Test
  void the_minion_wastes_no_money() {
    Harbour harbour = Harbour.with(2, "{discs: {0: WRECK1}}");

    assertThat(tempting(harbour)).isIn("place WRECK2", "place CAB1", "place CAB2", "place M0");
  }

  @Test
  void more_prestige_is_a_better_chance_and_chances_add_up() {
    Harbour harbour = Harbour.with(3, "{stock: {0: 4/1/20, 1: 4/1/17, 2: 4/1/5}}");
    double[] chances = new double[3];

    tactics.appraise(harbour.table, chances);

    assertThat(chances[0]).isGreaterThan(chances[1]);
    assertThat(chances[1]).isGreaterThan(chances[2]);
    assertThat(DoubleStream.of(chances).sum()).isCloseTo(1, within(1e-9));
  }

  @Test
  void whoever_passes_a_market_by_has_probably_no_set_to_sell() {
    String discs = "discs: {0: BM-ANY2, 1: CAB1}, jewels: {0: WHITE-01 WHITE-02, 1: %s}";
    Harbour set = Harbour.with(3, "{" + discs.formatted("RED-01 RED-02 RED-03") + "}");
    Harbour mix = Harbour.with(3, "{" + discs.formatted("RED-01 BLUE-02 GREEN-03") + "}");

    assertThat(tactics.credit(set.table, Harbour.JACK, List.of()))
        .isLessThan(tactics.credit(mix.table, Harbour.JACK, List.of()));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void greed_beats_chance(int seats) {
    int wins = 0;
    for (int game = 0; game < 30; game++) wins += isWonByGreed(seats, game) ? 1 : 0;

    assertThat(wins).isGreaterThanOrEqualTo(29);
  }

  private boolean isWonByGreed(int seats, int game) {
    var rules = new Mutinies().rules(Setup.of(seats));
    SplitMix chance = Chance.seeded(game);
    MutiniesState table = rules.begin(chance, Journal.silent());
    Seat greedy = Seat.of(game % seats);
    Moves<MutiniesMove> moves = new Moves<>();
    while (!table.isOver()) {
      Seat seat = table.toAct().lowest();
      moves.clear();
      rules.legalMoves(table, seat, moves);
      int choice = seat.equals(greedy) ? best(table, seat, moves) : chance.below(moves.size());
      rules.play(table, seat, moves.get(choice), chance, Journal.silent());
    }
    return rules.outcome(table).rank(greedy) == 1;
  }

  private String tempting(Harbour harbour) {
    Seat seat = harbour.table.toAct().lowest();
    Moves<MutiniesMove> moves = new Moves<>();
    harbour.rules.legalMoves(harbour.table, seat, moves);
    return NOTATION.write(moves.get(best(harbour.table, seat, moves)));
  }

  private int best(MutiniesState world, Seat seat, Moves<MutiniesMove> moves) {
    double[] weights = new double[moves.size()];
    tactics.weigh(world, seat, moves, weights);
    assertThat(DoubleStream.of(weights).allMatch(weight -> weight > 0 && weight < 1e9)).isTrue();
    int best = 0;
    for (int i = 1; i < weights.length; i++) if (weights[i] > weights[best]) best = i;
    return best;
  }
}
