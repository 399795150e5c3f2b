package tortuga.jamaica;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import tortuga.engine.Sketch;

/// Writes a position down, unknown cards as question marks.
final class PositionWriter {
  private final JamaicaState table;

  PositionWriter(JamaicaState table) {
    this.table = table;
  }

  Sketch write() {
    Map<String, Sketch> chart = new LinkedHashMap<>();
    chart.put("round", Sketch.word(table.round));
    chart.put("captain", Sketch.word(table.captain.index()));
    chart.put("dice", Sketch.row(List.of(table.morning, table.evening)));
    chart.put("last-round", Sketch.word(table.lastRound ? "yes" : "no"));
    chart.put("ships", ships(table.ships.length, ship -> Sketch.word(ship.place())));
    chart.put("holds", ships(table.ships.length, PositionWriter::holds));
    chart.put("powers", ships(table.ships.length, ship -> Sketch.pile(Treasure.list(ship.powers))));
    chart.put("hidden", ships(table.ships.length, PositionWriter::hidden));
    chart.put("knows", ships(table.seats, ship -> Sketch.pile(Treasure.list(ship.seen))));
    chart.put("hands", ships(table.seats, ship -> cards(ship.hand, ship.handSize)));
    chart.put("piles", ships(table.seats, ship -> cards(ship.pile, ship.pileSize)));
    chart.put("discards", ships(table.seats, PositionWriter::discards));
    chart.put("chosen", ships(table.seats, PositionWriter::chosen));
    chart.put("revealed", Sketch.pile(revealed()));
    chart.put("tokens", Sketch.pile(tokens()));
    chart.put("treasure-pile", Sketch.word(table.treasurePile()));
    chart.put("pending", Sketch.row(pending()));
    return Sketch.chart(chart);
  }

  private Sketch ships(int count, Function<Ship, Sketch> part) {
    Map<String, Sketch> chart = new LinkedHashMap<>();
    for (int ship = 0; ship < count; ship++) {
      chart.put(JamaicaPositions.name(table, ship), part.apply(table.ships[ship]));
    }
    return Sketch.chart(chart);
  }

  private static Sketch holds(Ship ship) {
    List<String> words = new ArrayList<>();
    for (int hold = 1; hold <= ship.lastHold(); hold++) {
      if (hold == Ship.SIXTH) words.add(JamaicaPositions.BAR);
      words.add(
          ship.isEmpty(hold)
              ? JamaicaPositions.EMPTY
              : "" + ship.cargo(hold).letter + ship.amount(hold));
    }
    return Sketch.row(words);
  }

  private static Sketch hidden(Ship ship) {
    return withUnknown(Treasure.list(ship.hidden), ship.hiddenCount);
  }

  private static Sketch cards(int set, int count) {
    return withUnknown(Card.list(set), count);
  }

  private static Sketch withUnknown(List<?> known, int count) {
    List<Object> cards = new ArrayList<>(known);
    cards.addAll(Collections.nCopies(count - known.size(), JamaicaPositions.UNKNOWN));
    return Sketch.pile(cards);
  }

  private static Sketch discards(Ship ship) {
    return Sketch.row(IntStream.range(0, ship.discardCount).mapToObj(ship::discarded).toList());
  }

  private static Sketch chosen(Ship ship) {
    if (!ship.hasChosen()) return Sketch.word(JamaicaPositions.EMPTY);
    return Sketch.word(ship.hasKnownChoice() ? ship.chosen() : JamaicaPositions.UNKNOWN);
  }

  private List<Integer> revealed() {
    return IntStream.range(0, table.seats)
        .filter(seat -> table.ships[seat].revealed)
        .boxed()
        .toList();
  }

  private List<Long> tokens() {
    return LongStream.range(0, Route.SPACES)
        .filter(space -> (table.tokens & 1L << space) != 0)
        .boxed()
        .toList();
  }

  /// Returns the steps to come, the next one first.
  private List<String> pending() {
    return table.agenda.toList().reversed().stream().map(Step.NOTATION::write).toList();
  }
}
