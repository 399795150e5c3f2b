package tortuga.server.store.postgres;

import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import tortuga.server.store.StoreFailure;

/// The address of a PostgreSQL database, with its credentials.
///
/// @param url what the driver understands, without name and password
/// @param access name and password, if they are given
public record PostgresAddress(String url, Properties access) {
  private static final String DRIVER = "jdbc:";

  /// Timeouts for connecting, for a response, and for a statement.
  private static final int CONNECT_SECONDS = 3;

  private static final int ANSWER_SECONDS = 8;
  private static final int STATEMENT_MILLIS = 5000;

  /// Reads `postgresql://name:password@host:port/database?option=value`, with or without `jdbc:`.
  public static PostgresAddress of(String text) {
    try {
      URI uri = URI.create(text.startsWith(DRIVER) ? text.substring(DRIVER.length()) : text);
      if (!"postgresql".equals(uri.getScheme()) && !"postgres".equals(uri.getScheme())) {
        throw new IllegalArgumentException("it does not begin with postgresql:");
      }
      String port = uri.getPort() < 0 ? "" : ":" + uri.getPort();
      String host = uri.getHost() == null ? "localhost" : uri.getHost();
      String query = uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery();
      return new PostgresAddress(
          "jdbc:postgresql://" + host + port + uri.getRawPath() + query, access(uri));
    } catch (IllegalArgumentException e) {
      throw new StoreFailure("the address of the database makes no sense", e);
    }
  }

  private static Properties access(URI uri) {
    Properties access = new Properties();
    access.setProperty("connectTimeout", Integer.toString(CONNECT_SECONDS));
    access.setProperty("socketTimeout", Integer.toString(ANSWER_SECONDS));
    access.setProperty("tcpKeepAlive", "true");
    access.setProperty(
        "options",
        "-c statement_timeout=%d -c lock_timeout=%d -c idle_in_transaction_session_timeout=%d"
            .formatted(STATEMENT_MILLIS, STATEMENT_MILLIS, STATEMENT_MILLIS));
    String who = uri.getRawUserInfo();
    if (who == null) return access;
    int colon = who.indexOf(':');
    access.setProperty("user", decoded(colon < 0 ? who : who.substring(0, colon)));
    if (colon >= 0) access.setProperty("password", decoded(who.substring(colon + 1)));
    return access;
  }

  private static String decoded(String text) {
    return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  /// A password is not for logs.
  @Override
  public String toString() {
    return url.replaceFirst("\\?.*", "");
  }
}
