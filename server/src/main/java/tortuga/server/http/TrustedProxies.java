package tortuga.server.http;

import io.javalin.http.Context;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/// The proxies between people and this server. Each adds to a header from where it was asked; what
/// stands before that, anybody may have written.
///
/// @param count how many there are; with none, the header is not believed
record TrustedProxies(int count) {
  static final String FORWARDED = "X-Forwarded-For";

  private static final int PREFIX = 8;
  private static final int LONGEST = 64;

  String address(Context context) {
    return address(
        Collections.list(context.req().getHeaders(FORWARDED)), context.req().getRemoteAddr());
  }

  /// Returns from where somebody came who is said to be `forwarded`, in one line of the header or
  /// in several, and asks from `neighbour`.
  String address(List<String> forwarded, String neighbour) {
    if (count == 0 || forwarded.isEmpty()) return network(neighbour);
    List<String> stations = List.of(String.join(",", forwarded).split(",", -1));
    return network(stations.get(Math.max(0, stations.size() - count)).strip());
  }

  /// Returns what somebody is counted by: an address, or of one with IPv6 its first half, since
  /// everybody has the other half to choose from.
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
