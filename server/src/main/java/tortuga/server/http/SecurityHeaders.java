package tortuga.server.http;

import io.javalin.http.Context;
import io.javalin.http.Handler;

/// Headers that tell browsers to trust only this server.
final class SecurityHeaders {
  private static final String POLICY =
      "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none';"
          + " form-action 'self'; frame-ancestors 'none'";

  private SecurityHeaders() {}

  /// Returns a handler that sets the headers; `https` is whether people reach the server that way,
  /// since browsers complain about headers that only make sense there.
  static Handler secure(boolean https) {
    return context -> {
      secure(context);
      if (!https) return;
      context.header("Cross-Origin-Opener-Policy", "same-origin");
      context.header("Strict-Transport-Security", "max-age=31536000");
    };
  }

  private static void secure(Context context) {
    context
        .header("Content-Security-Policy", POLICY)
        .header("X-Content-Type-Options", "nosniff")
        .header("X-Frame-Options", "DENY")
        .header("Referrer-Policy", "same-origin")
        .header("Cross-Origin-Resource-Policy", "same-origin")
        .header("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
  }
}
