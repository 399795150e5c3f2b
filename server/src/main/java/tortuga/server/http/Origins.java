package tortuga.server.http;

import io.javalin.http.Context;
import java.net.URI;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tortuga.server.table.Refusal;

/// Tells our own pages from those of other sites, which could abuse somebody's cookie.
///
/// @param publicUrl the address by which people reach the server, if that is another one
record Origins(Optional<URI> publicUrl) {
  private static final Set<String> READING = Set.of("GET", "HEAD", "OPTIONS");
  private static final String JSON = "application/json";

  /// Admits a request that changes something only from one of our pages, or from a program that is
  /// not a browser. A form of another site can send neither JSON nor our origin.
  void require(Context context) throws Refusal {
    if (READING.contains(context.method().name())) return;
    String site = context.header("Sec-Fetch-Site");
    boolean foreign = site != null && !site.equals("same-origin");
    if (foreign || !isOurs(context.header("Origin"), context.host())) {
      throw new Refusal("foreign-origin");
    }
    String type = context.contentType();
    if (type == null ? !context.body().isEmpty() : !isJson(type)) throw new Refusal("not-json");
  }

  private static boolean isJson(String type) {
    return type.split(";", 2)[0].strip().equalsIgnoreCase(JSON);
  }

  /// Whether a page of this origin is ours; a request without an origin does not come from a
  /// browser, and so cannot abuse a cookie.
  boolean isOurs(@Nullable String origin, @Nullable String host) {
    if (origin == null) return true;
    try {
      String authority = String.valueOf(URI.create(origin).getAuthority());
      return authority.equals(host)
          || publicUrl.filter(url -> authority.equals(url.getAuthority())).isPresent();
    } catch (IllegalArgumentException _) {
      return false;
    }
  }
}
