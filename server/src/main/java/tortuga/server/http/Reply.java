package tortuga.server.http;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.concurrent.CompletionException;
import tortuga.server.http.HttpPayloads.Problem;
import tortuga.server.protocol.Json;
import tortuga.server.table.Refusal;

/// How HTTP requests are read, and answered or refused.
final class Reply {
  private Reply() {}

  /// Something that may be refused.
  interface Endpoint {
    Object answer(Context context) throws Refusal;
  }

  /// Something that writes its own response, unless it is refused.
  interface Responder {
    void answer(Context context) throws Refusal;
  }

  /// A condition for a response.
  interface Check {
    void require(Context context) throws Refusal;
  }

  /// Responds with a result.
  static Handler with(Endpoint endpoint) {
    return by(context -> json(context, HttpStatus.OK, endpoint.answer(context)));
  }

  static Handler by(Responder responder) {
    return context -> {
      try {
        responder.answer(context);
      } catch (Refusal e) {
        refuse(context, e);
      } catch (CompletionException e) {
        refuse(context, Refusal.from(e));
      }
    };
  }

  /// Refuses a request that fails a check.
  static Handler unless(Check check) {
    return context -> {
      try {
        check.require(context);
      } catch (Refusal e) {
        refuse(context, e);
        context.skipRemainingHandlers();
      }
    };
  }

  /// Says that there is nothing at an address.
  static void notFound(Context context) {
    json(context, HttpStatus.NOT_FOUND, new Problem("not-found", List.of()));
  }

  private static void refuse(Context context, Refusal refusal) {
    HttpStatus status =
        switch (refusal.reason()) {
          case "who-are-you" -> HttpStatus.UNAUTHORIZED;
          case "only-the-host", "not-seated", "foreign-origin" -> HttpStatus.FORBIDDEN;
          case "not-json" -> HttpStatus.UNSUPPORTED_MEDIA_TYPE;
          case "no-such-table", "no-such-code", "no-such-session", "no-such-lesson", "nobody" ->
              HttpStatus.NOT_FOUND;
          case "too-fast" -> HttpStatus.TOO_MANY_REQUESTS;
          case "store-unavailable" -> HttpStatus.SERVICE_UNAVAILABLE;
          case "not-understood",
              "bad-setup",
              "bad-name",
              "odd-name",
              "reserved-name",
              "bad-flag",
              "bad-record",
              "no-such-game" ->
              HttpStatus.BAD_REQUEST;
          default -> HttpStatus.CONFLICT;
        };
    json(context, status, new Problem(refusal.reason(), refusal.details()));
  }

  private static void json(Context context, HttpStatus status, Object body) {
    context
        .status(status)
        .header("Cache-Control", "no-store")
        .contentType("application/json")
        .result(Json.write(body));
  }

  static <T> T read(Context context, Class<T> type) throws Refusal {
    String body = context.body();
    return Json.read(body.isEmpty() ? "{}" : body, type)
        .orElseThrow(() -> new Refusal("not-understood"));
  }

  static void require(boolean condition, String reason) throws Refusal {
    if (!condition) throw new Refusal(reason);
  }
}
