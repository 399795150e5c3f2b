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

/// Figures for whoever runs the server: on a quiet one, strangers could read from them when
/// somebody answers unseen. So they are told to this machine alone, or to whoever knows the token.
///
/// @param figures what is told
/// @param token the word that lets other machines read them, if any may
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

  /// A proxy on this machine forwards what others ask, and says so.
  private static boolean isThisMachine(Context context) throws UnknownHostException {
    return context.header(TrustedProxies.FORWARDED) == null
        && context.header("Forwarded") == null
        && context.header("Via") == null
        && InetAddress.getByName(context.req().getRemoteAddr()).isLoopbackAddress();
  }
}
