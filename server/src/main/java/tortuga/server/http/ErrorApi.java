package tortuga.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.InstantSource;
import java.util.Map;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.server.http.HttpPayloads.PageError;
import tortuga.server.limits.Limit;
import tortuga.server.limits.RateLimit;
import tortuga.server.table.Refusal;

/// Errors of pages, one line in the log for each: its type and its place, and nothing that somebody
/// wrote or sees.
final class ErrorApi {
  private static final Logger LOG = LoggerFactory.getLogger(ErrorApi.class);

  /// Maximum number of bytes of a report.
  private static final long LONGEST = 512;

  /// Maximum number of lines at once, and of lines a minute, whoever reports.
  private static final int BURST = 60;

  private static final int PER_MINUTE = 30;

  private static final Pattern TYPE = Pattern.compile("[A-Z][A-Za-z]{0,39}");
  private static final Pattern PART = Pattern.compile("[a-z][a-z-]{0,29}");

  /// A file of ours with line and column, such as `TableShell-BqX1.js:12:345`; empty if unknown.
  private static final Pattern PLACE =
      Pattern.compile("|[A-Za-z0-9][A-Za-z0-9._-]{0,79}(:[0-9]{1,7}){0,2}");

  private final RequestLimits limits;
  private final RateLimit lines;

  ErrorApi(RequestLimits limits, InstantSource time) {
    this.limits = limits;
    this.lines = new RateLimit(BURST, PER_MINUTE, time);
  }

  void configure(RoutesConfig routes) {
    routes.post("/api/errors", Reply.with(this::report));
  }

  private Object report(Context context) throws Refusal {
    limits.address(Limit.REPORT_ERROR, context);
    Reply.require(context.contentLength() <= LONGEST, "not-understood");
    PageError error = Reply.read(context, PageError.class);
    Reply.require(isPlain(error), "not-understood");
    Reply.require(lines.take(""), "too-fast");
    LOG.atWarn()
        .addKeyValue("type", error.type())
        .addKeyValue("part", error.part())
        .addKeyValue("place", error.place())
        .log("a page failed");
    return Map.of();
  }

  private static boolean isPlain(PageError error) {
    return TYPE.matcher(error.type()).matches()
        && PART.matcher(error.part()).matches()
        && PLACE.matcher(error.place()).matches();
  }
}
