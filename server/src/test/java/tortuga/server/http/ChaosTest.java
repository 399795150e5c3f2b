package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import tortuga.load.Visitor;
import tortuga.server.store.Postgres;
import tortuga.server.store.Store;
import tortuga.server.store.postgres.PostgresStore;

/// Three nodes, people spread over them, and one disaster after another: nodes are killed, freeze
/// for a while or are restarted in order, the database is restarted under them, its disk is full,
/// nodes with a wrong clock want to join, and clocks of nodes jump. In the end every acknowledged
/// move is there once, everybody has seen what was stored, and nobody's clock was unfair.
///
/// `-Dchaos=200` makes it long.
@Isolated("it restarts the database of all tests")
class ChaosTest {
  private static final int MISFORTUNES = Integer.getInteger("chaos", 7);
  private static final long SEED = Long.getLong("chaos.seed", 10);

  /// A node that is gone is noticed within three seconds, and replaced within two more; a busy
  /// machine may need longer.
  private static final long LATEST = 12_000;

  /// Windows of Pieces of Eight close by the clock; the others wait for people.
  private static final List<TestGame> ALL =
      List.of(
          new TestGame(
              "pieces-of-eight",
              2,
              Map.of("pace", "brisk", "settings", Map.of("quickStart", "true"))),
          new TestGame("21-mutinies", 3, Map.of("pace", "week")),
          new TestGame("jamaica", 2, Map.of("pace", "week")),
          new TestGame("aye", 4, Map.of("pace", "week", "settings", Map.of("mode", "beginner"))));

  private static final List<TestGame> GAMES = ALL.subList(0, MISFORTUNES > 10 ? ALL.size() : 2);

  /// The number of seconds by which clocks jump.
  private static final List<Integer> OFF = List.of(2, 30, 900, -2, -30, -900);

  /// A game that is played again and again.
  private record TestGame(String game, int seats, Map<String, ?> terms) {}

  @TempDir private Path folder;

  private final SplittableRandom random = new SplittableRandom(SEED);
  private final HttpClient http = HttpClient.newHttpClient();
  private final String database = Postgres.shared().database();
  private final List<ServerProcess> nodes = new CopyOnWriteArrayList<>();
  private final ToldMoves told =
      new ToldMoves(() -> nodes.stream().map(ServerProcess::address).toList());
  private final List<SteadfastPlayer> players = new ArrayList<>();
  private final List<Thread> threads = new ArrayList<>();
  private final Map<TestGame, SteadfastPlayer> latest = new HashMap<>();
  private final Map<String, Integer> happened = new HashMap<>();

  @AfterEach
  void end() {
    players.forEach(SteadfastPlayer::disconnect);
    nodes.forEach(ServerProcess::kill);
    http.shutdownNow();
  }

  @Test
  void whatever_happens_nothing_is_lost_done_twice_or_seen_differently()
      throws IOException, InterruptedException {
    for (int node = 0; node < 3; node++) nodes.add(node());
    for (TestGame game : GAMES) gather(game);
    for (int i = 0; i < MISFORTUNES; i++) {
      playAgain();
      Thread.sleep(random.nextInt(200, 1200));
      misfortune(i);
      told.requireNoProblems();
    }
    Thread.sleep(2000);
    comeToRest();
    compare();
  }

  private ServerProcess node(Duration ahead) throws IOException {
    return ServerProcess.start(folder.resolve("data"), database, ahead);
  }

  private ServerProcess node() throws IOException {
    return ServerProcess.start(folder.resolve("data"), database);
  }

  private void gather(TestGame game) throws IOException {
    List<Visitor> visitors = new ArrayList<>();
    for (int seat = 0; seat < game.seats(); seat++) {
      URI node = nodes.get(seat % nodes.size()).address();
      String name = "Pirate " + seat;
      visitors.add(patiently(() -> Visitor.arrive(http, node, name)));
    }
    Map<String, Object> body = new HashMap<>(game.terms());
    body.put("game", game.game());
    body.put("seats", game.seats());
    String table =
        patiently(() -> visitors.getFirst().ask("/api/tables", body).path("id").asString());
    for (Visitor visitor : visitors.subList(1, visitors.size())) {
      patiently(() -> {
        visitor.join(table);
        return table;
      });
    }
    patiently(() -> {
      visitors.getFirst().begin(table);
      return table;
    });
    for (int seat = 0; seat < visitors.size(); seat++) {
      SteadfastPlayer player =
          new SteadfastPlayer(visitors.get(seat), table, seat, told, random.nextLong());
      players.add(player);
      threads.add(Thread.startVirtualThread(player));
    }
    latest.put(game, players.getLast());
  }

  /// Something that a server may refuse for a moment.
  private interface Request<T> {
    T send() throws IOException;
  }

  /// Asks again while a server cannot store anything, as people do.
  private static <T> T patiently(Request<T> request) throws IOException {
    IOException last = new IOException("never asked");
    for (int attempt = 0; attempt < 100; attempt++) {
      try {
        return request.send();
      } catch (IOException e) {
        if (!String.valueOf(e.getMessage()).contains("store-unavailable")) throw e;
        last = e;
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(200));
      }
    }
    throw last;
  }

  /// Begins another game where one is over.
  private void playAgain() throws IOException {
    for (TestGame game : GAMES) {
      if (Objects.requireNonNull(latest.get(game)).isFinished()) gather(game);
    }
  }

  private void misfortune(int number) throws IOException, InterruptedException {
    int which = random.nextInt(nodes.size());
    switch (number % 40 < 7 ? number % 40 : 7 + random.nextInt(4)) {
      case 0, 7 -> {
        count("kills");
        nodes.get(which).kill();
        nodes.set(which, node());
      }
      case 1, 8 -> {
        count("pauses");
        nodes.get(which).pause(Duration.ofMillis(random.nextInt(300, 5000)));
      }
      case 2 -> {
        count("restarts of the database");
        Postgres.shared().restart(random.nextInt(3000, 6000));
      }
      case 4, 9 -> {
        count("nodes that were refused for their clock");
        for (int off : List.of(2, 30, 900)) {
          assertThatThrownBy(() -> node(Duration.ofSeconds(random.nextBoolean() ? off : -off)))
              .hasMessageContaining("did not start");
        }
      }
      case 5, 10 -> {
        count("clocks that jumped");
        ServerProcess node = nodes.get(which);
        node.putClock(Duration.ofSeconds(OFF.get(random.nextInt(OFF.size()))));
        Thread.sleep(random.nextInt(1000, 5000));
        node.putClock(Duration.ZERO);
      }
      case 6 -> {
        count("full disks");
        Postgres.shared().fillDisk(database);
        Thread.sleep(random.nextInt(2000, 7000));
        Postgres.shared().makeRoom(database);
      }
      default -> {
        count("restarts in order");
        nodes.get(which).stop();
        nodes.set(which, node());
      }
    }
  }

  private void count(String what) {
    happened.merge(what, 1, Integer::sum);
  }

  /// Waits until all commands are answered and everybody knows everything.
  private void comeToRest() throws InterruptedException {
    players.forEach(SteadfastPlayer::rest);
    await(() -> players.stream().allMatch(SteadfastPlayer::isResting));
    try (Store store = PostgresStore.open(database)) {
      for (SteadfastPlayer player : players) {
        await(() -> player.number() >= ToldMoves.number(store, player.table(), player.seat()));
      }
    }
    players.forEach(SteadfastPlayer::disconnect);
    for (Thread thread : threads) thread.join();
    nodes.forEach(ServerProcess::kill);
  }

  /// Waits for something that must come, unless somebody met a problem.
  private void await(BooleanSupplier condition) {
    Page.until(() -> {
      told.requireNoProblems();
      return condition.getAsBoolean();
    });
  }

  private void compare() {
    told.requireNoProblems();
    try (Store store = PostgresStore.open(database)) {
      players.stream()
          .map(SteadfastPlayer::table)
          .distinct()
          .forEach(table -> told.compare(store, table));
      System.out.printf(
          "chaos: %s; %d moves accepted, %d views compared, %d changes of node, %d outages,"
              + " latest clock %d ms%n",
          happened,
          told.accepted(),
          told.seen(),
          told.changesOfNode(),
          store.outages().join().size(),
          told.latest());
    }
    assertThat(told.accepted()).isGreaterThan(10 * MISFORTUNES);
    assertThat(told.latest()).isLessThan(LATEST);
  }
}
