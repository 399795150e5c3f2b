package tortuga.piecesofeight.notation;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import tortuga.engine.Seat;
import tortuga.engine.text.PositionText;
import tortuga.piecesofeight.rules.Referee;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.state.Chronicle;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Familiar;
import tortuga.piecesofeight.state.Player;
import tortuga.piecesofeight.state.Step;
import tortuga.piecesofeight.state.Step.*;

/// Reads a position, and fills in what is usual; what cannot be is refused by [Invariants].
final class PositionReader {
  private static final int MANY = 10_000;
  private static final int MOST_ANSWERS = 5;
  private static final String[] KEYS = {
    "game",
    "turn",
    "seat",
    "nests",
    "decks",
    "holds",
    "known-holds",
    "open-holds",
    "wrecks",
    "lost-turns",
    "full-sail",
    "calm",
    "destructions",
    "losses",
    "familiar",
    "chronicle",
    "out",
    "captains-lost",
    "surrenders",
    "proposes",
    "patience",
    "teamed",
    "answers",
    "yards",
    "known-yards",
    "launched",
    "plans",
    "joining",
    "ready",
    "claims-start",
    "offers-to",
    "gives",
    "wants",
    "pool",
    "leftovers",
    "wins",
    "winners",
    "pending"
  };

  private final Options options;
  private final EightState table;
  private final Referee referee;

  PositionReader(Options options, EightState table, Referee referee) {
    this.options = options;
    this.table = table;
    this.referee = referee;
  }

  void read(PositionText.Chart given) {
    given.only(KEYS);
    List<Step> steps = PendingReader.steps(given);
    boolean isInHarbour = !steps.isEmpty() && steps.getLast() instanceof Harbour;
    for (Player player : table.players) player.startAfresh();
    table.game = number(given, "game", isInHarbour && isBeforeGames(steps.getLast()) ? 0 : 1);
    table.turn = number(given, "turn", isInHarbour ? 0 : 1);
    table.turnSeat = number(given, "seat", 0);
    if (table.turnSeat >= table.seats) throw given.wrong("there is no seat " + table.turnSeat);
    table.sail = given.get("full-sail").map(this::seatOrNobody).orElse(Player.NOBODY);
    table.calm = given.get("calm").map(word -> word.number(-1, MANY)).orElse(0);
    table.destructions = number(given, "destructions", 0);
    table.losses = number(given, "losses", 0);
    table.familiar = given.get("familiar").map(FamiliarText::read).orElse(Familiar.ALL);
    given.get("chronicle").map(PositionText::items).orElse(List.of()).forEach(this::readEntry);
    table.teamed = given.get("teamed").map(PositionText::yes).orElse(options.teams() > 0);
    readPlayers(given);
    new ShipReader(options, table, steps).read(given, isInHarbour);
    eachSeat(given, "open-holds", player -> player.ship.openHold());
    given.get("winners").ifPresent(this::readWinners);
    new PendingReader(table, referee).read(given, steps);
  }

  /// Whether a step belongs to the time before the first game of a match.
  private static boolean isBeforeGames(Step step) {
    boolean later =
        step instanceof BuildShip || step instanceof Launch || step instanceof TakeSpoil;
    return step instanceof Harbour && !later;
  }

  private void readEntry(PositionText line) {
    Chronicle.Entry entry = line.as(Chronicle.NOTATION::read);
    Seat latest =
        switch (entry) {
          case Chronicle.Loss loss ->
              loss.owner().index() > loss.by().index() ? loss.owner() : loss.by();
          case Chronicle.Leaving leaving -> leaving.seat();
        };
    if (latest.index() >= table.seats) throw line.wrong("there is no seat " + latest);
    table.chronicle = table.chronicle.with(entry);
  }

  private static int number(PositionText.Chart given, String key, int usual) {
    return given.get(key).map(word -> word.number(0, MANY)).orElse(usual);
  }

  private void readPlayers(PositionText.Chart given) {
    eachNumber(given, "lost-turns", (player, turns) -> player.lostTurns = turns);
    eachNumber(given, "captains-lost", (player, when) -> player.captainLostAt = when);
    eachNumber(given, "patience", (player, turns) -> player.patience = turns);
    eachNumber(given, "wins", (player, wins) -> player.wins = wins);
    eachNumber(
        given,
        "out",
        (player, when) -> {
          player.outAt = when;
          player.inGame = when == 0;
        });
    eachSeat(given, "surrenders", player -> player.surrenders = true);
    eachSeat(given, "proposes", player -> player.proposes = true);
    eachSeat(given, "ready", player -> player.plan.ready = true);
    eachSeat(given, "claims-start", player -> player.claimsStart = true);
    each(given, "answers", this::readAnswer);
    each(given, "offers-to", (player, word) -> player.offerTo = seatOrNobody(word));
    each(given, "gives", (player, words) -> ShipReader.readCoins(words, player.give));
    each(given, "wants", (player, words) -> ShipReader.readCoins(words, player.want));
  }

  private void readAnswer(Player player, PositionText word) {
    boolean none = word.text().equals(EightPositions.EMPTY);
    player.answer = none ? Player.UNANSWERED : word.number(Player.PASSED, MOST_ANSWERS);
  }

  private void eachNumber(PositionText.Chart given, String key, ObjIntConsumer<Player> reading) {
    each(given, key, (player, word) -> reading.accept(player, word.number(0, MANY)));
  }

  private void eachSeat(PositionText.Chart given, String key, Consumer<Player> mark) {
    given
        .get(key)
        .map(PositionText::items)
        .orElse(List.of())
        .forEach(word -> mark.accept(table.players[word.number(0, table.seats - 1)]));
  }

  private void each(
      PositionText.Chart given, String key, BiConsumer<Player, PositionText> reading) {
    ShipReader.each(table, given, key, reading);
  }

  private int seatOrNobody(PositionText word) {
    if (word.text().equals(EightPositions.NOBODY)) return Player.NOBODY;
    return word.number(0, table.seats - 1);
  }

  private void readWinners(PositionText winners) {
    for (PositionText word : winners.items()) {
      table.winners = table.winners.with(Seat.of(word.number(0, table.seats - 1)));
    }
  }
}
