package tortuga.piecesofeight.notation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import tortuga.engine.text.PositionText;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.Chronicle;
import tortuga.piecesofeight.state.Coins;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Plan;
import tortuga.piecesofeight.state.Player;
import tortuga.piecesofeight.state.Ship;
import tortuga.piecesofeight.state.Step;

/// Writes a position down, unknown coins as question marks.
final class PositionWriter {
  private final EightState table;

  PositionWriter(EightState table) {
    this.table = table;
  }

  PositionText write() {
    Map<String, PositionText> chart = new LinkedHashMap<>();
    chart.put("game", PositionText.word(table.game));
    chart.put("turn", PositionText.word(table.turn));
    chart.put("seat", PositionText.word(table.turnSeat));
    chart.put("nests", each(player -> PositionText.word(CoinText.write(open(player.ship.nest)))));
    chart.put("decks", each(player -> deck(player.ship)));
    chart.put("holds", each(player -> heap(player.ship.hold, player.ship.holdSize)));
    chart.put("known-holds", each(player -> PositionText.pile(player.ship.holdSeen.list())));
    chart.put("open-holds", seats(player -> player.ship.holdOpen));
    chart.put("wrecks", each(player -> wrecks(player.ship)));
    chart.put("lost-turns", each(player -> PositionText.word(player.lostTurns)));
    chart.put("full-sail", seat(table.sail));
    chart.put("calm", PositionText.word(table.calm));
    chart.put("destructions", PositionText.word(table.destructions));
    chart.put("losses", PositionText.word(table.losses));
    chart.put("familiar", FamiliarText.write(table.familiar));
    chart.put("chronicle", PositionText.row(chronicle()));
    chart.put("out", each(player -> PositionText.word(player.outAt)));
    chart.put("captains-lost", each(player -> PositionText.word(player.captainLostAt)));
    chart.put("surrenders", seats(player -> player.surrenders));
    chart.put("proposes", seats(player -> player.proposes));
    chart.put("patience", each(player -> PositionText.word(player.patience)));
    chart.put("teamed", PositionText.word(table.teamed ? "yes" : "no"));
    chart.put("answers", each(PositionWriter::answer));
    writeYards(chart);
    chart.put("pending", PositionText.row(pending()));
    return PositionText.chart(chart);
  }

  private void writeYards(Map<String, PositionText> chart) {
    chart.put("yards", each(player -> heap(player.yard, player.yardSize)));
    chart.put("known-yards", each(player -> PositionText.pile(player.yardSeen.list())));
    chart.put("launched", each(PositionWriter::launched));
    chart.put("plans", each(player -> plan(player.plan)));
    chart.put("joining", each(player -> PositionText.word(CoinText.write(player.plan.joining))));
    chart.put("ready", seats(player -> player.plan.ready));
    chart.put("claims-start", seats(player -> player.claimsStart));
    chart.put("offers-to", each(player -> seat(player.offerTo)));
    chart.put("gives", each(player -> PositionText.pile(player.give.list())));
    chart.put("wants", each(player -> PositionText.pile(player.want.list())));
    chart.put("pool", PositionText.pile(table.pool.list()));
    chart.put("leftovers", PositionText.pile(table.leftovers.list()));
    chart.put("wins", each(player -> PositionText.word(player.wins)));
    chart.put("winners", PositionText.pile(table.winners.stream().toList()));
  }

  private PositionText each(Function<Player, PositionText> part) {
    Map<String, PositionText> chart = new LinkedHashMap<>();
    for (int seat = 0; seat < table.seats; seat++) {
      chart.put(Integer.toString(seat), part.apply(table.players[seat]));
    }
    return PositionText.chart(chart);
  }

  private PositionText seats(Predicate<Player> test) {
    return PositionText.pile(
        IntStream.range(0, table.seats)
            .filter(seat -> test.test(table.players[seat]))
            .boxed()
            .toList());
  }

  private static PositionText seat(int seat) {
    return seat == Player.NOBODY
        ? PositionText.word(EightPositions.NOBODY)
        : PositionText.word(seat);
  }

  /// Where a coin is open anyway, it need not be marked as known.
  private static int open(int cell) {
    return cell & ~Cell.KNOWN;
  }

  private static PositionText deck(Ship ship) {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < ship.size; i++) {
      int cell = ship.deck[i];
      boolean seen = i == 0 || Cell.isCoin(cell, Coin.CAPTAIN);
      words.add(CoinText.write(seen ? open(cell) : cell));
    }
    return PositionText.row(words);
  }

  private static PositionText wrecks(Ship ship) {
    return PositionText.row(
        List.of(
            CoinText.write(open(ship.nestWreck)),
            CoinText.write(open(ship.foreWreck)),
            CoinText.write(ship.aftWreck)));
  }

  private static PositionText heap(Coins coins, int size) {
    List<Object> words = new ArrayList<>(coins.list());
    words.addAll(Collections.nCopies(size - coins.count, EightPositions.UNKNOWN));
    return PositionText.pile(words);
  }

  private static PositionText plan(Plan plan) {
    List<String> words = new ArrayList<>();
    for (int place = 0; place < plan.size; place++) {
      boolean empty = place == 0 && !plan.hasNest();
      words.add(empty ? EightPositions.EMPTY : plan.coin(place).toString());
    }
    return PositionText.row(words);
  }

  private static PositionText launched(Player player) {
    return PositionText.row(
        player.hasLaunched()
            ? IntStream.range(0, Ship.COINS).mapToObj(player::launchedCoin).toList()
            : List.of());
  }

  private static PositionText answer(Player player) {
    return switch (player.answer) {
      case Player.UNANSWERED -> PositionText.word(EightPositions.EMPTY);
      case Player.ANSWERED -> PositionText.word(EightPositions.UNKNOWN);
      default -> PositionText.word(player.answer);
    };
  }

  private List<String> chronicle() {
    return table.chronicle.entries().stream().map(Chronicle.NOTATION::write).toList();
  }

  /// Returns the steps to come, the next one first.
  private List<String> pending() {
    return table.agenda.toList().reversed().stream().map(Step.NOTATION::write).toList();
  }
}
