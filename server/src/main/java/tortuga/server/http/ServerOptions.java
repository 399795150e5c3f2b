package tortuga.server.http;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;

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
    Optional<Duration> closeAfter) {
  /// Keeps to the usual limits.
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
        Optional.empty());
  }

  /// Raises every limit on how fast somebody may go.
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
        closeAfter);
  }

  /// Closes tables at which nobody goes on for so long.
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
        patience);
  }

  /// Tells figures to this machine only.
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

  /// Keeps everything in a directory.
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
