package tortuga.app;

import java.io.IOException;
import java.net.BindException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tortuga.load.Load;
import tortuga.server.http.Server;
import tortuga.server.http.ServerOptions;
import tortuga.server.lobby.Retention;
import tortuga.server.store.StoreFailure;
import tortuga.server.store.WrongClock;

/// Starts the server, and keeps it running until somebody stops it.
@Command(
    name = "serve",
    description = "Serve tables to browsers. This is the default command.",
    sortOptions = false)
final class ServeCommand implements Callable<Integer> {
  private static final int MOST_PORTS = 65_535;

  /// Maximum limit factor: high enough that no limit interferes with a measurement.
  static final int MOST_FACTOR = 10_000;

  private final Terminal terminal;

  @Option(
      names = "--port",
      paramLabel = "PORT",
      defaultValue = "${env:TORTUGA_PORT:-8080}",
      description = "Port to listen on (default: 8080). Or TORTUGA_PORT.")
  private int port;

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      defaultValue = "${env:TORTUGA_HOST:-}",
      description =
          "Address to listen on (default: all; behind proxies, only this machine)."
              + " Or TORTUGA_HOST.")
  private String host = "";

  @Mixin private final DataFolder data = new DataFolder();

  @Option(
      names = "--database",
      paramLabel = "URL",
      defaultValue = "${env:TORTUGA_DATABASE}",
      description =
          "Store everything in PostgreSQL instead, which several nodes can share:"
              + " postgresql://NAME:PASSWORD@HOST/DATABASE. Or TORTUGA_DATABASE.")
  private @Nullable String database;

  @Option(
      names = "--public-url",
      paramLabel = "URL",
      defaultValue = "${env:TORTUGA_PUBLIC_URL}",
      description = "Address that people use, if it is a different one. Or TORTUGA_PUBLIC_URL.")
  private @Nullable URI publicUrl;

  @Option(
      names = "--proxies",
      paramLabel = "N",
      defaultValue = "${env:TORTUGA_PROXIES:-0}",
      description =
          "Number of trusted proxies in front of the server, which say where a request comes from"
              + " (default: 0). Or TORTUGA_PROXIES.")
  private int proxies;

  @Option(
      names = "--bot-threads",
      paramLabel = "N",
      defaultValue = "${env:TORTUGA_BOT_THREADS:-0}",
      description =
          "Number of bots that think at once (default: one less than the number of processors)."
              + " Or TORTUGA_BOT_THREADS.")
  private int botThreads;

  @Option(
      names = "--grace",
      paramLabel = "SECONDS",
      defaultValue = "${env:TORTUGA_GRACE:-60}",
      description =
          "How long an absent player may keep others waiting before a bot takes over (default: 60)."
              + " Or TORTUGA_GRACE.")
  private int grace;

  @Option(
      names = "--metrics-token",
      paramLabel = "WORD",
      defaultValue = "${env:TORTUGA_METRICS_TOKEN}",
      description =
          "Serve /metrics to whoever sends this word as a bearer token; without it, only to this"
              + " machine. Or TORTUGA_METRICS_TOKEN.")
  private @Nullable String metricsToken;

  @Option(
      names = "--limit-factor",
      paramLabel = "N",
      defaultValue = "${env:TORTUGA_LIMIT_FACTOR:-1}",
      description =
          "Multiply every limit on one person, page or address by this number (default: 1)."
              + " For load tests, and for many people behind one address. Or TORTUGA_LIMIT_FACTOR.")
  private int limitFactor;

  @Option(
      names = "--close-after",
      paramLabel = "DAYS",
      defaultValue = "${env:TORTUGA_CLOSE_AFTER:-90}",
      description =
          "Close a table after this many days without activity (default: 90; 0: never)."
              + " Or TORTUGA_CLOSE_AFTER.")
  private int closeAfter;

  @Option(
      names = "--forget-guests",
      paramLabel = "DAYS",
      defaultValue = "${env:TORTUGA_FORGET_GUESTS:-400}",
      description =
          "Delete people whom no browser has shown for this many days, unless they have a recovery"
              + " code (default: 400; 0: never). Or TORTUGA_FORGET_GUESTS.")
  private int forgetGuests;

  @Option(
      names = "--delete-games",
      paramLabel = "DAYS",
      defaultValue = "${env:TORTUGA_DELETE_GAMES:-1825}",
      description =
          "Delete finished and closed tables after this many days (default: 1825; 0: never)."
              + " Or TORTUGA_DELETE_GAMES.")
  private int deleteGames;

  @Option(
      names = "--forget-addresses",
      paramLabel = "MINUTES",
      defaultValue = "${env:TORTUGA_FORGET_ADDRESSES:-60}",
      description =
          "Forget the address of a visitor after this many minutes; addresses are never stored"
              + " (default: 60). Or TORTUGA_FORGET_ADDRESSES.")
  private int forgetAddresses;

  @Option(
      names = "--review-recent",
      paramLabel = "HOURS",
      defaultValue = "${env:TORTUGA_REVIEW_RECENT:-6}",
      description =
          "Review games of people without being asked if they ended in the last so many hours"
              + " (default: 6; 0: only if somebody asks). Or TORTUGA_REVIEW_RECENT.")
  private int reviewRecent;

  @Option(
      names = "--train-aot",
      hidden = true,
      description = "Play for a few seconds so that Java can fill its AOT cache, then stop.")
  private boolean trainAot;

  ServeCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws UsageError, InterruptedException {
    if (trainAot) return trainAot();
    Arguments.number("--port", port, 0, MOST_PORTS);
    Arguments.number("--proxies", proxies, 0, 9);
    Arguments.number("--bot-threads", botThreads, 0, 1024);
    Arguments.number("--grace", grace, 1, 86_400);
    Arguments.number("--limit-factor", limitFactor, 1, MOST_FACTOR);
    Arguments.number("--close-after", closeAfter, 0, 36_500);
    Arguments.number("--forget-guests", forgetGuests, 0, 36_500);
    Arguments.number("--delete-games", deleteGames, 0, 36_500);
    Arguments.number("--forget-addresses", forgetAddresses, 1, 10_000);
    Arguments.number("--review-recent", reviewRecent, 0, 876_000);
    Server server = start(data.folder());
    CountDownLatch end = new CountDownLatch(1);
    Runtime.getRuntime()
        .addShutdownHook(
            Thread.ofPlatform()
                .unstarted(() -> {
                  server.close();
                  end.countDown();
                }));
    terminal.print("Tortuga is open: " + address(server.port()) + "\n");
    end.await();
    return Main.FINE;
  }

  /// Serves itself for a few seconds, so that Java can fill its AOT cache with what a server needs.
  private int trainAot() throws UsageError, InterruptedException {
    try (TemporaryFolder scratch = new TemporaryFolder()) {
      host = "localhost";
      port = 0;
      limitFactor = MOST_FACTOR;
      try (Server server = start(scratch.folder())) {
        new Load(URI.create("http://localhost:" + server.port()), 4)
            .run(Duration.ZERO, Duration.ofSeconds(3), _ -> {});
      }
      return Main.FINE;
    } catch (IOException e) {
      throw new UsageError("the training run failed: " + e.getMessage(), e);
    }
  }

  private Server start(Path folder) throws UsageError {
    try {
      return Server.start(
          new ServerOptions(
                  host(),
                  port,
                  folder,
                  Optional.ofNullable(database).filter(url -> !url.isEmpty() && !trainAot),
                  proxies,
                  Optional.ofNullable(publicUrl).filter(url -> !url.toString().isEmpty()),
                  botThreads > 0 ? botThreads : usualThreads(),
                  Duration.ofSeconds(grace),
                  InstantSource.system(),
                  Optional.ofNullable(metricsToken).filter(word -> !word.isEmpty()))
              .withLimitFactor(limitFactor)
              .withCloseAfter(days(closeAfter))
              .withReviewRecent(
                  Optional.of(Duration.ofHours(reviewRecent)).filter(Duration::isPositive))
              .withKeeping(
                  new ServerOptions.Keeping(
                      Duration.ofMinutes(forgetAddresses),
                      new Retention.Periods(days(forgetGuests), days(deleteGames)))));
    } catch (WrongClock e) {
      throw new UsageError("this node does not join: " + e.getMessage(), e);
    } catch (StoreFailure e) {
      String where = database == null ? "folder with --data" : "database with --database";
      throw new UsageError("%s; choose another %s".formatted(e.getMessage(), where), e);
    } catch (RuntimeException e) {
      if (!isTaken(e)) throw e;
      throw new UsageError("port %d is taken; choose another with --port".formatted(port), e);
    }
  }

  /// No days are for ever.
  private static Optional<Duration> days(int days) {
    return Optional.of(Duration.ofDays(days)).filter(Duration::isPositive);
  }

  /// Behind a proxy, whoever connects directly could claim any address; so only this machine may,
  /// unless told otherwise.
  private String host() {
    if (!host.isEmpty()) return host;
    return proxies > 0 ? "localhost" : "0.0.0.0";
  }

  private static boolean isTaken(Throwable problem) {
    for (Throwable cause = problem; cause != null; cause = cause.getCause()) {
      if (cause instanceof BindException) return true;
    }
    return false;
  }

  private static int usualThreads() {
    return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
  }

  private String address(int actualPort) {
    return publicUrl == null || publicUrl.toString().isEmpty()
        ? "http://localhost:" + actualPort
        : publicUrl.toString();
  }
}
