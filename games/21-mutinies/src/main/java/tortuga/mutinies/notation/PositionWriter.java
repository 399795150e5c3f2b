package tortuga.mutinies.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import tortuga.engine.Setting;
import tortuga.engine.text.PositionText;
import tortuga.mutinies.Action;
import tortuga.mutinies.Card;
import tortuga.mutinies.Favour;
import tortuga.mutinies.Jewel;
import tortuga.mutinies.Treasure;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;
import tortuga.mutinies.state.Step;
import tortuga.mutinies.state.Step.NtrJewel;
import tortuga.mutinies.state.Track;

/// Writes a position down, unknown tokens and cards as question marks.
final class PositionWriter {
  private final MutiniesState table;

  PositionWriter(MutiniesState table) {
    this.table = table;
  }

  PositionText write() {
    Map<String, PositionText> chart = new LinkedHashMap<>();
    chart.put("round", PositionText.word(table.round));
    chart.put("order", PositionText.row(players()));
    chart.put("last-round", yes(table.lastRound));
    chart.put("ending", yes(table.ending));
    chart.put("quiet", PositionText.word(table.quiet));
    chart.put("pirate", table.hasPirate() ? word(table.pirate()) : none());
    chart.put("closed", closed());
    writeCrew(chart);
    chart.put("rum", PositionText.word(table.rum));
    chart.put("trade-routes", PositionText.row(routes()));
    chart.put("ntr", pile(Jewel.list(table.ntr), table.ntrSize));
    chart.put("jewel-pile", pile(Jewel.list(table.pile), table.pileSize));
    chart.put("discards", PositionText.pile(Jewel.list(table.discards)));
    chart.put("exhausted", PositionText.word(table.exhausted));
    chart.put("second-pile", PositionText.pile(Jewel.list(table.secondPile)));
    chart.put("treasure-pile", pile(Treasure.list(table.treasures), table.treasurePile));
    chart.put("spent", PositionText.pile(Treasure.list(table.spent)));
    chart.put("sizes", sizes(table));
    chart.put("mutinies", PositionText.word(table.deck));
    chart.put("played", PositionText.pile(Card.list(table.played)));
    chart.put("scoring", yes(table.counting));
    if (table.counting) chart.put("score", players(PositionWriter::score));
    chart.put("pending", PositionText.row(pending()));
    return PositionText.chart(chart);
  }

  private void writeCrew(Map<String, PositionText> chart) {
    chart.put("stock", players(PositionWriter::stock));
    chart.put(
        "discs", crew(pirate -> pirate.isPlaced() ? PositionText.word(pirate.square()) : none()));
    chart.put("aside", crew(PositionWriter::aside));
    chart.put("jewels", players(pirate -> pile(Jewel.list(pirate.jewels), pirate.jewelCount)));
    chart.put("shown", players(pirate -> PositionText.pile(Jewel.list(pirate.shown))));
    chart.put(
        "treasures",
        players(pirate -> pile(Treasure.list(pirate.treasures), pirate.treasureCount)));
    chart.put("cards", players(pirate -> pile(Card.list(pirate.cards), pirate.cardCount)));
    chart.put("drawn", players(this::drawn));
    chart.put("bonuses", players(PositionWriter::bonuses));
    chart.put("favours", players(PositionWriter::favours));
  }

  static PositionText sizes(MutiniesState table) {
    Map<String, PositionText> chart = new LinkedHashMap<>();
    chart.put("ntr", PositionText.word(table.ntrSize));
    chart.put("jewel-pile", PositionText.word(table.pileSize));
    chart.put("discards", PositionText.word(Long.bitCount(table.discards)));
    chart.put("treasure-pile", PositionText.word(table.treasurePile));
    return PositionText.chart(chart);
  }

  private static PositionText yes(boolean is) {
    return PositionText.word(is ? "yes" : "no");
  }

  private static PositionText none() {
    return PositionText.word(MutiniesPositions.NONE);
  }

  private static PositionText word(Enum<?> constant) {
    return PositionText.word(Setting.word(constant));
  }

  private List<Integer> players() {
    return IntStream.range(0, table.seats).map(table::inTurn).boxed().toList();
  }

  private PositionText closed() {
    Map<String, PositionText> chart = new LinkedHashMap<>();
    for (int number = 0; number < Action.FOR_CAPTAIN; number++) {
      Action action = Action.of(number);
      chart.put(Setting.word(action), PositionText.word(table.closedFor(action)));
    }
    return PositionText.chart(chart);
  }

  private PositionText players(Function<Pirate, PositionText> part) {
    return crew(table.seats, part);
  }

  private PositionText crew(Function<Pirate, PositionText> part) {
    return crew(table.crew.length, part);
  }

  private PositionText crew(int discs, Function<Pirate, PositionText> part) {
    Map<String, PositionText> chart = new LinkedHashMap<>();
    for (int disc = 0; disc < discs; disc++) {
      chart.put(MutiniesPositions.name(table, disc), part.apply(table.crew[disc]));
    }
    return PositionText.chart(chart);
  }

  private static PositionText stock(Pirate pirate) {
    return PositionText.word(pirate.doubloons + "/" + pirate.rum + "/" + pirate.prestige);
  }

  private static PositionText aside(Pirate pirate) {
    return PositionText.word(pirate.asideDoubloons + "/" + pirate.asideRum);
  }

  private static PositionText pile(List<?> known, int count) {
    List<Object> things = new ArrayList<>(known);
    things.addAll(Collections.nCopies(count - known.size(), MutiniesPositions.UNKNOWN));
    return PositionText.pile(things);
  }

  private PositionText drawn(Pirate pirate) {
    if (pirate.drawn == 0) return none();
    boolean jewel = !table.isOver() && table.question() instanceof NtrJewel;
    return PositionText.word(jewel ? Jewel.of(pirate.drawn - 1) : Card.of(pirate.drawn - 1));
  }

  private static PositionText score(Pirate pirate) {
    return PositionText.row(Arrays.stream(pirate.score).boxed().toList());
  }

  private static PositionText bonuses(Pirate pirate) {
    return PositionText.pile(
        IntStream.range(0, Track.BONUSES)
            .filter(i -> (pirate.bonuses & 1 << i) != 0)
            .mapToObj(i -> Track.bonus(i).at())
            .toList());
  }

  private static PositionText favours(Pirate pirate) {
    Map<String, PositionText> chart = new LinkedHashMap<>();
    for (Favour favour : Favour.values()) {
      if (pirate.has(favour)) {
        chart.put(Setting.word(favour), PositionText.word(pirate.favour(favour)));
      }
    }
    return PositionText.chart(chart);
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
