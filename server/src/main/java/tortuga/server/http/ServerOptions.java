package tortuga.server.http;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import tortuga.server.lobby.Retention;

/// The options of a server.
///
/// @param data the directory for everything that is stored, unless there is a database
/// @param database the address of a PostgreSQL database for everything that is stored
/// @param proxies number of proxies between people and this server
/// @param publicUrl the address by which people reach it, if that is another one
/// @param grace how long somebody may be absent before a bot takes over
/// @param limitFactor factor by which the usual limits are multiplied
/// @param metricsToken secret that lets other machines read the metrics; without it none may
/// @param closeAfter how long a table may be idle before it is closed; never if empty
/// @param reviewRecent how long after their end games of people are reviewed without being asked;
///   never if empty
/// @param keeping how long things are kept that nobody needs any more
public record ServerOptions(
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
    Optional<Duration> closeAfter,
    Optional<Duration> reviewRecent,
    Keeping keeping) {
  /// How long things are kept.
  ///
  /// @param addresses addresses of visitors, which are in memory only
  public record Keeping(Duration addresses, Retention.Periods periods) {
    /// Forgets addresses after an hour, and keeps everything else.
    public static final Keeping USUAL =
        new Keeping(Duration.ofHours(1), Retention.Periods.FOR_EVER);
  }

  /// Uses the usual limits.
  public ServerOptions(
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
        Optional.empty(),
        Optional.empty(),
        Keeping.USUAL);
  }

  /// Multiplies every rate limit.
  public ServerOptions withLimitFactor(int factor) {
    return new ServerOptions(
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
        closeAfter,
        reviewRecent,
        keeping);
  }

  /// Closes tables that have been idle for this long.
  public ServerOptions withCloseAfter(Optional<Duration> patience) {
    return new ServerOptions(
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
        patience,
        reviewRecent,
        keeping);
  }

  /// Reviews games of people without being asked, for this long after their end.
  public ServerOptions withReviewRecent(Optional<Duration> period) {
    return new ServerOptions(
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
        closeAfter,
        period,
        keeping);
  }

  /// Keeps things for other periods than usual.
  public ServerOptions withKeeping(Keeping periods) {
    return new ServerOptions(
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
        closeAfter,
        reviewRecent,
        periods);
  }

  /// Shows metrics to this machine only.
  public ServerOptions(
      String host,
      int port,
      Path data,
      Optional<String> database,
      int proxies,
      Optional<URI> publicUrl,
      int botThreads,
      Duration grace,
      InstantSource time) {
    this(host, port, data, database, proxies, publicUrl, botThreads, grace, time, Optional.empty());
  }

  /// Stores everything in a directory.
  public ServerOptions(
      String host,
      int port,
      Path data,
      Optional<URI> publicUrl,
      int botThreads,
      Duration grace,
      InstantSource time) {
    this(host, port, data, Optional.empty(), 0, publicUrl, botThreads, grace, time);
  }

  /// Whether people reach the server over HTTPS.
  public boolean isSecure() {
    return publicUrl.filter(url -> "https".equals(url.getScheme())).isPresent();
  }
}
