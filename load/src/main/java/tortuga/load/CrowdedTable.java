package tortuga.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;

/// A table whose players answer every question at once with any offered move, one game after
/// another. They play by correspondence, so that nothing waits for a clock.
final class CrowdedTable {
  /// It separates the wait for a busy server from the wait behind everybody else who clicked at the
  /// same moment.
  private static final long BLINK = Duration.ofMillis(20).toNanos();

  private static final List<String> LATE =
      List.of("stale-question", "not-your-turn", "game-over", "already-answered");

  private final List<Visitor> visitors;
  private final List<Player> players = new ArrayList<>();
  private final String game;
  private final Pacer pacer;
  private final double foresight;
  private final Measurement measurement;
  private final AtomicInteger commands = new AtomicInteger();
  private volatile String table = "";
  private volatile boolean paused = true;

  private CrowdedTable(
      List<Visitor> visitors, String game, Pacer pacer, double foresight, Measurement measurement) {
    this.visitors = visitors;
    this.game = game;
    this.pacer = pacer;
    this.foresight = foresight;
    this.measurement = measurement;
  }

  /// What is measured at all tables: how long moves took, and foresights, and what went wrong.
  record Measurement(LatencyHistogram moves, LatencyHistogram foresights, ErrorCounts errors) {}

  /// @param foresight at which share of all questions the players ask first what a move would bring
  static CrowdedTable of(
      HttpClient http,
      List<URI> nodes,
      String game,
      int seats,
      int number,
      Pacer pacer,
      double foresight,
      Measurement measurement)
      throws IOException {
    List<Visitor> visitors = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      URI node = nodes.get((number + seat) % nodes.size());
      visitors.add(Visitor.arrive(http, node, "Visitor %d.%d".formatted(number, seat)));
    }
    CrowdedTable table = new CrowdedTable(visitors, game, pacer, foresight, measurement);
    for (int seat = 0; seat < seats; seat++) {
      table.players.add(table.new Player(visitors.get(seat), 31L * number + seat));
    }
    table.open();
    return table;
  }

  private void open() throws IOException {
    String next =
        visitors
            .getFirst()
            .ask("/api/tables", Map.of("game", game, "seats", visitors.size(), "pace", "week"))
            .path("id")
            .asString();
    for (Visitor visitor : visitors.subList(1, visitors.size())) visitor.join(next);
    table = next;
    for (Player player : players) player.socket.watch(next, Optional.empty());
  }

  void begin() {
    paused = false;
    deal();
  }

  private void deal() {
    try {
      visitors.getFirst().begin(table);
    } catch (IOException e) {
      measurement.errors().add(e.getMessage());
    }
  }

  void pause() {
    paused = true;
  }

  void close() {
    for (Player player : players) player.socket.close();
  }

  private void playAgain() {
    Thread.startVirtualThread(() -> {
      try {
        open();
        if (!paused) deal();
      } catch (IOException e) {
        if (!paused) measurement.errors().add(e.getMessage());
      }
    });
  }

  /// One of the players; its messages arrive one after the other.
  private final class Player {
    private final SplittableRandom random;
    private final WebSocketClient socket;
    private int answered;
    private String over = "";
    private volatile long sent;
    private volatile long askedAt;

    Player(Visitor visitor, long seed) {
      this.random = new SplittableRandom(seed);
      this.socket = visitor.connect(this::receive, this::lost);
    }

    private void lost(String why) {
      if (!paused) measurement.errors().add("a connection was lost: " + why);
    }

    private void receive(String message) {
      if (message.startsWith("{\"type\":\"accepted\"")) {
        measurement.moves().add(System.nanoTime() - sent);
      } else if (message.startsWith("{\"type\":\"foreseen\"")) {
        measurement.foresights().add(System.nanoTime() - askedAt);
      } else if (message.startsWith("{\"type\":\"refused\"")) {
        if (!isLate(message)) measurement.errors().add(message);
      } else if (message.startsWith("{\"type\":\"change\"")
          || message.startsWith("{\"type\":\"whole\"")) {
        answer(message);
      }
    }

    /// Whether somebody else was quicker, and the question is closed.
    private static boolean isLate(String refusal) {
      return LATE.stream().anyMatch(reason -> refusal.contains('"' + reason + '"'));
    }

    private void answer(String message) {
      if (paused) return;
      if (message.contains("\"phase\":[\"finished\"]")) {
        finish();
        return;
      }
      Optional<Offer> offer = Offer.in(message);
      if (offer.isEmpty() || offer.get().number() == answered) return;
      answered = offer.get().number();
      List<String> moves = offer.get().moves();
      String move = moves.get(random.nextInt(moves.size()));
      if (foresight > 0 && random.nextDouble() < foresight) foresee(random.nextBoolean(), move);
      String command =
          "{\"type\":\"play\",\"id\":\"%d\",\"table\":\"%s\",\"question\":%d,\"moves\":[\"%s\"]}"
              .formatted(commands.incrementAndGet(), table, answered, move);
      socket.plan(pacer.nextAt(System.nanoTime() + BLINK), () -> send(command));
    }

    /// Asks what a move would bring, or all of them.
    private void foresee(boolean all, String move) {
      askedAt = System.nanoTime();
      socket.send(
          "{\"type\":\"foresee\",\"id\":\"f%d\",\"table\":\"%s\",\"question\":%d,\"chains\":[%s]}"
              .formatted(
                  commands.incrementAndGet(),
                  table,
                  answered,
                  all ? "" : "[\"%s\"]".formatted(move)));
    }

    private void send(String command) {
      if (paused) return;
      sent = System.nanoTime();
      socket.send(command);
    }

    /// The first player that notices the end of a game starts the next one.
    private void finish() {
      answered = 0;
      if (over.equals(table)) return;
      over = table;
      socket.send("{\"type\":\"unwatch\",\"table\":\"%s\"}".formatted(table));
      if (this == players.getFirst()) playAgain();
    }
  }
}
