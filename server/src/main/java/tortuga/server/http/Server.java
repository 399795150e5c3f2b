package tortuga.server.http;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.ServiceUnavailableResponse;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryUsage;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.SessionHandler;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.session.NullSessionCache;
import org.eclipse.jetty.session.NullSessionDataStore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.bots.BotPool;
import tortuga.server.limits.Limits;
import tortuga.server.live.Advisor;
import tortuga.server.live.CommandHandler;
import tortuga.server.live.Tables;
import tortuga.server.ops.PrometheusMetrics;
import tortuga.server.people.People;
import tortuga.server.store.Store;
import tortuga.server.store.StoreFailure;
import tortuga.server.store.WrongClock;
import tortuga.server.store.postgres.PostgresStore;
import tortuga.server.store.sqlite.SqliteStore;
import tortuga.server.table.MatchFactory;

/// A running server: the store, the tables, the bots, and the doors to the world.
public final class Server implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Server.class);

  /// What a page may say at once.
  static final int LARGEST_MESSAGE = 16 * 1024;

  private static final long LARGEST_BODY = 1024 * 1024;
  private static final int MOST_CONNECTIONS = 12_000;
  private static final Duration BEAT = Duration.ofSeconds(4);

  /// A flood of pings is over after a moment that nobody at the tables notices.
  private static final Duration LOOK_FOR_PINGERS = Duration.ofMillis(50);

  private static final Duration LOOK_FOR_SLOW = Duration.ofSeconds(5);
  private static final Duration LONGEST_REQUEST = Duration.ofSeconds(30);
  private static final Duration IDLE = Duration.ofSeconds(45);
  private static final long COME_BACK_IN = 1500;

  private final Store store;
  private final BotPool bots;
  private final Advisor advisor = new Advisor();
  private final PrometheusMetrics meters = new PrometheusMetrics();
  private final Tables tables;
  private final Sockets sockets;
  private final Javalin javalin;
  private final ScheduledExecutorService heart =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("heart").factory());

  /// How a server is to be run.
  ///
  /// @param data the directory for everything that is kept, unless there is a database
  /// @param database the address of a PostgreSQL database for everything that is kept
  /// @param proxies how many proxies stand between people and this server
  /// @param publicUrl under which address people reach it, if that is another one
  /// @param grace how long somebody may be away before a bot takes over
  /// @param limitFactor how many times the usual limits are
  /// @param metricsToken with which word figures are told to other machines; without, to none
  /// @param closeAfter how long nobody may go on at a table before it is closed; never if it is not
  ///   said
  public record Options(
      String host,
      int port,
      Path data,
      Optional<String> database,
      int proxies,
      Optional<URI> publicUrl,
      int botThreads,
      Duration grace,
      InstantSource time,
      Optional<String> metricsToken,
      int limitFactor,
      Optional<Duration> closeAfter) {
    /// Keeps to the usual limits.
    public Options(
        String host,
        int port,
        Path data,
        Optional<String> database,
        int proxies,
        Optional<URI> publicUrl,
        int botThreads,
        Duration grace,
        InstantSource time,
        Optional<String> metricsToken) {
      this(
          host,
          port,
          data,
          database,
          proxies,
          publicUrl,
          botThreads,
          grace,
          time,
          metricsToken,
          1,
          Optional.empty());
    }

    /// Raises every limit on how fast somebody may go.
    public Options withLimitFactor(int factor) {
      return new Options(
          host,
          port,
          data,
          database,
          proxies,
          publicUrl,
          botThreads,
          grace,
          time,
          metricsToken,
          factor,
          closeAfter);
    }

    /// Closes tables at which nobody goes on for so long.
    public Options withCloseAfter(Optional<Duration> patience) {
      return new Options(
          host,
          port,
          data,
          database,
          proxies,
          publicUrl,
          botThreads,
          grace,
          time,
          metricsToken,
          limitFactor,
          patience);
    }

    /// Tells figures to this machine only.
    public Options(
        String host,
        int port,
        Path data,
        Optional<String> database,
        int proxies,
        Optional<URI> publicUrl,
        int botThreads,
        Duration grace,
        InstantSource time) {
      this(
          host,
          port,
          data,
          database,
          proxies,
          publicUrl,
          botThreads,
          grace,
          time,
          Optional.empty());
    }

    /// Keeps everything in a directory.
    public Options(
        String host,
        int port,
        Path data,
        Optional<URI> publicUrl,
        int botThreads,
        Duration grace,
        InstantSource time) {
      this(host, port, data, Optional.empty(), 0, publicUrl, botThreads, grace, time);
    }
  }

  private Server(Options options, MatchFactory matchFactory) {
    this.store =
        options.database().<Store>map(PostgresStore::open).orElseGet(() -> store(options.data()));
    this.bots = new BotPool(BotPool.Limits.of(options.botThreads()), meters);
    this.tables = open(options, matchFactory);
    boolean secure = options.publicUrl().filter(url -> "https".equals(url.getScheme())).isPresent();
    People people = new People(store, options.time());
    Sessions guests = new Sessions(people, secure);
    Limits limits = new Limits(options.limitFactor(), options.time());
    Origins origins = new Origins(options.publicUrl());
    this.sockets =
        new Sockets(
            new CommandHandler(tables, advisor, limits),
            guests,
            origins,
            new TrustedProxies(options.proxies()),
            limits,
            options.time(),
            meters::dropped);
    tables.whenRenamed(people::forget);
    tables.whenSignedOut(person -> {
      people.forget(person);
      sockets.askAgainWhoIsThere(person);
    });
    Api api = new Api(tables, guests, options.publicUrl(), limits, sockets::askAgainWhoIsThere);
    gauges();
    this.javalin =
        Javalin.create(config -> configure(config, api, origins, options, secure))
            .start(options.host(), options.port());
    every(BEAT, sockets::beat);
    every(LOOK_FOR_PINGERS, sockets::endPingers);
  }

  /// Does something again and again, also after it has failed once.
  private void every(Duration pause, Runnable deed) {
    var _ =
        heart.scheduleAtFixedRate(
            () -> {
              try {
                deed.run();
              } catch (RuntimeException | Error e) {
                LOG.atError().setCause(e).log("something that is done regularly failed");
              }
            },
            pause.toMillis(),
            pause.toMillis(),
            TimeUnit.MILLISECONDS);
  }

  private Tables open(Options options, MatchFactory matchFactory) {
    try {
      Tables opened =
          Tables.open(store, bots, options.time(), meters, options.grace(), matchFactory);
      options.closeAfter().ifPresent(opened::closeIdleAfter);
      return opened;
    } catch (WrongClock | StoreFailure e) {
      bots.close();
      store.close();
      throw e;
    }
  }

  public static Server start(Options options) {
    return start(options, MatchFactory.USUAL);
  }

  /// Starts a server where matches begin in some way.
  static Server start(Options options, MatchFactory matchFactory) {
    Server server = new Server(options, matchFactory);
    LOG.atInfo().addKeyValue("port", server.port()).log("open");
    return server;
  }

  private static Store store(Path data) {
    return SqliteStore.openFolder(data);
  }

  private void gauges() {
    meters.gauge("tortuga.tables", "tables that are awake", tables::awake);
    meters.gauge("tortuga.tables.minded", "tables whose clock and bots run here", tables::minded);
    meters.gauge("tortuga.nodes", "nodes that are up", tables::nodes);
    meters.gauge("tortuga.pages", "pages that are connected", sockets::count);
    meters.gauge(
        "tortuga.heap.live.bytes", "memory in use after the last collection", Server::live);
    meters.gauge("tortuga.bot.queue", "questions that wait for a bot", bots::waiting);
  }

  /// Returns how much memory was in use after the last collection of garbage.
  private static long live() {
    return ManagementFactory.getMemoryPoolMXBeans().stream()
        .map(MemoryPoolMXBean::getCollectionUsage)
        .filter(Objects::nonNull)
        .mapToLong(MemoryUsage::getUsed)
        .sum();
  }

  private void configure(
      JavalinConfig config, Api api, Origins origins, Options options, boolean secure) {
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
    config.routes.before(SecurityHeaders.secure(secure));
    config.routes.before("/api/*", Reply.unless(origins::require));
    BrokenRequests.configure(config.routes);
    config.routes.get("/healthz", this::health);
    config.routes.get("/metrics", new MetricsPage(meters::scrape, options.metricsToken()));
    api.configure(config.routes);
    config.routes.wsBeforeUpgrade("/ws", sockets::checkOrigin);
    config.routes.ws("/ws", sockets::configure);
    StaticPages.configure(config);
  }

  private void limitConnections(org.eclipse.jetty.server.Server server, Options options) {
    int factor = options.limitFactor();
    server.addBean(new NetworkConnectionLimit(MOST_CONNECTIONS * factor, server));
    Connections connections =
        new Connections(server, new TrustedProxies(options.proxies()), factor, LONGEST_REQUEST);
    server.addBean(connections);
    every(LOOK_FOR_SLOW, connections::endSlow);
  }

  /// The framework asks for a session at every socket that opens. Ours are kept in cookies of our
  /// own, so it gets one that is forgotten at once, and nobody a cookie of it.
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
    Optional<String> ailment = tables.ailment();
    if (ailment.isPresent()) throw new ServiceUnavailableResponse(ailment.get());
    context.contentType("text/plain").result("ok\n");
  }

  public int port() {
    return javalin.port();
  }

  /// Tells every page that it will be back, and closes everything in order.
  @Override
  public void close() {
    LOG.atInfo().log("closing");
    heart.shutdownNow();
    tables.leave();
    sockets.sayGoodbye(COME_BACK_IN);
    javalin.stop();
    bots.close();
    advisor.close();
    tables.close();
    store.close();
    meters.close();
  }
}
