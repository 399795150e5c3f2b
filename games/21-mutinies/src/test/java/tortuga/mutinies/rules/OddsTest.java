package tortuga.mutinies.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.SplitMix;
import tortuga.mutinies.Action;
import tortuga.mutinies.Card;
import tortuga.mutinies.Harbour;
import tortuga.mutinies.Jewel;
import tortuga.mutinies.MutiniesEvent;
import tortuga.mutinies.MutiniesEvent.*;
import tortuga.mutinies.MutiniesFigure;
import tortuga.mutinies.MutiniesFigure.*;
import tortuga.mutinies.MutiniesMove;
import tortuga.mutinies.MutiniesMove.*;
import tortuga.mutinies.Square;
import tortuga.mutinies.Treasure;
import tortuga.mutinies.state.MutiniesState;

/// The odds that are stated are those of the rules: 10,000 worlds that fit are played on, in which
/// nobody uses anything, until the thing is decided.
final class OddsTest {
  private static final int SAMPLES = 10_000;

  private static <F> F figure(Harbour harbour, Seat seat, MutiniesMove move, Class<F> type) {
    List<MutiniesFigure> all = Figures.of(harbour.concealed(seat), seat.index(), move);
    return all.stream().filter(type::isInstance).map(type::cast).findFirst().orElseThrow();
  }

  /// Counts what a move leads to: the first event in each world that `told` knows how to name.
  private static Map<String, Integer> counts(
      Harbour harbour,
      Seat seat,
      MutiniesMove move,
      Function<MutiniesEvent, Optional<String>> told) {
    Map<String, Integer> counts = new HashMap<>();
    SplitMix luck = Chance.seeded(7);
    for (int sample = 0; sample < SAMPLES; sample++) {
      counts.merge(result(harbour, seat, move, luck, told), 1, Integer::sum);
    }
    return counts;
  }

  private static String result(
      Harbour harbour,
      Seat seat,
      MutiniesMove move,
      SplitMix luck,
      Function<MutiniesEvent, Optional<String>> told) {
    MutiniesState world = harbour.concealed(seat);
    harbour.rules.imagine(world, luck);
    List<String> results = new ArrayList<>();
    harbour.rules.play(world, seat, move, luck, event -> told.apply(event).ifPresent(results::add));
    while (results.isEmpty()) {
      Seat next = world.toAct().stream().findFirst().orElseThrow();
      MutiniesMove answer = harbour.rules.fallback(world, next, luck);
      harbour.rules.play(
          world, next, answer, luck, event -> told.apply(event).ifPresent(results::add));
    }
    return results.getFirst();
  }

  /// Nothing has come until the next round begins.
  private static Optional<String> none(MutiniesEvent event, String name) {
    return event instanceof RoundBegun ? Optional.of(name) : Optional.empty();
  }

  private static void expect(Map<String, Integer> counts, String result, double chance) {
    double error = Math.sqrt(chance * (1 - chance) / SAMPLES);
    assertThat((double) counts.getOrDefault(result, 0) / SAMPLES)
        .as("%s of %s", result, counts)
        .isCloseTo(chance, within(4 * error));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  @Rule({"MUT-WRECK-01", "MUT-WRECK-02", "MUT-WRECK-03", "MUT-WRECK-04"})
  void of_a_search(int number) {
    StringBuilder discs = new StringBuilder("discs: {");
    for (int disc = 0; disc < number - 1; disc++) {
      discs.append(disc > 0 ? ", " : "").append(disc + ": WRECK" + (disc + 1));
    }
    var harbour = Harbour.with(5, discs.append("}").toString());
    Seat seat = Seat.of(number - 1);
    var move = new Place(Square.of(Action.SHIPWRECKS, number));
    SearchOdds odds = figure(harbour, seat, move, SearchOdds.class);

    Map<String, Integer> found =
        counts(
            harbour,
            seat,
            move,
            event ->
                event instanceof TreasureDrawn(Seat who, _) && who.equals(seat)
                    ? Optional.of("treasure")
                    : event instanceof NothingFound(Seat finder) && finder.equals(seat)
                        ? Optional.of("nothing")
                        : Optional.empty());
    expect(found, "treasure", odds.treasure());

    Map<String, Integer> paid =
        counts(
            harbour,
            seat,
            move,
            event ->
                event instanceof DoubloonsGained(Seat who, _) && who.equals(seat)
                    ? Optional.of("doubloon")
                    : none(event, "none"));
    expect(paid, "doubloon", odds.doubloon());
  }

  @Test
  @Rule({"MUT-TREAS-01", "MUT-TREAS-03"})
  void of_the_kinds_of_treasure() {
    var harbour =
        Harbour.with(3, "{treasures: {0: TT-01 TT-20, 1: TT-05 TT-06}, spent: TT-10 TT-11 TT-16}");
    Seat seat = Seat.of(0);
    var move = new Place(Square.C4);
    Map<String, Integer> counts =
        counts(
            harbour,
            seat,
            move,
            event ->
                event instanceof TreasureDrawn(Seat who, Optional<Treasure> token)
                        && who.equals(seat)
                    ? token.map(Treasure::kind)
                    : Optional.empty());
    List<KindChance> kinds = figure(harbour, seat, move, TreasureOdds.class).kinds();

    kinds.forEach(kind -> expect(counts, kind.kind(), kind.chance()));
    assertThat(kinds.stream().mapToDouble(KindChance::chance).sum()).isCloseTo(1, within(1e-9));
  }

  @ParameterizedTest
  @CsvSource({"20, 2", "20, 1", "3, 2", "1, 1"})
  @Rule({"MUT-TAV-01", "MUT-TAV-02", "MUT-RULING-21"})
  void of_the_rum_in_the_tavern(int supply, int turn) {
    int held = 25 - supply;
    var harbour =
        Harbour.with(
            3,
            "{stock: {0: 3/%d/3, 1: 4/0/3, 2: 4/0/3}, discs: {0: TAV1%s}}"
                .formatted(held, turn == 2 ? ", 1: TAV2" : ""));
    Seat seat = Seat.of(turn);
    var move = new Place(Square.of(Action.TAVERN, turn + 1));
    RumShare share =
        figure(harbour, seat, move, RumShares.class).shares().stream()
            .filter(one -> one.guests() == turn + 1)
            .findFirst()
            .orElseThrow();
    Map<String, Integer> counts =
        counts(
            harbour,
            seat,
            move,
            event ->
                event instanceof RumGained(Seat who, int cubes) && who.equals(seat)
                    ? Optional.of("" + cubes)
                    : none(event, "0"));
    double sum =
        counts.entrySet().stream()
            .mapToInt(one -> Integer.parseInt(one.getKey()) * one.getValue())
            .sum();

    assertThat(counts.keySet().stream().mapToInt(Integer::parseInt).min()).hasValue(share.least());
    assertThat(counts.keySet().stream().mapToInt(Integer::parseInt).max()).hasValue(share.most());
    assertThat(sum / SAMPLES).isCloseTo(share.average(), within(0.05));
  }

  @Test
  @Rule({"MUT-NTR-03", "MUT-JEWEL-05"})
  void of_the_top_token_of_the_non_trade_routes() {
    expectColours(
        Harbour.with(3, "{jewels: {0: RED-01..09, 1: BLUE-01 BLUE-02}, shown: {1: BLUE-01}}"),
        Seat.of(0),
        new Place(Square.NTR1));
  }

  @Test
  @Rule({"MUT-NTR-03", "MUT-JEWEL-04"})
  void of_the_top_token_when_the_second_pile_is_known() {
    expectColours(secondPile(""), Seat.of(0), new Place(Square.NTR1));
  }

  @Test
  @Rule({"MUT-JEWEL-04", "MUT-TREAS-02"})
  void of_the_next_jewel_of_the_second_pile() {
    expectColours(secondPile(", treasures: {0: TT-20}"), Seat.of(0), new Use(Treasure.of("TT-20")));
  }

  private static Harbour secondPile(String more) {
    return Harbour.with(
        3,
        "{jewels: {0: RED-01 RED-02, 1: BLUE-01..06, 2: GREEN-01..09 WILD-01..06 BLUE-07..12 WHITE-01..10}, exhausted: 1,"
            + " ntr: RED-04 RED-05 GREEN-10 WHITE-11, trade-routes: RED-06 RED-07 RED-08 RED-09,"
            + " discards: RED-10 RED-11 RED-12, second-pile: RED-03 GREEN-11 GREEN-12 WHITE-12 WHITE-11 RED-12"
            + more
            + "}");
  }

  private static void expectColours(Harbour harbour, Seat seat, MutiniesMove move) {
    Map<String, Integer> counts =
        counts(
            harbour,
            seat,
            move,
            event ->
                event instanceof JewelDrawn(Seat who, _, Optional<Jewel> jewel) && who.equals(seat)
                    ? jewel.map(one -> one.colour().name())
                    : Optional.empty());
    List<ColourChance> colours = figure(harbour, seat, move, JewelOdds.class).colours();

    colours.forEach(colour -> expect(counts, colour.colour().name(), colour.chance()));
    assertThat(colours.stream().mapToDouble(ColourChance::chance).sum()).isCloseTo(1, within(1e-9));
  }

  @Test
  @Rule({"MUT-MUT-04", "MUT-CARD-01"})
  void of_the_card_of_a_new_captain() {
    var harbour =
        Harbour.with(
            3,
            "{discs: {0: TAV1, 1: CAB1}, cards: {2: MC-17 MC-40, 1: MC-08}, played: MC-01 MC-02}");
    Seat seat = Seat.of(2);
    var move = new Place(Square.M1);
    Map<String, Integer> counts =
        counts(
            harbour,
            seat,
            move,
            event ->
                event instanceof CardDrawn(_, _, Optional<Card> card)
                    ? card.map(one -> one.category().name())
                    : Optional.empty());

    figure(harbour, seat, move, CardOdds.class)
        .categories()
        .forEach(one -> expect(counts, one.category().name(), one.chance()));
  }
}
