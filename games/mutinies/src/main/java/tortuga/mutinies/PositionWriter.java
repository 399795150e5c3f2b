package tortuga.mutinies;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import tortuga.engine.Setting;
import tortuga.engine.Sketch;
import tortuga.mutinies.Step.NtrJewel;

/// Writes a position down, unknown tokens and cards as question marks.
final class PositionWriter {
  private final MutiniesState table;

  PositionWriter(MutiniesState table) {
    this.table = table;
  }

  Sketch write() {
    Map<String, Sketch> chart = new LinkedHashMap<>();
    chart.put("round", Sketch.word(table.round));
    chart.put("order", Sketch.row(players()));
    chart.put("last-round", yes(table.lastRound));
    chart.put("ending", yes(table.ending));
    chart.put("quiet", Sketch.word(table.quiet));
    chart.put("pirate", table.hasPirate() ? word(table.pirate()) : none());
    chart.put("closed", closed());
    writeCrew(chart);
    chart.put("rum", Sketch.word(table.rum));
    chart.put("trade-routes", Sketch.row(routes()));
    chart.put("ntr", pile(Jewel.list(table.ntr), table.ntrSize));
    chart.put("jewel-pile", pile(Jewel.list(table.pile), table.pileSize));
    chart.put("discards", Sketch.pile(Jewel.list(table.discards)));
    chart.put("exhausted", Sketch.word(table.exhausted));
    chart.put("second-pile", Sketch.pile(Jewel.list(table.secondPile)));
    chart.put("treasure-pile", pile(Treasure.list(table.treasures), table.treasurePile));
    chart.put("spent", Sketch.pile(Treasure.list(table.spent)));
    chart.put("sizes", sizes(table));
    chart.put("mutinies", Sketch.word(table.deck));
    chart.put("played", Sketch.pile(Card.list(table.played)));
    chart.put("scoring", yes(table.counting));
    if (table.counting) chart.put("score", players(PositionWriter::score));
    chart.put("pending", Sketch.row(pending()));
    return Sketch.chart(chart);
  }

  private void writeCrew(Map<String, Sketch> chart) {
    chart.put("stock", players(PositionWriter::stock));
    chart.put("discs", crew(pirate -> pirate.isPlaced() ? Sketch.word(pirate.square()) : none()));
    chart.put("aside", crew(PositionWriter::aside));
    chart.put("jewels", players(pirate -> pile(Jewel.list(pirate.jewels), pirate.jewelCount)));
    chart.put("shown", players(pirate -> Sketch.pile(Jewel.list(pirate.shown))));
    chart.put(
        "treasures",
        players(pirate -> pile(Treasure.list(pirate.treasures), pirate.treasureCount)));
    chart.put("cards", players(pirate -> pile(Card.list(pirate.cards), pirate.cardCount)));
    chart.put("drawn", players(this::drawn));
    chart.put("bonuses", players(PositionWriter::bonuses));
    chart.put("favours", players(PositionWriter::favours));
  }

  static Sketch sizes(MutiniesState table) {
    Map<String, Sketch> chart = new LinkedHashMap<>();
    chart.put("ntr", Sketch.word(table.ntrSize));
    chart.put("jewel-pile", Sketch.word(table.pileSize));
    chart.put("discards", Sketch.word(Long.bitCount(table.discards)));
    chart.put("treasure-pile", Sketch.word(table.treasurePile));
    return Sketch.chart(chart);
  }

  private static Sketch yes(boolean is) {
    return Sketch.word(is ? "yes" : "no");
  }

  private static Sketch none() {
    return Sketch.word(MutiniesPositions.NONE);
  }

  private static Sketch word(Enum<?> constant) {
    return Sketch.word(Setting.word(constant));
  }

  private List<Integer> players() {
    return IntStream.range(0, table.seats).map(table::inTurn).boxed().toList();
  }

  private Sketch closed() {
    Map<String, Sketch> chart = new LinkedHashMap<>();
    for (int number = 0; number < Action.FOR_CAPTAIN; number++) {
      Action action = Action.of(number);
      chart.put(Setting.word(action), Sketch.word(table.closedFor(action)));
    }
    return Sketch.chart(chart);
  }

  private Sketch players(Function<Pirate, Sketch> part) {
    return crew(table.seats, part);
  }

  private Sketch crew(Function<Pirate, Sketch> part) {
    return crew(table.crew.length, part);
  }

  private Sketch crew(int discs, Function<Pirate, Sketch> part) {
    Map<String, Sketch> chart = new LinkedHashMap<>();
    for (int disc = 0; disc < discs; disc++) {
      chart.put(MutiniesPositions.name(table, disc), part.apply(table.crew[disc]));
    }
    return Sketch.chart(chart);
  }

  private static Sketch stock(Pirate pirate) {
    return Sketch.word(pirate.doubloons + "/" + pirate.rum + "/" + pirate.prestige);
  }

  private static Sketch aside(Pirate pirate) {
    return Sketch.word(pirate.asideDoubloons + "/" + pirate.asideRum);
  }

  private static Sketch pile(List<?> known, int count) {
    List<Object> things = new ArrayList<>(known);
    things.addAll(Collections.nCopies(count - known.size(), MutiniesPositions.UNKNOWN));
    return Sketch.pile(things);
  }

  private Sketch drawn(Pirate pirate) {
    if (pirate.drawn == 0) return none();
    boolean jewel = !table.isOver() && table.question() instanceof NtrJewel;
    return Sketch.word(jewel ? Jewel.of(pirate.drawn - 1) : Card.of(pirate.drawn - 1));
  }

  private static Sketch score(Pirate pirate) {
    return Sketch.row(Arrays.stream(pirate.score).boxed().toList());
  }

  private static Sketch bonuses(Pirate pirate) {
    return Sketch.pile(
        IntStream.range(0, Track.BONUSES)
            .filter(i -> (pirate.bonuses & 1 << i) != 0)
            .mapToObj(i -> Track.bonus(i).at())
            .toList());
  }

  private static Sketch favours(Pirate pirate) {
    Map<String, Sketch> chart = new LinkedHashMap<>();
    for (Favour favour : Favour.values()) {
      if (pirate.has(favour)) {
        chart.put(Setting.word(favour), Sketch.word(pirate.favour(favour)));
      }
    }
    return Sketch.chart(chart);
  }

  private List<Object> routes() {
    return IntStream.rangeClosed(1, table.routes())
        .<Object>mapToObj(
            route -> table.isDisplayed(route) ? table.displayed(route) : MutiniesPositions.NONE)
        .toList();
  }

  /// Returns the steps to come, the next one first.
  private List<String> pending() {
    return table.agenda.toList().reversed().stream().map(Step.NOTATION::write).toList();
  }
}
