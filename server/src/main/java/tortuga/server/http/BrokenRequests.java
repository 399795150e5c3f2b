package tortuga.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.eclipse.jetty.http.HttpException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Requests that end before they are complete: the client disconnected, or does not speak HTTP.
/// Nothing is wrong with the server then, so the log has only a debug line.
final class BrokenRequests {
  private static final Logger LOG = LoggerFactory.getLogger(BrokenRequests.class);

  private BrokenRequests() {}

  static void configure(RoutesConfig routes) {
    routes.exception(IOException.class, BrokenRequests::answer);
    routes.exception(UncheckedIOException.class, BrokenRequests::answer);
    routes.exception(HttpException.RuntimeException.class, BrokenRequests::answer);
  }

  private static void answer(Exception problem, Context context) {
    if (isTheirs(problem)) {
      LOG.atDebug().addKeyValue("why", problem.getMessage()).log("a request broke off");
      context.status(HttpStatus.BAD_REQUEST);
    } else {
      LOG.atError().setCause(problem).log("a request failed");
      context.status(HttpStatus.INTERNAL_SERVER_ERROR);
    }
  }

  private static boolean isTheirs(Throwable problem) {
    for (Throwable cause = problem; cause != null; cause = cause.getCause()) {
      if (cause instanceof EOFException || cause instanceof HttpException) return true;
    }
    return false;
  }
}
