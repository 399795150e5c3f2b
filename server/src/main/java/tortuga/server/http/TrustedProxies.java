package tortuga.server.http;

import io.javalin.http.Context;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/// The proxies between people and this server. Each adds the address of its client to a header;
/// anybody may have written what comes before that.
///
/// @param count number of proxies; with none, the header is ignored
record TrustedProxies(int count) {
  static final String FORWARDED = "X-Forwarded-For";

  private static final int PREFIX = 8;
  private static final int LONGEST = 64;

  String address(Context context) {
    return address(
        Collections.list(context.req().getHeaders(FORWARDED)), context.req().getRemoteAddr());
  }

  /// Returns the address of the client of a request from `neighbour`, whose header, in one line or
  /// in several, is `forwarded`.
  String address(List<String> forwarded, String neighbour) {
    if (count == 0 || forwarded.isEmpty()) return network(neighbour);
    List<String> stations = List.of(String.join(",", forwarded).split(",", -1));
    return network(stations.get(Math.max(0, stations.size() - count)).strip());
  }

  /// Returns the key for rate limits: an address, or the first half of an IPv6 address, since
  /// everybody can choose the other half freely.
  private static String network(String address) {
    try {
      InetAddress parsed = InetAddress.ofLiteral(address);
      if (!(parsed instanceof Inet6Address)) return parsed.getHostAddress();
      byte[] bytes = Arrays.copyOf(Arrays.copyOf(parsed.getAddress(), PREFIX), 2 * PREFIX);
      return InetAddress.getByAddress(bytes).getHostAddress() + "/64";
    } catch (IllegalArgumentException | UnknownHostException _) {
      return address.substring(0, Math.min(LONGEST, address.length()));
    }
  }
}
