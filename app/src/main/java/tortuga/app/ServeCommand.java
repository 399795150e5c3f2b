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
import tortuga.server.store.StoreFailure;
import tortuga.server.store.WrongClock;

/// Opens the tavern, and keeps it open until somebody stops it.
@Command(
    name = "serve",
    description = "Serve tables to browsers; this is what tortuga does without a command.",
    sortOptions = false)
final class ServeCommand implements Callable<Integer> {
  private static final int MOST_PORTS = 65_535;

  /// For those who measure what a server can do: no limit is in their way.
  static final int MOST_FACTOR = 10_000;

  private final Terminal terminal;

  @Option(
      names = "--port",
      paramLabel = "PORT",
      defaultValue = "${env:TORTUGA_PORT:-8080}",
      description = "Where to listen; usually 8080. Or TORTUGA_PORT.")
  private int port;

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      defaultValue = "${env:TORTUGA_HOST:-}",
      description =
          "On which address; usually on all, or behind proxies only on that of this machine."
              + " Or TORTUGA_HOST.")
  private String host = "";

  @Mixin private final DataFolder data = new DataFolder();

  @Option(
      names = "--database",
      paramLabel = "URL",
      defaultValue = "${env:TORTUGA_DATABASE}",
      description =
          "Keep everything in PostgreSQL instead, which several nodes may share:"
              + " postgresql://NAME:PASSWORD@HOST/DATABASE. Or TORTUGA_DATABASE.")
  private @Nullable String database;

  @Option(
      names = "--public-url",
      paramLabel = "URL",
      defaultValue = "${env:TORTUGA_PUBLIC_URL}",
      description = "How people reach it, if that is another address. Or TORTUGA_PUBLIC_URL.")
  private @Nullable URI publicUrl;

  @Option(
      names = "--proxies",
      paramLabel = "N",
      defaultValue = "${env:TORTUGA_PROXIES:-0}",
      description =
          "How many proxies stand before it, whose word is taken for who asks; usually 0."
              + " Or TORTUGA_PROXIES.")
  private int proxies;

  @Option(
      names = "--bot-threads",
      paramLabel = "N",
      defaultValue = "${env:TORTUGA_BOT_THREADS:-0}",
      description =
          "How many bots think at once; usually one less than processors. Or TORTUGA_BOT_THREADS.")
  private int botThreads;

  @Option(
      names = "--grace",
      paramLabel = "SECONDS",
      defaultValue = "${env:TORTUGA_GRACE:-60}",
      description =
          "How long somebody may keep others waiting before a bot takes over; usually 60."
              + " Or TORTUGA_GRACE.")
  private int grace;

  @Option(
      names = "--metrics-token",
      paramLabel = "WORD",
      defaultValue = "${env:TORTUGA_METRICS_TOKEN}",
      description =
          "Tell /metrics to whoever sends this word as a bearer token; without it, only to this"
              + " machine. Or TORTUGA_METRICS_TOKEN.")
  private @Nullable String metricsToken;

  @Option(
      names = "--limit-factor",
      paramLabel = "N",
      defaultValue = "${env:TORTUGA_LIMIT_FACTOR:-1}",
      description =
          "How many times the usual limits apply to one person, page or address; usually 1."
              + " For load tests, and for many people behind one address. Or TORTUGA_LIMIT_FACTOR.")
  private int limitFactor;

  @Option(
      names = "--close-after",
      paramLabel = "DAYS",
      defaultValue = "${env:TORTUGA_CLOSE_AFTER:-90}",
      description =
          "How long nobody may go on at a table before it is closed; usually 90, and 0 for never."
              + " Or TORTUGA_CLOSE_AFTER.")
  private int closeAfter;

  @Option(names = "--rehearse", hidden = true, description = "Play a moment, and stop.")
  private boolean rehearse;

  ServeCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws UsageError, InterruptedException {
    if (rehearse) return rehearse();
    Arguments.number("--port", port, 0, MOST_PORTS);
    Arguments.number("--proxies", proxies, 0, 9);
    Arguments.number("--bot-threads", botThreads, 0, 1024);
    Arguments.number("--grace", grace, 1, 86_400);
    Arguments.number("--limit-factor", limitFactor, 1, MOST_FACTOR);
    Arguments.number("--close-after", closeAfter, 0, 36_500);
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

  /// Serves itself for a moment, so that Java can remember all that a server needs.
  private int rehearse() throws UsageError, InterruptedException {
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
      throw new UsageError("the rehearsal failed: " + e.getMessage(), e);
    }
  }

  private Server start(Path folder) throws UsageError {
    try {
      return Server.start(
          new ServerOptions(
                  host(),
                  port,
                  folder,
                  Optional.ofNullable(database).filter(url -> !url.isEmpty() && !rehearse),
                  proxies,
                  Optional.ofNullable(publicUrl).filter(url -> !url.toString().isEmpty()),
                  botThreads > 0 ? botThreads : usualThreads(),
                  Duration.ofSeconds(grace),
                  InstantSource.system(),
                  Optional.ofNullable(metricsToken).filter(word -> !word.isEmpty()))
              .withLimitFactor(limitFactor)
              .withCloseAfter(
                  Optional.of(Duration.ofDays(closeAfter)).filter(Duration::isPositive)));
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

  /// Whoever stands before a proxy could say to come from anywhere, so nobody does unless told.
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
