package tortuga.server.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import io.javalin.http.ServiceUnavailableResponse;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryUsage;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.bots.BotPool;
import tortuga.server.ops.Prometheus;
import tortuga.server.people.People;
import tortuga.server.store.Backup;
import tortuga.server.store.PostgresStore;
import tortuga.server.store.SqliteStore;
import tortuga.server.store.Store;
import tortuga.server.store.StoreFailure;
import tortuga.server.table.Beginning;
import tortuga.server.tavern.Advisor;
import tortuga.server.tavern.Desk;
import tortuga.server.tavern.Tavern;

/// A running server: the store, the tables, the bots, and the doors to the world.
public final class Server implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Server.class);

  /// What a page may say at once.
  static final int LARGEST_MESSAGE = 16 * 1024;

  private static final long LARGEST_BODY = 1024 * 1024;
  private static final int BEAT_SECONDS = 4;
  private static final Duration IDLE = Duration.ofSeconds(45);
  private static final long COME_BACK_IN = 1500;

  private final Store store;
  private final BotPool bots;
  private final Advisor advisor = new Advisor();
  private final Prometheus meters = new Prometheus();
  private final Tavern tavern;
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
  public record Options(
      String host,
      int port,
      Path data,
      Optional<String> database,
      int proxies,
      Optional<URI> publicUrl,
      int botThreads,
      Duration grace,
      InstantSource time) {
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

  private Server(Options options, Beginning way) {
    this.store =
        options.database().<Store>map(PostgresStore::open).orElseGet(() -> store(options.data()));
    this.bots = new BotPool(BotPool.Limits.of(options.botThreads()), meters);
    this.tavern = Tavern.open(store, bots, options.time(), meters, options.grace(), way);
    boolean secure = options.publicUrl().filter(url -> "https".equals(url.getScheme())).isPresent();
    People people = new People(store, options.time());
    tavern.whenRenamed(people::forget);
    Guests guests = new Guests(people, secure);
    this.sockets =
        new Sockets(
            new Desk(tavern, advisor),
            guests,
            options.publicUrl(),
            new Proxies(options.proxies()),
            options.time(),
            meters::dropped);
    Api api = new Api(tavern, guests, options.publicUrl(), options.time());
    gauges();
    this.javalin =
        Javalin.create(config -> configure(config, api, new Proxies(options.proxies()), secure))
            .start(options.host(), options.port());
    var _ = heart.scheduleAtFixedRate(sockets::beat, BEAT_SECONDS, BEAT_SECONDS, TimeUnit.SECONDS);
  }

  public static Server start(Options options) {
    return start(options, Beginning.USUAL);
  }

  /// Starts a server where matches begin in some way.
  static Server start(Options options, Beginning way) {
    Server server = new Server(options, way);
    LOG.atInfo().addKeyValue("port", server.port()).log("open");
    return server;
  }

  private static Store store(Path data) {
    try {
      Files.createDirectories(data);
    } catch (IOException e) {
      throw new StoreFailure("cannot create " + data, e);
    }
    return SqliteStore.open(Backup.database(data));
  }

  private void gauges() {
    meters.gauge("tortuga.tables", "tables that are awake", tavern::awake);
    meters.gauge("tortuga.tables.minded", "tables whose clock and bots run here", tavern::minded);
    meters.gauge("tortuga.nodes", "nodes that are up", tavern::nodes);
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

  private void configure(JavalinConfig config, Api api, Proxies proxies, boolean secure) {
    config.contextResolver.ip = proxies::address;
    config.concurrency.useVirtualThreads = true;
    config.startup.showJavalinBanner = false;
    config.http.maxRequestSize = LARGEST_BODY;
    config.jetty.modifyWebSocketServletFactory(factory -> {
      factory.setIdleTimeout(IDLE);
      factory.setMaxTextMessageSize(LARGEST_MESSAGE);
      factory.setMaxBinaryMessageSize(LARGEST_MESSAGE);
    });
    config.routes.before(Headers.secure(secure));
    config.routes.get("/healthz", this::health);
    config.routes.get("/metrics", this::metrics);
    api.configure(config.routes);
    config.routes.wsBeforeUpgrade("/ws", sockets::checkOrigin);
    config.routes.ws("/ws", sockets::configure);
    Pages.configure(config);
  }

  /// Figures are for whoever runs the server: on a quiet one, strangers could read from them when
  /// somebody answers unseen. Nobody gets them through a proxy.
  private void metrics(Context context) throws UnknownHostException {
    InetAddress address = InetAddress.getByName(context.req().getRemoteAddr());
    if (context.header(Proxies.FORWARDED) != null) throw new NotFoundResponse();
    if (!address.isLoopbackAddress() && !address.isSiteLocalAddress()) throw new NotFoundResponse();
    context.contentType("text/plain; version=0.0.4").result(meters.scrape());
  }

  private void health(Context context) {
    if (!tavern.isWell()) throw new ServiceUnavailableResponse("nothing can be stored");
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
    tavern.leave();
    sockets.sayGoodbye(COME_BACK_IN);
    javalin.stop();
    bots.close();
    advisor.close();
    tavern.close();
    store.close();
    meters.close();
  }
}
