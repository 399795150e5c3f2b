package tortuga.piecesofeight.tactics;

import static org.assertj.core.api.Assertions.assertThat;
import static tortuga.piecesofeight.Sea.ANNE;
import static tortuga.piecesofeight.Sea.MARY;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tortuga.engine.Event;
import tortuga.engine.Journal;
import tortuga.engine.Moves;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.Tactics;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.SplitMix;
import tortuga.engine.text.Notation;
import tortuga.piecesofeight.Calling;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightEvent;
import tortuga.piecesofeight.EightEvent.Attacked;
import tortuga.piecesofeight.EightEvent.CoinsCalled;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightView;
import tortuga.piecesofeight.PiecesOfEight;
import tortuga.piecesofeight.Place;
import tortuga.piecesofeight.Sea;
import tortuga.piecesofeight.state.EightState;

/// What a decent pirate does at once, and would be laughed at for not doing.
final class EightTacticsTest {
  private static final Notation<EightMove> NOTATION = new Notation<>(EightMove.class);

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // a Captain in reach is struck, with the coin that costs least
        "mate nest 1 fore; {nests: {0: mate, 1: mate}, decks: {0: bomb captain mate, 1: captain mate bomb}}",
        "cutlass fore keep 1 fore; {nests: {0: mate, 1: mate}, decks: {0: cutlass captain bomb, 1: captain bomb pistols!}}",
        "pistols aft keep 1; {nests: {0: mate, 1: full-sail}, decks: {0: bomb bomb captain bomb bomb pistols, 1: mate mate mate captain}}",
        // two Cannons reach behind the fore
        "cannon nest 1; {nests: {0: cannon, 1: mate}, decks: {0: cannon mate captain mate bomb, 1: mate captain bomb bomb bomb}}",
        // a Cutlass that a Mate supports is kept, and a Monkey is no target
        "cutlass nest keep 1 nest; {nests: {0: cutlass, 1: broadside}, decks: {0: mate bomb bomb captain bomb full-sail black-spot, 1: captains-monkey bomb bomb captain bomb full-sail black-spot!}}",
        // the Captain does not strike where Treachery may lurk
        "call aft-ahead; {nests: {0: full-sail, 1: mate}, decks: {0: captain bomb full-sail, 1: bomb mate captain mate}}"
      })
  void a_pirate_attacks(String move, String position) {
    assertThat(best(2, position, ANNE)).isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // nothing goes to the nest that lays the Captain bare, or if it does, from the other end
        "send aft; {nests: {1: mate}, decks: {0: bomb captain bomb bomb mate, 1: mate bomb captain bomb bomb}, pending: send-to-nest yes}",
        // and nobody stays idle with nothing left to do
        "send fore; {nests: {0: -}, decks: {0: treachery full-sail, 2: mate captain mate}, pending: send-to-nest yes}"
      })
  void a_pirate_fills_the_nest(String move, String position) {
    assertThat(best(3, position, ANNE)).isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // Treachery saves the Captain, and kills one that dares to strike
        "treachery nest; {nests: {0: mate, 1: treachery}, decks: {0: bomb captain mate, 1: captain^ bomb mate}, pending: any-reaction 0 mate nest 1 yes}",
        "treachery aft; {nests: {0: mate, 1: mate^}, decks: {0: captain bomb mate, 1: bomb captain bomb treachery}, pending: any-reaction 0 captain fore 1 no}",
        // but is not wasted on a lone Mate that hits junk, nor on a friend
        "pass; {nests: {0: mate, 1: full-sail^}, decks: {0: bomb captain mate, 1: bomb bomb bomb captain bomb bomb treachery}, pending: any-reaction 0 mate nest 1 yes}",
        // what saves itself for nothing does so, and a Black Spot strikes back
        "save; {nests: {0: mate, 1: captains-monkey}, decks: {0: bomb captain, 1: captain}, pending: save-coin 0 mate nest 1 yes nest}",
        "black-spot nest; {nests: {1: black-spot@1}, decks: {1: full-sail@1 captain}, destructions: 1, pending: answer-loss 1 0 1 no}",
        // in a duel Full Sail brings nothing on the other's turn
        "pass; {nests: {1: full-sail@1}, decks: {1: captain}, destructions: 1, pending: answer-loss 1 0 1 no}"
      })
  void a_pirate_reacts(String move, String position) {
    assertThat(best(2, position, MARY)).isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "depth 2; {nests: {0: cannon}, decks: {0: cannon captain}, pending: choose-depth 0 cannon nest 1 no 2}",
        "fetch treachery; {nests: {0: barrel-of-grog}, decks: {0: captain}, holds: {0: full-sail treachery}, pending: fetch-coin 0 nest}",
        "agree; {calm: 20, pending: vote-stalemate}",
        "refuse; {proposes: 1, decks: {1: bomb captain}, pending: vote-stalemate}"
      })
  void a_pirate_decides(String move, String position) {
    assertThat(best(2, position, ANNE)).isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "draft treachery; {turn: 0, pool: full-sail treachery bomb, pending: draft-coin 0 2}",
        "done; {turn: 0, pending: make-offer 0 3}",
        "take-spoil cannon; {turn: 0, yards: {0: captain mate mate mate mate mate cutlass cutlass cutlass pistols pistols pistols treachery}, leftovers: bomb cannon, pending: take-spoil 0}"
      })
  void a_pirate_fills_the_yard(String move, String position) {
    Setup pool =
        new Setup(
            2,
            Map.of(
                "shipyard", "pool", "pool", "random-trades", "match", "best-of-3", "spoils", "on"));

    assertThat(best(pool, position, ANNE)).isEqualTo(move);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{nests: {0: mate, 1: treachery}, decks: {0: bomb bomb captain mate bomb, 1: mate captain mate}}",
        "{nests: {0: captain, 1: treachery}, decks: {0: full-sail treachery, 1: mate captain mate}}"
      })
  void nobody_strikes_their_own_ship_for_fear_of_treachery(String position) {
    assertThat(best(2, position, ANNE)).doesNotContain(" 0").isNotEqualTo("scuttle");
  }

  @Test
  void teammates_are_not_attacked() {
    Setup teams = new Setup(4, Map.of("teams", "2x2"));

    assertThat(
            best(
                teams,
                "{nests: {0: mate, 1: mate, 2: mate, 3: mate}, decks: {0: bomb bomb captain bomb bomb,"
                    + " 1: bomb bomb captain bomb bomb, 2: captain bomb, 3: mate mate captain mate mate}}",
                ANNE))
        .doesNotContain(" 2 ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"full", "mv", "cb", "both"})
  void ships_keep_their_captain_in_the_middle(String yard) {
    Setup setup = new Setup(2, Map.of("shipyard", yard, "start", "random"));
    Rules<EightState, EightMove, EightEvent, EightView> rules = new PiecesOfEight().rules(setup);
    SplitMix chance = Chance.seeded(8);
    EightState table = rules.begin(chance, Journal.silent());

    while (table.turn == 0) {
      Seat seat = table.toAct().lowest();
      rules.play(table, seat, best(setup, table, seat), chance, Journal.silent());
    }

    assertThat(table.ship(0).captainIndex()).isBetween(4, 7);
  }

  @Test
  void a_ship_with_a_bare_captain_is_likely_lost() {
    double[] chances = new double[2];
    String position =
        "{nests: {0: mate, 1: mate}, decks: {0: mate mate mate captain mate mate mate, 1: captain mate}}";

    new PiecesOfEight().tactics(Setup.of(2)).appraise(Sea.with(2, position).match.truth(), chances);

    assertThat(chances[0]).isGreaterThan(0.9);
    assertThat(chances[0] + chances[1]).isBetween(0.999, 1.001);
  }

  @Test
  void whoever_bears_a_broadside_in_silence_hardly_has_a_treachery() {
    String ships = "{decks: {0: mate captain mate, 1: mate captain bomb %s}}";
    Event broadside =
        new Attacked(ANNE, Coin.BROADSIDE, Place.NEST, EightMove.Cost.KEEP, MARY, List.of(1));
    Event call = new CoinsCalled(MARY, Calling.AFT_AHEAD);

    assertThat(credit(ships.formatted("treachery"), List.of(call, broadside)))
        .isLessThan(credit(ships.formatted("treachery"), List.of(broadside, call)));
    assertThat(credit(ships.formatted("mate"), List.of(call, broadside)))
        .isEqualTo(credit(ships.formatted("mate"), List.of()));
  }

  private static double credit(String position, List<Event> past) {
    EightState world = Sea.with(2, position).match.truth();
    return new PiecesOfEight().tactics(Setup.of(2)).credit(world, ANNE, past);
  }

  @Test
  void judgement_beats_luck() {
    assertThat(winsAgainstRandom(Setup.of(2), 60)).isGreaterThan(56);
    assertThat(winsAgainstRandom(Setup.of(4), 60)).isGreaterThan(50);
    assertThat(winsAgainstRandom(new Setup(2, Map.of("quickStart", "on")), 60)).isGreaterThan(56);
  }

  /// Counts the games that one pirate of judgement wins against others who play at random.
  private static int winsAgainstRandom(Setup setup, int games) {
    Rules<EightState, EightMove, EightEvent, EightView> rules = new PiecesOfEight().rules(setup);
    int wins = 0;
    for (int game = 0; game < games; game++) {
      SplitMix chance = Chance.seeded(game);
      EightState table = rules.begin(chance, Journal.silent());
      Seat pirate = Seat.of(game % setup.seats());
      while (!table.toAct().isEmpty()) {
        Seat seat = table.toAct().lowest();
        EightMove move =
            seat.equals(pirate) ? best(setup, table, seat) : any(setup, table, seat, chance);
        rules.play(table, seat, move, chance, Journal.silent());
      }
      if (rules.outcome(table).winners().contains(pirate)) wins++;
    }
    return wins;
  }

  private static EightMove any(Setup setup, EightState table, Seat seat, SplitMix chance) {
    Moves<EightMove> moves = moves(setup, table, seat);
    return moves.get(chance.below(moves.size()));
  }

  private static String best(int seats, String position, Seat seat) {
    return best(Setup.of(seats), position, seat);
  }

  private static String best(Setup setup, String position, Seat seat) {
    return NOTATION.write(best(setup, Sea.with(setup, position).match.truth(), seat));
  }

  private static EightMove best(Setup setup, EightState table, Seat seat) {
    Moves<EightMove> moves = moves(setup, table, seat);
    double[] weights = new double[moves.size()];
    Tactics<EightState, EightMove> tactics = new PiecesOfEight().tactics(setup);
    tactics.weigh(table, seat, moves, weights);
    int best = 0;
    for (int i = 1; i < weights.length; i++) if (weights[i] > weights[best]) best = i;
    return moves.get(best);
  }

  private static Moves<EightMove> moves(Setup setup, EightState table, Seat seat) {
    Moves<EightMove> moves = new Moves<>();
    new PiecesOfEight().rules(setup).legalMoves(table, seat, moves);
    return moves;
  }
}
