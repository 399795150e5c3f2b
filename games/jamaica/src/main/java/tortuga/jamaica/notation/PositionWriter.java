package tortuga.jamaica.notation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import tortuga.engine.text.PositionText;
import tortuga.jamaica.Card;
import tortuga.jamaica.Treasure;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Route;
import tortuga.jamaica.state.Ship;
import tortuga.jamaica.state.Step;

/// Writes a position down, unknown cards as question marks.
final class PositionWriter {
  private final JamaicaState table;

  PositionWriter(JamaicaState table) {
    this.table = table;
  }

  PositionText write() {
    Map<String, PositionText> chart = new LinkedHashMap<>();
    chart.put("round", PositionText.word(table.round));
    chart.put("captain", PositionText.word(table.captain.index()));
    chart.put("dice", PositionText.row(List.of(table.morning, table.evening)));
    chart.put("last-round", PositionText.word(table.lastRound ? "yes" : "no"));
    chart.put("ships", ships(table.ships.length, ship -> PositionText.word(ship.place())));
    chart.put("holds", ships(table.ships.length, PositionWriter::holds));
    chart.put(
        "powers", ships(table.ships.length, ship -> PositionText.pile(Treasure.list(ship.powers))));
    chart.put("hidden", ships(table.ships.length, PositionWriter::hidden));
    chart.put("knows", ships(table.seats, ship -> PositionText.pile(Treasure.list(ship.seen))));
    chart.put("hands", ships(table.seats, ship -> cards(ship.hand, ship.handSize)));
    chart.put("piles", ships(table.seats, ship -> cards(ship.pile, ship.pileSize)));
    chart.put("discards", ships(table.seats, PositionWriter::discards));
    chart.put("chosen", ships(table.seats, PositionWriter::chosen));
    chart.put("revealed", PositionText.pile(revealed()));
    chart.put("tokens", PositionText.pile(tokens()));
    chart.put("treasure-pile", PositionText.word(table.treasurePile()));
    chart.put("pending", PositionText.row(pending()));
    return PositionText.chart(chart);
  }

  private PositionText ships(int count, Function<Ship, PositionText> part) {
    Map<String, PositionText> chart = new LinkedHashMap<>();
    for (int ship = 0; ship < count; ship++) {
      chart.put(JamaicaPositions.name(table, ship), part.apply(table.ships[ship]));
    }
    return PositionText.chart(chart);
  }

  private static PositionText holds(Ship ship) {
    List<String> words = new ArrayList<>();
    for (int hold = 1; hold <= ship.lastHold(); hold++) {
      if (hold == Ship.SIXTH) words.add(JamaicaPositions.BAR);
      words.add(
          ship.isEmpty(hold)
              ? JamaicaPositions.EMPTY
              : "" + ship.cargo(hold).letter + ship.amount(hold));
    }
    return PositionText.row(words);
  }

  private static PositionText hidden(Ship ship) {
    return withUnknown(Treasure.list(ship.hidden), ship.hiddenCount);
  }

  private static PositionText cards(int set, int count) {
    return withUnknown(Card.list(set), count);
  }

  private static PositionText withUnknown(List<?> known, int count) {
    List<Object> cards = new ArrayList<>(known);
    cards.addAll(Collections.nCopies(count - known.size(), JamaicaPositions.UNKNOWN));
    return PositionText.pile(cards);
  }

  private static PositionText discards(Ship ship) {
    return PositionText.row(
        IntStream.range(0, ship.discardCount).mapToObj(ship::discarded).toList());
  }

  private static PositionText chosen(Ship ship) {
    if (!ship.hasChosen()) return PositionText.word(JamaicaPositions.EMPTY);
    return PositionText.word(ship.hasKnownChoice() ? ship.chosen() : JamaicaPositions.UNKNOWN);
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
