package tortuga.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.DoubleConsumer;
import tortuga.engine.Game;
import tortuga.engine.Games;

/// Many tables at once, full of players that answer as soon as they are asked.
public final class Load {
  private static final int SEATS = 4;

  private final List<URI> nodes;
  private final int tables;
  private final Pacer pacer;
  private final double foresight;
  private final CrowdedTable.Measurement measurement =
      new CrowdedTable.Measurement(
          new LatencyHistogram(), new LatencyHistogram(), new ErrorCounts());
  private final HttpClient http = HttpClient.newHttpClient();

  /// What a server achieved.
  ///
  /// @param warmUpSeconds how long the players played before the measurement
  /// @param p50Millis the median time from sending a command to its update
  /// @param foresights how often players asked what their moves would bring
  /// @param troubles how often each kind of error occurred
  /// @param heapPerTableKb how much memory the server uses for a table; zero if it does not say
  public record Result(
      int tables,
      int sockets,
      double warmUpSeconds,
      double seconds,
      long moves,
      double movesPerSecond,
      double p50Millis,
      double p99Millis,
      double maxMillis,
      long foresights,
      double foresightP50Millis,
      double foresightP99Millis,
      long errors,
      Map<String, Long> troubles,
      double heapPerTableKb) {}

  public Load(URI server, int tables) {
    this(List.of(server), tables, 0, 0);
  }

  /// Fills several nodes of one server; the players of a table are spread over them. Together they
  /// make at most `rate` moves a second, or as many as they can if that is zero.
  ///
  /// @param foresight at which share of all questions they ask first what their moves would bring
  public Load(List<URI> nodes, int tables, int rate, double foresight) {
    this.nodes = List.copyOf(nodes);
    this.tables = tables;
    this.pacer = new Pacer(rate);
    this.foresight = foresight;
  }

  /// Plays for a while, first unmeasured until the server is warm; `progress` gets the share of the
  /// time that has passed, from zero to one.
  public Result run(Duration warmUp, Duration time, DoubleConsumer progress)
      throws IOException, InterruptedException {
    long before = heap();
    List<CrowdedTable> crowd = sitDown();
    begin(crowd);
    double whole = warmUp.plus(time).toNanos();
    pass(warmUp, part -> progress.accept(part * warmUp.toNanos() / whole));
    measurement.moves().start();
    measurement.foresights().start();
    long begun = System.nanoTime();
    pass(time, part -> progress.accept((warmUp.toNanos() + part * time.toNanos()) / whole));
    LatencyHistogram.Reading reading = measurement.moves().stop();
    LatencyHistogram.Reading foreseen = measurement.foresights().stop();
    double seconds = (System.nanoTime() - begun) / 1e9;
    crowd.forEach(CrowdedTable::pause);
    double memory = Math.max(0, heap() - before) / 1024.0 / tables;
    crowd.forEach(CrowdedTable::close);
    return new Result(
        tables,
        SEATS * tables,
        warmUp.toMillis() / 1e3,
        seconds,
        reading.count(),
        reading.count() / seconds,
        reading.millis(0.5),
        reading.millis(0.99),
        reading.millis(1),
        foreseen.count(),
        foreseen.millis(0.5),
        foreseen.millis(0.99),
        measurement.errors().count(),
        measurement.errors().byKind(),
        memory);
  }

  private static void begin(List<CrowdedTable> crowd) {
    try (ExecutorService pool = Executors.newFixedThreadPool(8)) {
      for (CrowdedTable table : crowd) pool.execute(table::begin);
    }
  }

  private static void pass(Duration time, DoubleConsumer progress) throws InterruptedException {
    long begun = System.nanoTime();
    for (long now = begun; now < begun + time.toNanos(); now = System.nanoTime()) {
      progress.accept((double) (now - begun) / time.toNanos());
      Thread.sleep(100);
    }
    progress.accept(1);
  }

  /// Games take turns, so that a slow game does not hide a fast one.
  private List<CrowdedTable> sitDown() throws IOException, InterruptedException {
    List<Game<?, ?, ?, ?>> games =
        Games.all().stream()
            .filter(game -> game.minSeats() <= SEATS && game.maxSeats() >= SEATS)
            .toList();
    List<Future<CrowdedTable>> opening = new ArrayList<>();
    try (ExecutorService pool = Executors.newFixedThreadPool(8)) {
      for (int table = 0; table < tables; table++) {
        String game = games.get(table % games.size()).id();
        int number = table;
        opening.add(
            pool.submit(() ->
                CrowdedTable.of(http, nodes, game, SEATS, number, pacer, foresight, measurement)));
      }
    }
    List<CrowdedTable> crowd = new ArrayList<>();
    for (Future<CrowdedTable> table : opening) crowd.add(get(table));
    return crowd;
  }

  private static CrowdedTable get(Future<CrowdedTable> table)
      throws IOException, InterruptedException {
    try {
      return table.get();
    } catch (ExecutionException e) {
      throw new IOException("a table could not be opened: " + e.getCause(), e);
    }
  }

  /// Returns how much memory the server uses after a garbage collection, if it says.
  private long heap() throws IOException {
    long heap = 0;
    for (URI node : nodes) heap += heap(node);
    return heap;
  }

  private long heap(URI node) throws IOException {
    return Visitor.stranger(http, node)
        .get("/metrics")
        .body()
        .lines()
        .filter(line -> line.startsWith("tortuga_heap_live_bytes"))
        .mapToLong(line -> (long) Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
        .sum();
  }
}
