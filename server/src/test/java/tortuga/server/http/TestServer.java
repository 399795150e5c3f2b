package tortuga.server.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import tools.jackson.databind.JsonNode;
import tortuga.load.Visitor;
import tortuga.server.protocol.Json;
import tortuga.server.table.game.MatchFactory;

/// A real server on a free port for a test, its visitors, and a clock that can be put forward.
final class TestServer implements AutoCloseable {
  private static final Duration GRACE = Duration.ofMinutes(30);

  private final HttpClient http = HttpClient.newHttpClient();
  private final AtomicLong ahead = new AtomicLong();
  private final InstantSource time = () -> Instant.now().plusMillis(ahead.get());
  private final List<TablePage> pages = new ArrayList<>();
  private final Semaphore news = new Semaphore(0);
  private final Server server;
  private final URI address;

  /// Visitors of tests act without delay, so limits are raised unless a test is about them.
  private static final int IN_HASTE = 1000;

  private TestServer(
      Path data,
      Optional<String> database,
      Duration grace,
      MatchFactory matchFactory,
      int limitFactor) {
    this(data, database, grace, matchFactory, limitFactor, Duration.ZERO);
  }

  private TestServer(
      Path data,
      Optional<String> database,
      Duration grace,
      MatchFactory matchFactory,
      int limitFactor,
      Duration wrongBy) {
    ahead.set(wrongBy.toMillis());
    this.server =
        Server.start(
            new ServerOptions("127.0.0.1", 0, data, database, 0, Optional.empty(), 1, grace, time)
                .withLimitFactor(limitFactor),
            matchFactory);
    this.address = URI.create("http://127.0.0.1:" + server.port());
  }

  /// Opens one whose clock is wrong.
  static TestServer off(String database, Duration ahead) {
    return new TestServer(
        Path.of(""), Optional.of(database), GRACE, MatchFactory.USUAL, IN_HASTE, ahead);
  }

  static TestServer in(Path data) {
    return new TestServer(data, Optional.empty(), GRACE, MatchFactory.USUAL, IN_HASTE);
  }

  /// Opens one with the usual limits.
  static TestServer withUsualLimits(Path data) {
    return new TestServer(data, Optional.empty(), GRACE, MatchFactory.USUAL, 1);
  }

  /// Opens one of several that share a database.
  static TestServer on(String database, Duration grace, MatchFactory matchFactory) {
    return new TestServer(Path.of(""), Optional.of(database), grace, matchFactory, IN_HASTE);
  }

  static TestServer in(Path data, Duration grace) {
    return new TestServer(data, Optional.empty(), grace, MatchFactory.USUAL, IN_HASTE);
  }

  /// Opens one whose matches begin in another way.
  static TestServer in(Path data, MatchFactory matchFactory) {
    return new TestServer(data, Optional.empty(), GRACE, matchFactory, IN_HASTE);
  }

  HttpClient http() {
    return http;
  }

  URI address() {
    return address;
  }

  /// Lets time pass, so that nobody is told to slow down.
  void later(Duration time) {
    ahead.addAndGet(time.toMillis());
  }

  /// Waits until a page gets a message.
  void awaitNews() {
    try {
      if (!news.tryAcquire(60, TimeUnit.SECONDS)) throw new AssertionError("nothing happens");
      news.drainPermits();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("interrupted", e);
    }
  }

  Visitor visitor(String name) throws IOException {
    return Visitor.arrive(http, address, name);
  }

  Visitor stranger() {
    return Visitor.stranger(http, address);
  }

  List<Visitor> visitors(int size) throws IOException {
    List<Visitor> visitors = new ArrayList<>();
    for (int i = 0; i < size; i++) visitors.add(visitor("Pirate " + i));
    return visitors;
  }

  /// Opens a table by correspondence, at which nothing waits for a clock, and begins.
  String begin(List<Visitor> visitors, String game, Map<String, String> settings)
      throws IOException {
    String table = gather(visitors, game, settings);
    visitors.getFirst().begin(table);
    return table;
  }

  String gather(List<Visitor> visitors, String game, Map<String, String> settings)
      throws IOException {
    Map<String, Object> terms = new HashMap<>();
    terms.put("game", game);
    terms.put("seats", visitors.size());
    terms.put("settings", settings);
    terms.put("pace", "week");
    String table = visitors.getFirst().ask("/api/tables", terms).path("id").asString();
    for (Visitor visitor : visitors.subList(1, visitors.size())) visitor.join(table);
    return table;
  }

  /// Returns the metric with a name.
  double metric(String name) {
    try {
      return stranger()
          .get("/metrics")
          .body()
          .lines()
          .filter(line -> line.startsWith(name + " "))
          .mapToDouble(line -> Double.parseDouble(line.substring(line.indexOf(' ') + 1)))
          .sum();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Opens a page that follows a table, and waits for what it shows.
  TablePage page(Visitor visitor, String table) {
    TablePage page = new TablePage(visitor, table, news);
    pages.add(page);
    page.come(Optional.empty());
    return page;
  }

  List<TablePage> pages(List<Visitor> visitors, String table) {
    return visitors.stream().map(visitor -> page(visitor, table)).toList();
  }

  /// Opens a page of a visitor who came to another server.
  TablePage pageOf(Visitor visitor, String table) {
    return page(visitor.at(address), table);
  }

  /// Returns what a newcomer reads in the chat of a table.
  JsonNode chat(String table) throws InterruptedException {
    BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    var socket = stranger().connect(heard::add, _ -> {});
    socket.watch(table, Optional.empty());
    while (true) {
      String text = heard.poll(60, TimeUnit.SECONDS);
      if (text == null) throw new AssertionError("nothing was told");
      JsonNode json = Json.MAPPER.readTree(text);
      if (!json.path("type").asString().equals("whole")) continue;
      socket.close();
      return json.path("chat");
    }
  }

  @Override
  public void close() {
    pages.forEach(TablePage::tear);
    server.close();
    http.shutdownNow();
  }
}
