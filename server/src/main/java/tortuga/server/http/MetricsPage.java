package tortuga.server.http;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.NotFoundResponse;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Optional;
import java.util.function.Supplier;

/// Metrics for operators: on a quiet server, strangers could see in them when somebody gives a
/// sealed answer. So only this machine gets them, or whoever knows the token.
///
/// @param figures returns the metrics
/// @param token the secret that lets other machines read them, if any may
record MetricsPage(Supplier<String> figures, Optional<String> token) implements Handler {
  private static final String BEARER = "Bearer ";

  @Override
  public void handle(Context context) throws UnknownHostException {
    boolean mayRead = token.isPresent() ? knowsToken(context) : isThisMachine(context);
    if (!mayRead) throw new NotFoundResponse();
    context.contentType("text/plain; version=0.0.4").result(figures.get());
  }

  private boolean knowsToken(Context context) {
    String given = context.header("Authorization");
    return given != null
        && given.startsWith(BEARER)
        && MessageDigest.isEqual(
            bytes(given.substring(BEARER.length())), bytes(token.orElseThrow()));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /// A proxy on this machine forwards requests of others, and says so.
  private static boolean isThisMachine(Context context) throws UnknownHostException {
    return context.header(TrustedProxies.FORWARDED) == null
        && context.header("Forwarded") == null
        && context.header("Via") == null
        && InetAddress.getByName(context.req().getRemoteAddr()).isLoopbackAddress();
  }
}
