package tortuga.server.web;

import io.javalin.http.Context;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The proxies between people and this server. Each adds to a header from where it was asked; what
/// stands before that, anybody may have written.
///
/// @param count how many there are; with none, the header is not believed
record Proxies(int count) {
  static final String FORWARDED = "X-Forwarded-For";

  String address(Context context) {
    return address(context.header(FORWARDED), context.req().getRemoteAddr());
  }

  /// Returns from where somebody came who is said to be `forwarded`, and asks from `neighbour`.
  String address(@Nullable String forwarded, String neighbour) {
    if (count == 0 || forwarded == null) return neighbour;
    List<String> stations = List.of(forwarded.split(","));
    return stations.get(Math.max(0, stations.size() - count)).strip();
  }
}
