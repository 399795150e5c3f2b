package tortuga.server.http;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.ServiceUnavailableResponse;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryUsage;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.SessionHandler;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.session.NullSessionCache;
import org.eclipse.jetty.session.NullSessionDataStore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.bots.BotPool;
import tortuga.server.lesson.LessonPlayer;
import tortuga.server.limits.Limits;
import tortuga.server.node.Node;
import tortuga.server.ops.PrometheusMetrics;
import tortuga.server.people.People;
import tortuga.server.store.Store;
import tortuga.server.store.StoreFailure;
import tortuga.server.store.WrongClock;
import tortuga.server.store.postgres.PostgresStore;
import tortuga.server.store.sqlite.SqliteStore;
import tortuga.server.table.game.MatchFactory;
import tortuga.server.time.Scheduler;

/// A running server: the store, the tables, the bots, and HTTP.
public final class Server implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Server.class);

  /// Maximum size of a message of a page.
  static final int LARGEST_MESSAGE = 16 * 1024;

  private static final long LARGEST_BODY = 1024 * 1024;
  private static final int MOST_CONNECTIONS = 12_000;
  private static final Duration BEAT = Duration.ofSeconds(4);

  /// Time to wait after a flood of pings, too short to be noticed at the tables.
  private static final Duration LOOK_FOR_PINGERS = Duration.ofMillis(50);

  private static final Duration LOOK_FOR_SLOW = Duration.ofSeconds(5);
  private static final Duration LONGEST_REQUEST = Duration.ofSeconds(30);
  private static final Duration FORGET_ADDRESSES = Duration.ofMinutes(1);
  private static final Duration IDLE = Duration.ofSeconds(45);
  private static final long COME_BACK_IN = 1500;

  private final Store store;
  private final BotPool bots;
  private final LessonPlayer lessons = new LessonPlayer();
  private final PrometheusMetrics metrics = new PrometheusMetrics();
  private final Node node;
  private final Sockets sockets;
  private final Javalin javalin;
  private final Scheduler socketChecks = new Scheduler("socket-checks");

  private Server(ServerOptions options, MatchFactory matchFactory) {
    this.store =
        options
            .database()
            .<Store>map(PostgresStore::open)
            .orElseGet(() -> SqliteStore.openFolder(options.data()));
    this.bots = new BotPool(BotPool.Limits.of(options.botThreads()), metrics);
    Limits limits = new Limits(options.limitFactor(), options.time());
    this.node =
        new Node(store, bots, options.time(), metrics, options.grace(), limits, matchFactory);
    People people = new People(store, options.time());
    Sessions sessions = new Sessions(people, options.isSecure());
    Origins origins = new Origins(options.publicUrl());
    this.sockets =
        new Sockets(
            node.commands(),
            sessions,
            origins,
            new TrustedProxies(options.proxies()),
            limits,
            options.time(),
            metrics::dropped);
    Consumer<String> signedOut =
        person -> {
          people.forget(person);
          sockets.reconnect(person);
        };
    startNode(options, people, signedOut);
    Api api = api(options, sessions, new RequestLimits(limits, sessions), signedOut);
    gauges();
    this.javalin =
        Javalin.create(config -> configure(config, api, origins, options))
            .start(options.host(), options.port());
    socketChecks.every(BEAT.toMillis(), sockets::beat);
    socketChecks.every(LOOK_FOR_PINGERS.toMillis(), sockets::endPingers);
    socketChecks.every(FORGET_ADDRESSES.toMillis(), () -> forgetAddresses(options, limits));
  }

  private static void forgetAddresses(ServerOptions options, Limits limits) {
    limits.forgetBefore(options.time().millis() - options.keeping().addresses().toMillis());
  }

  private void startNode(ServerOptions options, People people, Consumer<String> signedOut) {
    try {
      node.start(people::forget, signedOut);
    } catch (WrongClock | StoreFailure e) {
      node.close();
      bots.close();
      store.close();
      throw e;
    }
    options.closeAfter().ifPresent(node::closeIdleAfter);
    options.reviewRecent().ifPresent(node::reviewRecent);
    node.deleteOld(options.keeping().periods());
  }

  private Api api(
      ServerOptions options, Sessions sessions, RequestLimits limits, Consumer<String> signedOut) {
    return new Api(
        new PeopleApi(
            sessions,
            options.publicUrl(),
            limits,
            node.departures(),
            signedOut,
            me -> node.opening().rename(TableApi.person(me))),
        new TableApi(node.opening(), node.listings(), sessions, limits),
        new ArchiveApi(node.archive(), node.listings(), sessions, limits),
        new LessonApi(lessons, limits),
        new ReviewApi(node.reviews(), node.listings(), limits),
        new ErrorApi(limits, options.time()),
        new OwnDataApi(
            sessions,
            limits,
            node.departures(),
            node.ownData(),
            signedOut,
            HttpPayloads.KeepingCard.of(options)),
        limits);
  }

  public static Server start(ServerOptions options) {
    return start(options, MatchFactory.USUAL);
  }

  /// Starts a server whose matches begin in another way.
  static Server start(ServerOptions options, MatchFactory matchFactory) {
    Server server = new Server(options, matchFactory);
    LOG.atInfo().addKeyValue("port", server.port()).log("open");
    return server;
  }

  private void gauges() {
    metrics.gauge("tortuga.tables", "tables that are awake", () -> node.tables().awake());
    metrics.gauge(
        "tortuga.tables.owned", "tables whose clock and bots run here", node::ownedTables);
    metrics.gauge("tortuga.nodes", "nodes that are up", node::nodes);
    metrics.gauge("tortuga.pages", "pages that are connected", sockets::count);
    metrics.gauge(
        "tortuga.heap.live.bytes", "memory in use after the last collection", Server::live);
    metrics.gauge("tortuga.bot.queue", "questions that wait for a bot", bots::waiting);
  }

  /// Returns how much memory was in use after the last garbage collection.
  private static long live() {
    return ManagementFactory.getMemoryPoolMXBeans().stream()
        .map(MemoryPoolMXBean::getCollectionUsage)
        .filter(Objects::nonNull)
        .mapToLong(MemoryUsage::getUsed)
        .sum();
  }

  private void configure(JavalinConfig config, Api api, Origins origins, ServerOptions options) {
    config.contextResolver.ip = new TrustedProxies(options.proxies())::address;
    config.jetty.modifyServletContextHandler(Server::rememberNoSession);
    config.jetty.modifyServer(server -> limitConnections(server, options));
    config.concurrency.useVirtualThreads = true;
    config.startup.showJavalinBanner = false;
    config.http.maxRequestSize = LARGEST_BODY;
    config.jetty.modifyWebSocketServletFactory(factory -> {
      factory.setIdleTimeout(IDLE);
      factory.setMaxTextMessageSize(LARGEST_MESSAGE);
      factory.setMaxBinaryMessageSize(LARGEST_MESSAGE);
    });
    config.routes.before(SecurityHeaders.secure(options.isSecure()));
    config.routes.before("/api/*", Reply.unless(origins::require));
    BrokenRequests.configure(config.routes);
    config.routes.get("/healthz", this::health);
    config.routes.get("/metrics", new MetricsPage(metrics::scrape, options.metricsToken()));
    api.configure(config.routes);
    config.routes.wsBeforeUpgrade("/ws", sockets::checkOrigin);
    config.routes.ws("/ws", sockets::configure);
    StaticPages.configure(config);
  }

  private void limitConnections(org.eclipse.jetty.server.Server server, ServerOptions options) {
    int factor = options.limitFactor();
    server.addBean(new NetworkConnectionLimit(MOST_CONNECTIONS * factor, server));
    Connections connections =
        new Connections(server, new TrustedProxies(options.proxies()), factor, LONGEST_REQUEST);
    server.addBean(connections);
    socketChecks.every(LOOK_FOR_SLOW.toMillis(), connections::endSlow);
  }

  /// The framework asks for a session at every socket that opens. Ours are kept in cookies of our
  /// own, so it gets one that is discarded at once, and nobody gets a cookie of it.
  private static void rememberNoSession(ServletContextHandler handler) {
    SessionHandler sessions = new SessionHandler();
    sessions.setUsingCookies(false);
    sessions.setUsingUriParameters(false);
    NullSessionCache cache = new NullSessionCache(sessions);
    cache.setSessionDataStore(new NullSessionDataStore());
    sessions.setSessionCache(cache);
    handler.setSessionHandler(sessions);
  }

  private void health(Context context) {
    Optional<String> problem = node.problem();
    if (problem.isPresent()) throw new ServiceUnavailableResponse(problem.get());
    context.contentType("text/plain").result("ok\n");
  }

  public int port() {
    return javalin.port();
  }

  /// Announces the restart to every page, and closes everything in order.
  @Override
  public void close() {
    LOG.atInfo().log("closing");
    socketChecks.close();
    node.leave();
    sockets.sayGoodbye(COME_BACK_IN);
    javalin.stop();
    lessons.close();
    bots.close();
    node.close();
    store.close();
    metrics.close();
  }
}
