package tortuga.server.http;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import tortuga.load.Visitor;

/// An attack on a server: some sockets send one kind of message as fast as they can; they belong in
/// turn to somebody at the table, to people who are not, and to strangers. Honest people play at
/// that table and at another one.
final class Flood implements AutoCloseable {
  /// Nobody clicks more often than four times a second for long.
  private static final long CLICK_NANOS = 250_000_000;

  private static final int TOO_LONG = 15_000;

  /// The message that is repeated.
  enum Kind {
    WATCH,
    UNWATCH,
    PLAY,
    UNDO,
    ORDER,
    LEAVE,
    SAY,
    MUTE,
    ADVISE,
    WHY,
    FORESEE,
    RECALL,
    NOWHERE,
    LONG,
    NONSENSE,
    PING;

    /// Returns the frame number `i` of this kind.
    byte[] frame(int i, String table) {
      return this == PING ? FloodSocket.ping() : FloodSocket.frame(message(i, table));
    }

    private String message(int i, String table) {
      return switch (this) {
        case WATCH -> "{\"type\":\"watch\",\"table\":\"%s\"}".formatted(table);
        case UNWATCH -> "{\"type\":\"unwatch\",\"table\":\"%s\"}".formatted(table);
        case PLAY -> command("play", i, table, ",\"question\":7,\"moves\":[\"dump 1\"]");
        case UNDO -> command("undo", i, table, "");
        case ORDER -> command("order", i, table, ",\"kind\":\"defend\",\"verb\":\"pass\"");
        case LEAVE -> command(i % 2 == 0 ? "resume" : "leave", i, table, "");
        case SAY -> command("say", i, table, ",\"text\":\"" + "arr ".repeat(70) + i + "\"");
        case MUTE -> command("mute", i, table, ",\"seat\":0,\"muted\":" + (i % 2 == 0));
        case ADVISE -> command("advise", i, table, "");
        case WHY -> command("why", i, table, ",\"number\":" + i);
        case FORESEE -> command("foresee", i, table, ",\"question\":null,\"chains\":[]");
        case RECALL -> command("recall", i, table, ",\"before\":" + i);
        case NOWHERE -> command("undo", i, "NOWHERE" + i, "");
        case LONG -> command("undo", i, table, ",\"more\":\"" + "x".repeat(TOO_LONG) + "\"");
        case NONSENSE, PING -> "ahoy " + i;
      };
    }

    private static String command(String type, int i, String table, String more) {
      return "{\"type\":\"%s\",\"id\":\"f%d\",\"table\":\"%s\"%s}".formatted(type, i, table, more);
    }
  }

  /// What honest people noticed.
  ///
  /// @param here how long those at the same table waited, in milliseconds
  /// @param elsewhere how long those at another table did
  /// @param moves how many moves they made
  /// @param tooFast how often they were told to slow down, which must not happen
  record Result(
      Kind kind,
      int sockets,
      long messages,
      List<Double> here,
      List<Double> elsewhere,
      int moves,
      long tooFast,
      double mostMegabytes) {
    static final String HEAD =
        "%-9s %7s %10s | %8s %8s %8s | %8s %8s %8s | %6s %8s %7s"
            .formatted(
                "flood",
                "sockets",
                "messages",
                "p50 here",
                "p99",
                "max",
                "p50 else",
                "p99",
                "max",
                "moves",
                "too fast",
                "heap MB");

    @Override
    public String toString() {
      return String.format(
          Locale.ROOT,
          "%-9s %7d %,10d | %8.1f %8.1f %8.1f | %8.1f %8.1f %8.1f | %6d %8d %7.1f",
          kind,
          sockets,
          messages,
          part(here, 0.5),
          part(here, 0.99),
          part(here, 1),
          part(elsewhere, 0.5),
          part(elsewhere, 0.99),
          part(elsewhere, 1),
          moves,
          tooFast,
          mostMegabytes);
    }
  }

  static double part(List<Double> values, double part) {
    List<Double> sorted = values.stream().sorted().toList();
    if (sorted.isEmpty()) return Double.NaN;
    return sorted.get(Math.min(sorted.size() - 1, (int) (part * sorted.size())));
  }

  private final URI server;
  private final HttpClient http = HttpClient.newHttpClient();
  private final Visitor griefer;
  private final String table;
  private final List<HonestPlayer> here = new ArrayList<>();
  private final List<HonestPlayer> elsewhere = new ArrayList<>();

  /// Seats everybody at two tables of a server.
  Flood(URI server) throws IOException {
    this.server = server;
    this.griefer = Visitor.arrive(http, server, "Ned");
    List<Visitor> good = new ArrayList<>();
    for (String name : List.of("Anne", "Mary", "Jack", "Grace")) {
      good.add(Visitor.arrive(http, server, name));
    }
    this.table = open(List.of(good.get(0), good.get(1), griefer));
    String other = open(List.of(good.get(2), good.get(3)));
    for (Visitor visitor : good.subList(0, 2)) here.add(new HonestPlayer(visitor, table));
    for (Visitor visitor : good.subList(2, 4)) elsewhere.add(new HonestPlayer(visitor, other));
    FloodSocket leave = new FloodSocket(server, griefer.cookie());
    leave.flood(_ -> Kind.LEAVE.frame(1, table)); // so that the game goes on without Ned
    LockSupport.parkNanos(200_000_000);
    leave.close();
  }

  private static String open(List<Visitor> visitors) throws IOException {
    Visitor host = visitors.getFirst();
    Map<String, Object> terms = Map.of("game", "jamaica", "seats", visitors.size(), "pace", "week");
    String table = host.ask("/api/tables", terms).path("id").asString();
    for (Visitor visitor : visitors.subList(1, visitors.size())) visitor.join(table);
    host.begin(table);
    return table;
  }

  /// Honest people play for a while, while a number of sockets disturb them.
  Result run(Kind kind, int sockets, double seconds) throws IOException {
    List<FloodSocket> flood = new ArrayList<>();
    everybody().forEach(HonestPlayer::forget);
    try {
      for (int i = 0; i < sockets; i++) {
        FloodSocket socket = new FloodSocket(server, cookie(i));
        flood.add(socket);
        socket.flood(number -> kind.frame(number, table));
      }
      double most = play(seconds);
      long messages = flood.stream().mapToLong(FloodSocket::sent).sum();
      return new Result(
          kind,
          sockets,
          messages,
          millis(here),
          millis(elsewhere),
          everybody().mapToInt(HonestPlayer::moves).sum(),
          everybody().mapToLong(HonestPlayer::tooFast).sum(),
          most);
    } finally {
      for (FloodSocket socket : flood) socket.close();
    }
  }

  /// Somebody at the table, somebody who is not, and somebody without a name.
  private String cookie(int i) throws IOException {
    return switch (i % 3) {
      case 0 -> griefer.cookie();
      case 1 -> Visitor.arrive(http, server, "Outsider " + i).cookie();
      default -> "";
    };
  }

  /// Honest people play for a while; returns the maximum memory that the server used.
  double play(double seconds) {
    long end = System.nanoTime() + (long) (seconds * 1e9);
    double most = 0;
    for (int i = 0; System.nanoTime() < end; i++) {
      everybody().forEach(HonestPlayer::act);
      LockSupport.parkNanos(CLICK_NANOS);
      if (i % 8 == 0) most = Math.max(most, megabytes());
    }
    return most;
  }

  /// Returns how much memory the server says it uses; nothing if it does not answer.
  private double megabytes() {
    HttpRequest request =
        HttpRequest.newBuilder(server.resolve("/metrics")).timeout(Duration.ofSeconds(1)).build();
    try {
      return http.send(request, HttpResponse.BodyHandlers.ofLines())
              .body()
              .filter(line -> line.startsWith("tortuga_heap_live_bytes "))
              .mapToDouble(line -> Double.parseDouble(line.substring(line.indexOf(' ') + 1)))
              .sum()
          / (1 << 20);
    } catch (IOException _) {
      return 0;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return 0;
    }
  }

  Stream<HonestPlayer> everybody() {
    return Stream.concat(here.stream(), elsewhere.stream());
  }

  private static List<Double> millis(List<HonestPlayer> players) {
    return players.stream().flatMap(player -> player.millis().stream()).toList();
  }

  @Override
  public void close() {
    everybody().forEach(HonestPlayer::close);
    http.shutdownNow();
  }
}
